"""`freehold kingdom`: a kingdom that is read, found by name, drawn by wishes; shown, written in other formats, as a sheet."""

from __future__ import annotations

import argparse
import random
import re
import sys

from freehold.kingdoms import presets, reading, sheet, writing
from freehold.kingdoms.attachments import chosen, complete
from freehold.kingdoms.names import nearest
from freehold.kingdoms.randomizer import check_sets, in_sets, random_kingdom
from freehold.kingdoms.reference import cost_order
from freehold.kingdoms.wishes import Choice, Wish, choose, is_set, parse, reroll
from freehold.rules.kinds import ASIDE_CARD, RulesError
from freehold.rules.setup import Setup
from freehold.rules.vocab import type_words
from freehold.table.document import cost_document
from freehold.table.position import cards_text
from freehold.terminal.common import (
    UsageError,
    add_command,
    add_json,
    cost_text,
    player_count,
    positive,
    print_json,
    split,
)

EXAMPLES = """
freehold kingdom                          a random kingdom of all sets
freehold kingdom --sets base,seaside --seed 7
freehold kingdom --wish "village, trasher, at most 1 attack, 2 events, colonies"
freehold kingdom --sets base --require Moat --ban "Witch, Militia" --landscapes 0-1
freehold kingdom --preset "First Game" --sheet --players 4
freehold kingdom --list-presets --sets "dark ages"
freehold kingdom "Cellar, Moat, Village, Smithy, Market, Mine, Militia, Remodel, Workshop, Merchant"
freehold kingdom "first game" --reroll Moat --wish "from seaside, reaction"
freehold kingdom --seed 7 --to code       also: list, lines, dominionrandomizer, temple-gates, dombots, json
freehold kingdom --players 3 --json
"""


def add(commands: argparse._SubParsersAction) -> None:  # type: ignore[type-arg]
    parser = add_command(commands, "kingdom", "make a random kingdom, or read one in any format", EXAMPLES)
    parser.add_argument("cards", nargs="*", help="a kingdom in any format: names, a link, a code; - reads standard input")
    parser.add_argument("--preset", metavar="NAME", help="a recommended kingdom, by name")
    parser.add_argument("--list-presets", action="store_true", help="list the recommended kingdoms (of --sets)")
    parser.add_argument("--wish", metavar="WISHES", help="what a random kingdom is to be like, with commas between")
    parser.add_argument("--require", metavar="CARDS", help="cards and landscapes it must have (commas)")
    parser.add_argument("--ban", metavar="CARDS", help="cards and landscapes it must not have (commas)")
    parser.add_argument("--like", metavar="CARDS", help="cards that come more often (commas)")
    for option in ("--colonies", "--shelters"):
        parser.add_argument(option, metavar="WHEN", help="always, never or proportion (default)")
    parser.add_argument("--landscapes", metavar="N", help="how many Events and the like, as 2 or 0-1 (default: 0-2)")
    parser.add_argument("--most-sets", metavar="N", type=positive, help="from no more than so many sets")
    parser.add_argument("--edition", metavar="EDITION", help="first or second, of sets that have two")
    parser.add_argument("--reroll", metavar="CARD", action="append", help="draw another card in place of this one")
    parser.add_argument("--sets", help="random piles of these sets only (commas; default: all)")
    parser.add_argument("--seed", type=int, help="the same seed makes the same kingdom")
    parser.add_argument("--players", type=player_count, default=2, help="2 to 6 (default: 2)")
    parser.add_argument("--to", metavar="FORMAT", help="print nothing but the kingdom as: " + ", ".join(writing.FORMATS))
    parser.add_argument("--sheet", action="store_true", help="what to lay out on a table with real cards")
    add_json(parser)
    parser.set_defaults(run=run)


EDITIONS = ("first", "1st", "second", "2nd")
WHEN = {"always": "{}", "never": "no {}", "proportion": "{} by proportion"}


# --- showing ------------------------------------------------------------------------------------------------------------


