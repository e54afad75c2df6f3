"""Cards, sets, opponents and kingdoms as the wire tells them."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache, lru_cache

import msgspec

from freehold.bots import registry as bots
from freehold.cards import load_all
from freehold.kingdoms.randomizer import SHUFFLED_IN
from freehold.kingdoms.reference import brings, everything, named, older_versions, rulings
from freehold.kingdoms.roles import ROLES, roles_of
from freehold.rules.kinds import CURRENT, CardKind
from freehold.rules.setup import Kingdom
from freehold.rules.vocab import ALLY, LANDSCAPES, PROPHECY, TREASURE, type_words
from freehold.server.wire import BotInfo, CardDetails, CostView, Face, KingdomView, SetInfo, Version
from freehold.table.document import cost_document
from freehold.table.record import Record

BOT_NAME = re.compile(r"[\w' :&-]{1,60}")  # no dot and no slash
USUAL_BOT = "generic-quick"  # whom one meets without choosing


def cost_view(cost: int) -> CostView:
    return CostView(**cost_document(cost))


def face(kind: CardKind) -> Face:
    return Face(
        name=kind.name, types=type_words(kind.types), cost=cost_view(kind.cost), text=kind.text, below=kind.below,
        sets=list(kind.sets), category=kind.category, pile=kind.pile_name, order_matters=kind.order_matters,
        worth=int(kind.worth) if kind.types & TREASURE else 0, points=int(kind.points),
    )  # fmt: skip


@cache
def all_faces() -> list[Face]:
    """Every card and landscape, as the current rules have it, with what it is good for."""
    return [msgspec.structs.replace(face(kind), roles=[role for role in ROLES if role in roles_of(kind)])
            for kind in everything()]  # fmt: skip


def faces_of(kinds: Iterable[CardKind]) -> list[Face]:
    """Of each name once, in the order of the names."""
    found = {kind.name: kind for kind in kinds if kind.category != "rule"}
    return [face(found[name]) for name in sorted(found)]


def faces_in(kingdom: Kingdom, players: int, ruleset: str, setup_seed: int) -> list[Face]:
    """Everything that has a part in a game with that kingdom."""
    setup = Record(kingdom, players, 0, setup_seed=setup_seed, ruleset=ruleset).setup()
    return faces_of([*setup.present, *setup.landscapes, *(member for pile in setup.piles for member in pile.kind.members)])


def details(name: str) -> CardDetails:
    """A card with its rulings; for the name of a mixed pile its top card, with the others as members."""
    kinds = named(name)
    kind = kinds[0]
    pile = load_all().piles.get(kind.pile_name)
    members = list(pile.members) if pile is not None and len(pile.members) > 1 else []
    return CardDetails(
        face=face(kind),
        rulings=rulings().get(kind.name, []),
        versions=[Version(each.ruleset, type_words(each.types), cost_view(each.cost), each.text, each.below,
                          each.changed)
                  for each in older_versions(kind)],
        brings=brings(kind),
        members=[face(member) for member in members],
    )  # fmt: skip


@cache
def sets() -> list[SetInfo]:
    registry = load_all()
    piles: dict[str, int] = {}
    landscapes: dict[str, int] = {}
    for pile in registry.piles.values():
        if pile.category == "kingdom":
            for name in pile.sets:
                piles[name] = piles.get(name, 0) + 1
    for kind in registry.by_name.values():
        if kind.types & LANDSCAPES and kind.types & (SHUFFLED_IN | ALLY | PROPHECY):
            for name in kind.sets:
                landscapes[name] = landscapes.get(name, 0) + 1
    return [SetInfo(name, name, piles.get(name, 0), landscapes.get(name, 0)) for name in sorted({*piles, *landscapes})]


@cache
def bot_infos() -> list[BotInfo]:
    return [BotInfo(kind.name, kind.called(), kind.summary, list(kind.requires), kind.name == USUAL_BOT)
            for kind in bots.all_kinds().values()]  # fmt: skip


@lru_cache(1000)
def bot_kind(name: str) -> bots.BotKind:
    """The opponent of that name. What other distributions bring is looked up once: that reads many files.

    A strategy may also be asked for by the path of its file; a client may not make the server open files.
    """
    if not BOT_NAME.fullmatch(name):
        raise bots.BotError(f"'{name[:60]}' is not the name of a bot")
    return bots.find(name)


def kingdom_view(kingdom: Kingdom) -> KingdomView:
    return KingdomView(list(kingdom.cards), list(kingdom.landscapes), kingdom.colonies, kingdom.shelters, dict(kingdom.extras))


def kingdom_of(view: KingdomView) -> Kingdom:
    return Kingdom(list(view.cards), list(view.landscapes), colonies=view.colonies, shelters=view.shelters,
                   extras={name: list(chosen) for name, chosen in view.extras.items()})  # fmt: skip


def lacking(bot: bots.BotKind, kingdom: Kingdom, players: int) -> list[str]:
    """Cards and landscapes that the bot must have and the game has not."""
    if not bot.requires:
        return []
    there = {each.name for each in faces_in(kingdom, players, CURRENT, 0)}
    return [name for name in bot.requires if name not in there]
