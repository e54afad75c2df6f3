"""What the generic player knows of each kind of card: printed facts, and what the sandbox has measured.

Values are in hundredths of a coin, in columns by kind. Nothing here knows a card by its name.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from freehold.rules.kinds import REGISTRY, CardKind, is_plain_treasure
from freehold.rules.vocab import (
    ACTION, CURSE, NIGHT, RUINS, SHELTER, TREASURE, VICTORY, WHEN_DISCARD, coins_in, debt_in, potions_in,
)  # fmt: skip

COIN: Final = 100
ACTION_WORTH: Final = 60  # one more Action
BUY_WORTH: Final = 40  # one more Buy
AVERAGE_CARD: Final = 130  # what a card that one draws is worth in the middle of a game

# How glad one is to be rid of a card.
JUNK_CURSE: Final = 1000
JUNK_RUINS: Final = 700
JUNK_SHELTER: Final = 550
JUNK_VICTORY: Final = 500
JUNK_TREASURE: Final = 200

# Stances: how a question about cards (or piles, numbers) is answered when its verb does not say what is good.
BEST_FIRST: Final = 1
WORST_FIRST: Final = 2
MANY: Final = 4  # as many as allowed, not as few

# Whom a named card should be, see `Book.names`.
NAME_COMMON: Final = 0  # what I own most of
NAME_JUNK: Final = 1
NAME_VICTORY: Final = 2  # the Victory card of most points that I own


def column(size: int, value: int = 0) -> vec[i64]:
    return vec[i64]([value] * size)


class Book:
    """Facts and measurements of every kind that is loaded."""

    def __init__(self) -> None:
        self.size: i64 = 0
        self.types: vec[i64] = vec[i64]()
        self.junk: vec[i64] = vec[i64]()  # static part of how glad one is to be rid of it
        self.points: vec[i64] = vec[i64]()
        self.cost: vec[i64] = vec[i64]()  # in coins; potions and debt are taken for coins
        self.money: vec[i64] = vec[i64]()  # coins that playing it makes
        self.cards: vec[i64] = vec[i64]()
        self.actions: vec[i64] = vec[i64]()
        self.buys: vec[i64] = vec[i64]()
        self.early: vec[i64] = vec[i64]()  # what playing it is worth with junk in the hand
        self.clean: vec[i64] = vec[i64]()  # and with nothing but good cards
        self.crowd: vec[i64] = vec[i64]()  # and with other Actions in the hand
        self.later: vec[i64] = vec[i64]()  # of these, what comes with the next turn
        self.trashes: vec[i64] = vec[i64]()  # junk that playing it trashes
        self.forced: vec[i64] = vec[i64]()  # cards that it trashes even where none is junk
        self.hurts: vec[i64] = vec[i64]()  # what it costs an opponent
        self.plays_others: vec[i64] = vec[i64]()  # 1: it plays Actions of the hand
        self.comes_last: vec[i64] = vec[i64]()  # 1: a Treasure that is better after the others
        self.likes_discard: vec[i64] = vec[i64]()  # 1: something happens when it is discarded
        self.refuses: vec[i64] = vec[i64]()  # of a reaction to gains: 1: not for good cards, 2: not for bad ones
        self.measured: vec[i64] = vec[i64]()
        self.stances: dict[int, int] = {}  # kind that asks * 64 + verb -> stance
        self.words: dict[str, int] = {}  # "kind that asks:words" -> what choosing that is worth
        self.names: dict[int, int] = {}  # kind that asks for a name -> whom to name
        self.grow()

    def grow(self) -> None:
        """Take up kinds that were loaded since."""
        for kind in REGISTRY.kinds[int(self.size) :]:
            self.add(kind)

    def add(self, kind: CardKind) -> None:
        types = kind.types
        price = coins_in(kind.cost) + 2 * potions_in(kind.cost) + debt_in(kind.cost)
        money: i64 = 0
        cards: i64 = 0
        actions: i64 = 0
        buys: i64 = 0
        value: i64 = 0
        if is_plain_treasure(kind):
            money = kind.worth
            value = money * COIN
        elif kind.only_plus:
            money = kind.plus_money
            cards = kind.plus_cards
            actions = kind.plus_actions
            buys = kind.plus_buys
            value = money * COIN + cards * 110 + actions * ACTION_WORTH + buys * BUY_WORTH
        elif types & TREASURE:
            money = 1
            value = 60 + price * 35
        elif types & (ACTION | NIGHT):
            value = 60 + price * 30
        plain_victory = types & VICTORY and not types & (ACTION | TREASURE | NIGHT)
        junk: i64 = 0
        if types & CURSE:
            junk = JUNK_CURSE
        elif types & RUINS:
            junk = JUNK_RUINS
        elif types & SHELTER:
            junk = JUNK_SHELTER
        elif plain_victory and kind.points <= 1 and not kind.varies_in_points:
            junk = JUNK_VICTORY
        elif is_plain_treasure(kind) and kind.cost == 0 and kind.worth <= 1:
            junk = JUNK_TREASURE
        likes: i64 = 0
        for hook in kind.hooks:
            if hook.event == WHEN_DISCARD:
                likes = 1
        self.types = append(self.types, types)
        self.junk = append(self.junk, junk)
        self.points = append(self.points, kind.points + (2 if kind.varies_in_points else 0))
        self.cost = append(self.cost, price)
        self.money = append(self.money, money)
        self.cards = append(self.cards, cards)
        self.actions = append(self.actions, actions)
        self.buys = append(self.buys, buys)
        self.early = append(self.early, value)
        self.clean = append(self.clean, value)
        self.crowd = append(self.crowd, value)
        self.later = append(self.later, 0)
        self.trashes = append(self.trashes, 0)
        self.forced = append(self.forced, 0)
        self.hurts = append(self.hurts, 0)
        self.plays_others = append(self.plays_others, 0)
        self.comes_last = append(self.comes_last, 0)
        self.likes_discard = append(self.likes_discard, likes)
        self.refuses = append(self.refuses, 0)
        self.measured = append(self.measured, 0)
        self.size += 1

    def best(self, kind_id: i64) -> i64:
        """What playing it is worth where it does most."""
        value = self.early[kind_id]
        if self.clean[kind_id] > value:
            value = self.clean[kind_id]
        if self.crowd[kind_id] > value:
            value = self.crowd[kind_id]
        return value

    def playable(self, kind_id: i64) -> bool:
        return bool(self.types[kind_id] & (ACTION | TREASURE | NIGHT))

    def terminal(self, kind_id: i64) -> bool:
        return bool(self.types[kind_id] & ACTION) and self.actions[kind_id] < 1

    def in_deck(self, kind_id: i64) -> i64:
        """What one more in the deck is worth: better or worse than an average card."""
        types = self.types[kind_id]
        if types & CURSE:
            return -250
        if types & RUINS:
            return -120
        if not self.playable(kind_id):
            points = self.points[kind_id]
            return points * 40 - 60 if points > 0 else -100
        if self.junk[kind_id]:
            return -40
        value = self.best(kind_id)
        if not types & TREASURE:
            by_cost = 60 + self.cost[kind_id] * 30  # people price what no single trial shows
            value = (value + by_cost) // 2
        return value - AVERAGE_CARD + self.points[kind_id] * 30
