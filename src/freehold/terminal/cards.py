"""`freehold cards`: every card there is, or one with its rulings."""

from __future__ import annotations

import argparse
import sys

from freehold.kingdoms import reference
from freehold.kingdoms.reference import Filter, brings, full_text, older_versions, rulings
from freehold.kingdoms.roles import ROLES
from freehold.rules.kinds import CardKind
from freehold.rules.vocab import type_words
from freehold.table.document import cost_document
from freehold.terminal.common import UsageError, add_command, add_json, cost_text, print_json, split

EXAMPLES = """
freehold cards                            all cards and landscapes
freehold cards Cellar                     one card with its rulings
freehold cards --set seaside --type Duration
freehold cards --role village --cost 3-4 --edition second
freehold cards --search "discard pile" --by set
freehold cards --set "dark ages" --by cost
freehold cards --older --set prosperity   what once worked differently
freehold cards --json
"""


FILTERS = ("sets", "type", "cost", "role", "edition", "named", "search", "older", "by")


def add(commands: argparse._SubParsersAction) -> None:  # type: ignore[type-arg]
    parser = add_command(commands, "cards", "list cards, or show one with its rulings", EXAMPLES)
    parser.add_argument("name", nargs="*", help="the card or pile to show")
    parser.add_argument("--set", dest="sets", metavar="SET", help="only of these sets (any part of the name; commas)")
    parser.add_argument("--type", dest="type", metavar="TYPE", help="only with this type, as Duration or Event")
    parser.add_argument("--cost", metavar="COST", help="only of this cost: 4, 2-4, 5+, 3P (with Potion), 8D (Debt)")
    parser.add_argument("--role", metavar="ROLE", help="only good for this: " + ", ".join(ROLES))
    parser.add_argument("--edition", metavar="EDITION", help="first, second, only first, only second (of sets that have two)")
    parser.add_argument("--named", metavar="PART", help="only with this in the name")
    parser.add_argument("--search", metavar="WORDS", help='only with these words in name, text or rulings ("a phrase")')
    parser.add_argument("--older", action="store_true", help="only cards that once worked differently, and what changed")
    parser.add_argument("--by", metavar="INDEX", help="as an index by " + ", ".join(reference.INDEXES))
    add_json(parser)
    parser.set_defaults(run=run)


def card_document(kind: CardKind) -> dict[str, object]:
    return {
        "name": kind.name, "sets": list(kind.sets), "types": type_words(kind.types), "cost": cost_document(kind.cost),
        "pile": kind.pile_name or None, "category": kind.category, "text": full_text(kind),
    }  # fmt: skip


def version_document(kind: CardKind) -> dict[str, object]:
    """One wording of a card. `changed`: what the next one does differently, and since when."""
    return {
        "ruleset": kind.ruleset, "types": type_words(kind.types), "cost": cost_document(kind.cost), "text": full_text(kind),
        "changed": kind.changed,
    }  # fmt: skip


def version_lines(kind: CardKind, now: CardKind) -> list[str]:
    """An older wording as text."""
    types = "" if kind.types == now.types else f" ({' - '.join(type_words(kind.types))})"
    out = [f"  Ruleset '{kind.ruleset}'{types}: " + " / ".join(full_text(kind).splitlines())]
    return [*out, f"    changed: {kind.changed}"]


def details(kind: CardKind) -> dict[str, object]:
    out = card_document(kind)
    out["rulings"] = rulings().get(kind.name, [])
    out["versions"] = [version_document(each) for each in [kind, *older_versions(kind)]]
    out["brings"] = brings(kind)
    return out


def price(kind: CardKind) -> str:
    """The cost of a card as text; empty for what has none."""
    return cost_text(kind.cost) if reference.has_cost(kind) else ""


def card_lines(kind: CardKind, *, with_rulings: bool = True) -> list[str]:
    """A card as text."""
    cost = f"  ({price(kind)})" if price(kind) else ""
    out = [f"{kind.name}{cost}  {' - '.join(type_words(kind.types))}"]
    out += ["  " + line for line in full_text(kind).splitlines()]
    out.append(f"  [{', '.join(kind.sets)}]" + (f"  pile: {kind.pile_name}" if kind.pile_name not in ("", kind.name) else ""))
    if brings(kind):
        out.append("  Brings: " + "; ".join(brings(kind)))
    for each in older_versions(kind):
        out += version_lines(each, kind)
    proved = rulings().get(kind.name, [])
    if with_rulings and proved:
        out.append("  Rulings:")
        out += ["  - " + each for each in proved]
    return out


def line(kind: CardKind, width: int) -> str:
    return f"{kind.name:{width}}  {price(kind):>6}  {' - '.join(type_words(kind.types))}"


def show_list(wanted: Filter, by: str | None, *, as_json: bool) -> int:
    """The cards that suit, or an index of them."""
    kinds = reference.find(wanted)
    width = max((len(kind.name) for kind in kinds), default=0)
    if by is not None:
        groups = reference.index(kinds, by)
        if as_json:
            print_json({heading: [kind.name for kind in members] for heading, members in groups})
        else:
            texts = (f"{heading} ({len(members)})\n" + "\n".join("  " + line(kind, width) for kind in members)
                     for heading, members in groups)  # fmt: skip
            print("\n\n".join(texts))
    elif as_json:
        print_json([card_document(kind) for kind in kinds])
    else:
        for kind in kinds if wanted.search else sorted(kinds, key=lambda each: each.name):
            print(line(kind, width))
            for each in older_versions(kind) if wanted.older else ():
                print(f"    {each.changed}")
    if not kinds and not as_json:
        print("No card suits all of that.", file=sys.stderr)
    return 0


def run(arguments: argparse.Namespace) -> int:
    if arguments.name:
        filters = [word for word in FILTERS if getattr(arguments, word) not in (None, False)]
        if filters:
            option = filters[0].removesuffix("s")
            raise UsageError(f"a name shows that card alone, --{option} picks from the list: leave one out")
        kinds = reference.named(" ".join(arguments.name))
        if arguments.json:
            print_json(details(kinds[0]) if len(kinds) == 1 else [details(kind) for kind in kinds])
        else:
            print("\n\n".join("\n".join(card_lines(kind)) for kind in kinds))
        return 0
    wanted = Filter(arguments.named or "", split(arguments.sets), arguments.type or "", arguments.cost or "",
                    arguments.role or "", arguments.edition or "", arguments.search or "", arguments.older)  # fmt: skip
    return show_list(wanted, arguments.by, as_json=arguments.json)
