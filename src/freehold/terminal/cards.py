"""`freehold cards`: every card there is, or one with its rulings."""

from __future__ import annotations

import argparse

from freehold.cards import load_all
from freehold.kingdoms.randomizer import in_sets
from freehold.rules.kinds import CURRENT, CardKind, RulesError
from freehold.rules.vocab import type_words
from freehold.table.document import cost_document
from freehold.table.reference import brings, find, older_versions, rulings
from freehold.terminal.common import add_command, add_json, cost_text, print_json, split

EXAMPLES = """
freehold cards                            all cards and landscapes
freehold cards Cellar                     one card with its rulings
freehold cards --set seaside --type Duration
freehold cards --json
"""

COSTLESS = ("landmark", "way", "ally", "trait", "prophecy", "boon", "hex", "state", "artifact")


def add(commands: argparse._SubParsersAction) -> None:  # type: ignore[type-arg]
    parser = add_command(commands, "cards", "list cards, or show one with its rulings", EXAMPLES)
    parser.add_argument("name", nargs="*", help="the card or pile to show")
    parser.add_argument("--set", dest="sets", metavar="SET", help="only of these sets (any part of the name; commas)")
    parser.add_argument("--type", dest="type", metavar="TYPE", help="only with this type, as Duration or Event")
    add_json(parser)
    parser.set_defaults(run=run)


def full_text(kind: CardKind) -> str:
    return "\n".join(part for part in (kind.text, kind.below) if part)


def card_document(kind: CardKind) -> dict[str, object]:
    return {
        "name": kind.name, "sets": list(kind.sets), "types": type_words(kind.types), "cost": cost_document(kind.cost),
        "pile": kind.pile_name or None, "category": kind.category, "text": full_text(kind),
    }  # fmt: skip


def details(kind: CardKind) -> dict[str, object]:
    out = card_document(kind)
    out["rulings"] = rulings().get(kind.name, [])
    out["older"] = [{"ruleset": each.ruleset, "types": type_words(each.types), "cost": cost_document(each.cost),
                     "text": full_text(each)} for each in older_versions(kind)]  # fmt: skip
    out["brings"] = brings(kind)
    return out


def price(kind: CardKind) -> str:
    """The cost of a card as text; empty for what has none."""
    return "" if kind.category in COSTLESS else cost_text(kind.cost)


def card_lines(kind: CardKind, *, with_rulings: bool = True) -> list[str]:
    """A card as text."""
    cost = f"  ({price(kind)})" if price(kind) else ""
    out = [f"{kind.name}{cost}  {' - '.join(type_words(kind.types))}"]
    out += ["  " + line for line in full_text(kind).splitlines()]
    out.append(f"  [{', '.join(kind.sets)}]" + (f"  pile: {kind.pile_name}" if kind.pile_name not in ("", kind.name) else ""))
    if brings(kind):
        out.append("  Brings: " + "; ".join(brings(kind)))
    for each in older_versions(kind):
        out.append(f"  Ruleset '{each.ruleset}': " + " / ".join(full_text(each).splitlines()))
    proved = rulings().get(kind.name, [])
    if with_rulings and proved:
        out.append("  Rulings:")
        out += ["  - " + each for each in proved]
    return out


def listed(sets: list[str], type_name: str | None) -> list[CardKind]:
    registry = load_all()
    found = [kind for kind in registry.kinds if kind.ruleset == CURRENT and kind.category != "rule"]
    if sets:
        found = [kind for kind in found if in_sets(kind.sets, sets)]
        if not found:
            names = sorted({name for kind in registry.kinds for name in kind.sets})
            raise RulesError(f"no set matches {', '.join(sets)}; there are: {', '.join(names)}")
    if type_name:
        word = type_name.casefold()
        known = {name for kind in registry.kinds for name in type_words(kind.types)}
        if word not in {name.casefold() for name in known}:
            raise RulesError(f"there is no type '{type_name}'; there are: {', '.join(sorted(known))}")
        found = [kind for kind in found if word in (name.casefold() for name in type_words(kind.types))]
    return found


def run(arguments: argparse.Namespace) -> int:
    if arguments.name:
        kinds = find(" ".join(arguments.name))
        if arguments.json:
            print_json(details(kinds[0]) if len(kinds) == 1 else [details(kind) for kind in kinds])
        else:
            print("\n\n".join("\n".join(card_lines(kind)) for kind in kinds))
        return 0
    kinds = listed(split(arguments.sets), arguments.type)
    if arguments.json:
        print_json([card_document(kind) for kind in kinds])
        return 0
    width = max((len(kind.name) for kind in kinds), default=0)
    for kind in sorted(kinds, key=lambda each: each.name):
        print(f"{kind.name:{width}}  {price(kind):>6}  {' - '.join(type_words(kind.types))}")
    return 0
