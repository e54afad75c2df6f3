"""`freehold kingdom`: a random kingdom with everything chosen, or a check of a list."""

from __future__ import annotations

import argparse
import random

from freehold.kingdoms.attachments import chosen
from freehold.kingdoms.randomizer import random_kingdom
from freehold.kingdoms.reading import must_read
from freehold.rules.kinds import ASIDE_CARD
from freehold.rules.setup import Kingdom, Setup
from freehold.rules.vocab import type_words
from freehold.table.document import cost_document
from freehold.table.position import cards_text
from freehold.terminal.common import (
    add_command,
    add_json,
    cost_order,
    cost_text,
    player_count,
    print_json,
    split,
)

EXAMPLES = """
freehold kingdom                          a random kingdom of all sets
freehold kingdom --sets base,seaside --seed 7
freehold kingdom "Cellar, Moat, Village, Smithy, Market, Mine, Militia, Remodel, Workshop, Merchant"
freehold kingdom --players 3 --json
"""


def add(commands: argparse._SubParsersAction) -> None:  # type: ignore[type-arg]
    parser = add_command(commands, "kingdom", "make a random kingdom, or check a list of cards", EXAMPLES)
    parser.add_argument("cards", nargs="*", help="names with commas between; landscapes, Colonies, Shelters too")
    parser.add_argument("--sets", help="random piles of these sets only (commas; default: all)")
    parser.add_argument("--seed", type=int, help="the same seed makes the same kingdom")
    parser.add_argument("--players", type=player_count, default=2, help="2 to 6 (default: 2)")
    add_json(parser)
    parser.set_defaults(run=run)


def kingdom_document(setup: Setup, seed: int | None) -> dict[str, object]:
    kingdom = setup.kingdom
    piles = [{"name": pile.name, "count": int(setup.template.left(pile.index)), "cost": cost_document(pile.kind.cost),
              "types": type_words(pile.kind.types), "supply": pile.supply, "kingdom": pile.kingdom}
             for pile in setup.piles]  # fmt: skip
    return {
        "cards": kingdom.cards, "landscapes": kingdom.landscapes, "colonies": kingdom.colonies,
        "shelters": kingdom.shelters, "extras": chosen(setup), "players": setup.player_count, "seed": seed,
        "starting_deck": [kind.name for kind, _ in setup.starting_deck()], "piles": piles,
    }  # fmt: skip


def kingdom_lines(setup: Setup) -> list[str]:
    """A kingdom as text: piles by cost, what is chosen, what else is on the table."""
    marked: dict[str, list[str]] = {}
    for kind_id, index in setup.marks.items():
        marked.setdefault(setup.piles[index].name, []).append(setup.kinds[kind_id].name)
    out: list[str] = []
    groups = (("Kingdom", True, True), ("Basic piles", True, False), ("Outside the Supply", False, False),
              ("Outside the Supply", False, True))  # fmt: skip
    for title, supply, kingdom in groups:
        piles = [pile for pile in setup.piles if pile.supply == supply and pile.kingdom == kingdom]
        if not piles:
            continue
        out.append(f"{title}:")
        for pile in sorted(piles, key=lambda each: (cost_order(each.kind.cost), each.name)):
            mark = f"  <- {', '.join(marked[pile.name])}" if pile.name in marked else ""
            types = " - ".join(type_words(pile.kind.types))
            out.append(
                f"  {cost_text(pile.kind.cost):>6}  {setup.template.left(pile.index):>3} x  {pile.name}  ({types}){mark}"
            )
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


def make(text: str, sets: list[str], seed: int | None, players: int) -> tuple[Kingdom, int]:
    """The kingdom that was asked for, and the seed of what is chosen at random in it."""
    number = random.SystemRandom().randrange(1 << 31) if seed is None else seed
    if text:
        return must_read(text, players=players, seed=number), number
    return random_kingdom(number, sets or ["all"], players), number


def run(arguments: argparse.Namespace) -> int:
    kingdom, seed = make(" ".join(arguments.cards), split(arguments.sets), arguments.seed, arguments.players)
    setup = Setup(kingdom, arguments.players, seed=seed)
    if arguments.json:
        print_json(kingdom_document(setup, seed))
    else:
        print("\n".join(kingdom_lines(setup)))
        print(f"Seed: {seed}")
    return 0
