"""Write tests/data/facts.json from the reference tables: python tools/make_facts.py REFERENCE_FOLDER

Facts only (names, costs, types, counts, sets), no sentence of any card: this is what our own definitions are checked
against. The reference is not part of the project, so the result is committed and `make check` cannot make it again.
"""

import argparse
import json
import sys
from pathlib import Path
from typing import Any

TABLES = ("cards.json", "antiquities.json")
OUTPUT = Path(__file__).resolve().parent.parent / "tests" / "data" / "facts.json"


def fact(entry: dict[str, Any]) -> dict[str, Any]:
    cost = entry["cost"]
    return {
        # Two cards of the fan expansion bear the name of an official one; `id` tells them apart.
        "id": entry.get("unique_name", entry["name"]),
        "name": entry["name"],
        "category": entry["category"],
        "types": entry["types"],
        "cost": cost and {unit: cost[unit] for unit in ("coins", "potion", "debt", "suffix")},
        "pile": entry["pile"],
        "copies": entry["copies"],
        "sets": entry["sets"],
        "in_supply": entry["in_supply"],
    }


def collect(reference: Path) -> list[dict[str, Any]]:
    entries = [entry for table in TABLES for entry in json.loads((reference / table).read_text(encoding="utf-8"))]
    facts = sorted((fact(entry) for entry in entries), key=lambda known: known["id"])
    ids = [known["id"] for known in facts]
    twice = sorted({id_ for id_ in ids if ids.count(id_) > 1})
    if twice:
        raise SystemExit(f"make_facts: more than one entry for {', '.join(twice)}")
    return facts


def main() -> int:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("reference", type=Path, help=f"the folder that holds {' and '.join(TABLES)}")
    facts = collect(options.parse_args().reference)
    # One fact a line, so that a change in the reference reads as a change of one line.
    lines = ",\n".join(json.dumps(known, ensure_ascii=False) for known in facts)
    OUTPUT.parent.mkdir(parents=True, exist_ok=True)
    OUTPUT.write_text(f"[\n{lines}\n]\n", encoding="utf-8")
    print(f"make_facts: {len(facts)} cards")
    return 0


if __name__ == "__main__":
    sys.exit(main())