def kingdom_document(setup: Setup, seed: int | None, notes: list[str], meets: dict[str, list[str]]) -> dict[str, object]:
    kingdom = setup.kingdom
    piles = [{"name": pile.name, "count": sheet.cards_in(setup, pile), "cost": cost_document(pile.kind.cost),
              "types": type_words(pile.kind.types), "supply": pile.supply, "kingdom": pile.kingdom}
             for pile in setup.piles]  # fmt: skip
    return {
        "cards": kingdom.cards, "landscapes": kingdom.landscapes, "colonies": kingdom.colonies,
        "shelters": kingdom.shelters, "extras": chosen(setup), "players": setup.player_count, "seed": seed,
        "starting_deck": [kind.name for kind, _ in setup.starting_deck()], "piles": piles,
        "code": writing.write(kingdom, reading.CODE), "notes": notes, "meets": meets,
    }  # fmt: skip


def kingdom_lines(setup: Setup) -> list[str]:
    """A kingdom as text: piles by cost, what is chosen, what else is on the table."""
    out: list[str] = []
    groups = (("Kingdom", True, True), ("Basic piles", True, False), ("Outside the Supply", False, False),
              ("Outside the Supply", False, True))  # fmt: skip
    for title, supply, kingdom in groups:
        piles = [pile for pile in setup.piles if pile.supply == supply and pile.kingdom == kingdom]
        if not piles:
            continue
        out.append(f"{title}:")
        for pile in sorted(piles, key=lambda each: (cost_order(each.kind.cost), each.name)):
            marks = sheet.marks_of(setup, pile)
            mark = f"  <- {', '.join(marks)}" if marks else ""
            types = " - ".join(type_words(pile.kind.types))
            out.append(f"  {cost_text(pile.kind.cost):>6}  {sheet.cards_in(setup, pile):>3} x  {pile.name}  ({types}){mark}")
    if setup.landscapes:
        out.append("Landscapes:")
        for kind in setup.landscapes:
            cost = f"{cost_text(kind.cost):>6}  " if kind.cost else ""
            out.append(f"  {cost}{kind.name}  ({' - '.join(type_words(kind.types))}): {' '.join(kind.text.split())}")
    if setup.traps:
        out.append("Shuffled into piles: " + ", ".join(kind.name for kind in setup.traps))
    for owner, kind in setup.aside_kinds:
        out.append(f"{ASIDE_CARD.capitalize()} for {owner.name}: {kind.name}")
    if setup.offered:
        out.append("Offered cards: " + ", ".join(kind.name for kind in setup.offered))
    out.append("Each player starts with: " + cards_text([kind.name for kind, _ in setup.starting_deck()]))
    return out


def show_presets(wanted: list[str], *, as_json: bool) -> int:
    check_sets(wanted)
    found = [each for each in presets.all_presets() if not wanted or all(in_sets([name], wanted) for name in each.sets)]
    if as_json:
        print_json([preset_document(each) for each in found])
        return 0
    width = max((len(each.id) for each in found), default=0)
    for each in found:
        print(f"{each.id:{width}}  {each.name}  [{', '.join(each.sets)}]")
    return 0


def preset_document(preset: presets.Preset) -> dict[str, object]:
    kingdom = preset.kingdom
    return {"id": preset.id, "name": preset.name, "sets": preset.sets, "cards": kingdom.cards,
            "landscapes": kingdom.landscapes, "colonies": kingdom.colonies, "shelters": kingdom.shelters,
            "extras": kingdom.extras, "source": preset.source, "notes": preset.notes}  # fmt: skip


# --- making -------------------------------------------------------------------------------------------------------------


def make(text: str, sets: list[str], seed: int, players: int, wish: Wish | None = None) -> Choice:
    """The kingdom that was asked for; the seed decides what is chosen at random in it."""
    if text:
        read = reading.read(text, players=players, seed=seed)
        if read.kingdom is None and is_set(text.strip()):
            raise UsageError(f"'{text.strip()}' is a set: for a random kingdom of it say --sets")
        if read.problems or read.kingdom is None:
            raise RulesError("; ".join(read.problems))
        return Choice(read.kingdom, read.notes, {})
    if wish is not None:
        return choose(wish, seed, players)
    kingdom, notes = complete(random_kingdom(seed, sets or ["all"], players), players, seed)
    return Choice(kingdom, notes, {})


