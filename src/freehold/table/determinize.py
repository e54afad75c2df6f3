"""A clone of a game whose hidden cards are redrawn at random, in keeping with what one seat knows.

Hidden cards trade their numbers within their player's hidden zones (or their pile), wherever the game speaks of them,
so that whatever waits for a hidden card waits for the one that took its place.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from freehold.rules.game import Game
from freehold.rules.rng import Rng
from freehold.rules.vocab import (
    BOONS,
    CARD_BITS,
    CARD_MASK,
    DECK,
    DISCARD,
    HAND,
    HEXES,
    HIDDEN,
    NOWHERE,
    OFFER_DECK,
    SECRET_LOOKED,
    SECRET_MAT,
)
from freehold.table.document import sees

HIDDEN_SLOTS = (HAND, DECK, DISCARD, HIDDEN, SECRET_LOOKED, SECRET_MAT)


def lately_gained(game: Game) -> set[int]:
    """Cards whose gaining everybody remembers: those of this turn and of each player's last one."""
    start = int(game.gains_from)
    for player in game.players:
        start = min(start, int(player.last_from))
    return {int(fact) & CARD_MASK for fact in list(game.gains)[start:]}


def pools(game: Game, seat: int) -> list[list[int]]:
    """Groups of cards that the seat cannot tell from each other by where they are."""
    knows = 1 << seat
    gained = lately_gained(game)
    out: list[list[int]] = []

    def unknown(zone: int) -> list[int]:
        return [int(card) for card in game.zones[zone] if not game.known[card] & knows and not sees(game, seat, card)]

    for player in game.players:
        pool: list[int] = []
        for slot in HIDDEN_SLOTS:
            pool.extend(card for card in unknown(int(player.base) + slot) if card not in gained)
        out.append(pool)
    for zone in (BOONS, HEXES, OFFER_DECK):
        out.append(unknown(zone))
    for pile in game.piles:
        zone = int(game.first_pile + pile.index)
        if pile.hidden:
            pool = unknown(zone)
            if pile.keep >= 0:  # some of its cards are not in this game: nobody knows which
                pool += [int(card) for card in game.zones[NOWHERE] if game.home[card] == pile.index]
            out.append(pool)
        elif pile.index in game.covered:
            out.append([card for card in mixed_top(game, int(pile.index)) if not sees(game, seat, card)])
    return [pool for pool in out if len(pool) > 1]


def mixed_top(game: Game, pile: int) -> list[int]:
    """The cards on top of a pile among which something was shuffled: up to the next different card of the pile."""
    members = game.piles[pile].kind.members
    group: list[int] = []
    native = None
    for card in reversed(list(game.zones[game.first_pile + pile])):
        kind = game.kind(card)
        if len(members) > 1 and kind in members:
            if native is not None and kind is not native:
                break
            native = kind
        group.append(int(card))
    return group


def determinize(game: Game, seat: int, seed: int) -> Game:
    """Such a clone, at a quiet point. Everything the seat may see is the same; the dice are new."""
    rng = Rng(seed)
    clone = game.clone()
    clone.set_dice(int(rng.below(1 << 31)))
    taker: dict[int, int] = {}  # card -> the card that takes its place
    for pool in pools(game, seat):
        left = list(pool)
        for card in pool:
            taker[card] = left.pop(int(rng.below(len(left))))
    if taker:
        rename(clone, taker)
    return clone


def rename(game: Game, taker: dict[int, int]) -> None:
    """Let cards take each other's places in everything that can change (what was gained and played stays as it was)."""

    def number(card: int) -> int:
        return taker.get(card, card)

    def handle(card: int) -> int:
        if card < 0:
            return card
        return number(card & CARD_MASK) | (card >> CARD_BITS << CARD_BITS)

    place = list(game.place)
    known = list(game.known)
    for card, other in taker.items():
        game.place[other] = place[card]
        game.known[other] = known[card]
    for i, zone in enumerate(game.zones):
        if any(int(card) in taker for card in zone):
            game.zones[i] = vec[i64]([number(int(card)) for card in zone])
    for effect in game.effects:
        effect.card = handle(int(effect.card))
        effect.cards = [handle(card) for card in effect.cards]
        effect.holder = handle(int(effect.holder))
    for plan in game.plans:
        plan.holder = handle(int(plan.holder))
    game.bonds = [(handle(one), handle(other)) for one, other in game.bonds]
    game.turned_down = [handle(card) for card in game.turned_down]


__all__ = ["determinize", "pools"]
