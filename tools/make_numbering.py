"""Number the cards for the short codes of kingdoms: python tools/make_numbering.py

A number, once given, is never given to another card: names are only added at the end of the list in
src/freehold/data/numbering.json. `--check` (in `make check`) fails if a card has no number yet.
"""

import argparse
import json
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
OUTPUT = ROOT / "src" / "freehold" / "data" / "numbering.json"
FACTS = ROOT / "tests" / "data" / "facts.json"
# What a kingdom may name: piles, members of piles (in the Black Market deck), landscapes, Boons, traps.
NAMED = {"kingdom", "pile", "pile_member", "event", "project", "landmark", "way", "ally", "trait", "prophecy", "boon", "trap"}


def numbered() -> list[str]:
    names: list[str] = json.loads(OUTPUT.read_text(encoding="utf-8")) if OUTPUT.exists() else []
    return names


def missing(names: list[str]) -> list[str]:
    facts = json.loads(FACTS.read_text(encoding="utf-8"))
    wanted = {known["id"] for known in facts if known["category"] in NAMED}
    return sorted(wanted - set(names))


def main() -> int:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--check", action="store_true", help="write nothing; fail if a card has no number")
    arguments = options.parse_args()
    names = numbered()
    more = missing(names)
    if arguments.check:
        if more:
            print(f"make_numbering: no number for {', '.join(more)}: run tools/make_numbering.py", file=sys.stderr)
        return 1 if more else 0
    OUTPUT.write_text(json.dumps([*names, *more], ensure_ascii=False, indent=0) + "\n", encoding="utf-8")
    print(f"make_numbering: {len(names) + len(more)} names, {len(more)} new")
    return 0


if __name__ == "__main__":
    sys.exit(main())