def wish_of(arguments: argparse.Namespace) -> Wish | None:
    """The wishes of the command line, options and words together; None: there are none (but for --sets)."""
    items = [arguments.wish] if arguments.wish else []
    items += [f"{verb} {name}" for verb in ("require", "ban", "like") for name in split(getattr(arguments, verb))]
    for what in ("colonies", "shelters"):
        when = getattr(arguments, what)
        if when is not None:
            if when.casefold() not in WHEN:
                raise UsageError(f"--{what} is not '{when}'{nearest(when, WHEN)}; say {', '.join(WHEN)}")
            items.append(WHEN[when.casefold()].format(what))
    if arguments.landscapes is not None:
        if not re.fullmatch(r"\s*\d+\s*(-\s*\d+\s*)?", arguments.landscapes):
            raise UsageError(f"--landscapes is not '{arguments.landscapes}'; say a number or a range, as 2 or 0-1")
        items.append(f"{arguments.landscapes} landscapes")
    if arguments.most_sets:
        items.append(f"at most {arguments.most_sets} sets")
    if arguments.edition is not None:
        if arguments.edition.casefold() not in EDITIONS:
            near = nearest(arguments.edition, EDITIONS)
            raise UsageError(f"--edition is not '{arguments.edition}'{near}; say first or second")
        items.append(f"{arguments.edition} editions")
    return parse(", ".join(items), Wish(sets=split(arguments.sets))) if items else None


def asked(arguments: argparse.Namespace) -> tuple[Choice, int]:
    """The kingdom of the command line: read, found by name or drawn, with some cards drawn anew."""
    text = " ".join(arguments.cards)
    if text == "-":
        text = sys.stdin.read()
        if not text.strip():
            raise UsageError("there is no kingdom on standard input")
    if arguments.cards and not text.strip():
        raise UsageError("the kingdom is empty: name cards, or leave it out for a random one")
    if text and arguments.preset is not None:
        raise UsageError("a kingdom is given, and --preset names another: leave one out")
    sets, wish = split(arguments.sets), wish_of(arguments)
    seed = random.SystemRandom().randrange(1 << 31) if arguments.seed is None else arguments.seed
    if (text or arguments.preset is not None) and (wish or sets) and not arguments.reroll:
        raise UsageError("wishes and --sets are for random kingdoms; with --reroll CARD they say what may come in its place")
    if arguments.preset is not None:
        found = presets.find(arguments.preset)
        kingdom, notes = complete(found.kingdom, arguments.players, seed)
        choice = Choice(kingdom, [f"{found.name}: {found.source}", *found.notes, *notes], {})
    else:
        choice = make(text, sets, seed, arguments.players, wish)
    for i, name in enumerate(arguments.reroll or []):
        choice = reroll(choice.kingdom, name, wish or Wish(sets=sets), seed + i + 1, arguments.players)
    return choice, seed


def run(arguments: argparse.Namespace) -> int:
    if arguments.list_presets:
        if arguments.cards or arguments.preset is not None:
            raise UsageError("--list-presets lists those of --sets; to see one, leave it out")
        return show_presets(split(arguments.sets), as_json=arguments.json)
    if arguments.sheet and arguments.to and not arguments.json:
        raise UsageError("--sheet and --to print different things: leave one out, or add --json for both")
    choice, seed = asked(arguments)
    setup = Setup(choice.kingdom, arguments.players, seed=seed)
    if arguments.json:
        document = kingdom_document(setup, seed, choice.notes, choice.meets)
        if arguments.sheet:
            document["sheet"] = sheet.document(setup)
        if arguments.to:
            document["text"] = writing.write(choice.kingdom, arguments.to)
        print_json(document)
    elif arguments.to:
        print(writing.write(choice.kingdom, arguments.to))
    else:
        print("\n".join(sheet.lines(setup) if arguments.sheet else kingdom_lines(setup)))
        for note in choice.notes:
            print(f"Note: {note}")
        for wished, cards in choice.meets.items():
            print(f"Wish '{wished}': {', '.join(cards)}")
        print(f"Code: {writing.write(choice.kingdom, reading.CODE)}")
        print(f"Seed: {seed}")
    return 0


