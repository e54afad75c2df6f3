"""Write src/freehold/data/presets.json: the recommended kingdoms, by name: python tools/make_presets.py REFERENCE_FOLDER

Facts only: which cards, landscapes and attachments each published kingdom names, and where it stands. The reference is
not part of the project, so the result is committed; `--check` (in `make check`) proves that the committed file is in
the form this tool writes and names nothing but cards of tests/data/facts.json.
"""

import argparse
import json
import re
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
OUTPUT = ROOT / "src" / "freehold" / "data" / "presets.json"
FACTS = ROOT / "tests" / "data" / "facts.json"

DOCUMENTS = {
    "000": "Complete Annotated Rules (2013)",
    "001": "Dominion rulebook, second edition",
    "003": "Antiquities rulebook",
    "004": "Dark Ages rulebook",
}
# What the reference calls an attachment -> the card or landscape that it belongs to.
OWNERS = {
    "ferryman_card": "Ferryman",
    "riverboat_card": "Riverboat",
    "obelisk_pile": "Obelisk",
    "way_of_the_mouse_card": "Way of the Mouse",
    "approaching_army_pile": "Approaching Army",
    "druid_boons": "Druid",
}
TRAP = "Boulder Trap"
# Attachments that are printed but break the card's own rule: id -> (owner, what to say). The table draws another.
REFUSED = {"bounty-of-the-hunt-2": ("Ferryman", "printed with Farrier for Ferryman, which asks for a cost of $3 or $4")}
KEYS = {"id", "name", "sets", "cards", "landscapes", "colonies", "shelters", "extras", "notes", "sources"}


def source(text: str) -> str:
    """Where a kingdom stands, without the line numbers of our copies."""
    seed = re.match(r"seed (\d+)", text)
    if seed:
        return DOCUMENTS[seed[1]]
    return "rulebook" if text.startswith("rulebook") else "list of KingdomCreator"


def extras(entry: dict[str, Any]) -> dict[str, list[str]]:
    out: dict[str, list[str]] = {}
    if entry["bane"]:
        out["Young Witch"] = [entry["bane"]]
    for key, value in entry["extras"].items():
        if key == "traits":
            out.update({trait: [pile] for trait, pile in value.items()})
        else:
            out[OWNERS[key]] = value if isinstance(value, list) else [value]
    if entry["id"] in REFUSED:
        del out[REFUSED[entry["id"]][0]]
    return {owner: out[owner] for owner in sorted(out)}


def preset(entry: dict[str, Any]) -> dict[str, Any]:
    """One kingdom of the reference as ours; what is empty is left out."""
    made = {
        "id": entry["id"],
        "name": entry["name"],
        "sets": entry["sets"],
        "cards": sorted(entry["cards"]) + ([TRAP] if entry["boulder_trap"] else []),
        "landscapes": sorted(entry["landscapes"]),
        "colonies": bool(entry["colonies"]),
        "shelters": bool(entry["shelters"]),
        "extras": extras(entry),
        "notes": [REFUSED[entry["id"]][1]] if entry["id"] in REFUSED else [],
        "sources": sorted({source(text) for text in entry["source"]}),
    }
    return {key: value for key, value in made.items() if value}


def text_of(presets: list[dict[str, Any]]) -> str:
    """One kingdom a line, so that a change reads as a change of one line."""
    ordered = sorted(presets, key=lambda each: str(each["id"]))
    return "[\n" + ",\n".join(json.dumps(each, ensure_ascii=False) for each in ordered) + "\n]\n"


def faults(presets: list[dict[str, Any]], known: set[str]) -> list[str]:
    """What is wrong with them, each in a line."""
    out = []
    ids = [each["id"] for each in presets]
    out += [f"{id_}: two kingdoms have this id" for id_ in sorted({each for each in ids if ids.count(each) > 1})]
    for each in presets:
        piles = [name for name in each["cards"] if name != TRAP]
        if len(set(piles)) != 10:
            out.append(f"{each['id']}: {len(set(piles))} Kingdom piles, not ten")
        if each.keys() - KEYS:
            out.append(f"{each['id']}: there is no place for {', '.join(sorted(each.keys() - KEYS))}")
        attached = [name for owner, names in each.get("extras", {}).items() for name in (owner, *names)]
        for name in (*each["cards"], *each.get("landscapes", []), *attached):
            if name not in known:
                out.append(f"{each['id']}: there is no card named {name} in {FACTS.name}")
    return out


def main() -> int:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("reference", type=Path, nargs="?", help="the folder that holds kingdoms.json")
    options.add_argument("--check", action="store_true", help="write nothing; fail if the file is not as it should be")
    arguments = options.parse_args()
    if arguments.reference:
        read = json.loads((arguments.reference / "kingdoms.json").read_text(encoding="utf-8"))
        presets = [preset(entry) for entry in read]
    elif arguments.check:
        presets = json.loads(OUTPUT.read_text(encoding="utf-8"))
    else:
        options.error("say which folder holds kingdoms.json, or --check")
    wrong = faults(presets, {known["id"] for known in json.loads(FACTS.read_text(encoding="utf-8"))})
    if arguments.check and not wrong and OUTPUT.read_text(encoding="utf-8") != text_of(presets):
        wrong = [f"{OUTPUT.name} is not what this tool writes: run tools/make_presets.py REFERENCE_FOLDER"]
    for fault in wrong:
        print(f"make_presets: {fault}", file=sys.stderr)
    if wrong or arguments.check:
        return 1 if wrong else 0
    OUTPUT.write_text(text_of(presets), encoding="utf-8")
    print(f"make_presets: {len(presets)} kingdoms")
    return 0


if __name__ == "__main__":
    sys.exit(main())
