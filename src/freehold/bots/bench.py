"""The three fixed opponents of `freehold bench`: they answer every question they can meet, as fast as they can."""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from freehold.rules.question import EVERYTHING, NOTHING, PAIR_SPAN, PAIRS, SINGLES, Agent, Answer, Question
from freehold.rules.view import View
from freehold.rules.vocab import (
    ACTION, CURSE, NO_CARD, OF_CARDS, OF_PILES, Q_BUY, Q_DISCARD, Q_PLAY, Q_TREASURES, TREASURE, VICTORY,
)  # fmt: skip


TAKEN: Final = 1 << 30  # in place of a rank: chosen already


class Buyer(Agent):
    """Plays every Treasure; what it buys is up to its kind."""

    any_game: ClassVar[bool] = True  # keeps nothing of a game: one will do for all games of a table

    def __init__(self) -> None:
        self.ready = False
        self.ranks: vec[i64] = vec[i64]()
        self.province: i64 = -1
        self.gold: i64 = -1
        self.silver: i64 = -1
        self.duchy: i64 = -1
        self.estate: i64 = -1

    def learn(self, view: View) -> None:
        """Look up the piles once for each kingdom."""
        self.province = view.pile_named("Province")
        self.gold = view.pile_named("Gold")
        self.silver = view.pile_named("Silver")
        self.duchy = view.pile_named("Duchy")
        self.estate = view.pile_named("Estate")
        self.ready = True

    def buy(self, view: View, question: Question) -> i64:
        raise NotImplementedError

    def play(self, view: View, question: Question) -> Answer:
        return SINGLES[0]

    def answer(self, view: View, question: Question) -> Answer:
        verb = question.verb
        if verb == Q_TREASURES:
            return EVERYTHING[len(question.options)]
        if verb == Q_BUY and question.domain == OF_PILES:
            if not self.ready:
                self.learn(view)
            pile = self.buy(view, question)
            if pile < 0:
                return NOTHING
            at = question.position(pile)
            return NOTHING if at < 0 else SINGLES[at]
        if verb == Q_PLAY:
            return self.play(view, question)
        return self.other(view, question)

    def other(self, view: View, question: Question) -> Answer:
        """Discard what is worth least; otherwise take the first that is allowed."""
        if question.verb == Q_DISCARD and question.domain == OF_CARDS:
            return self.worst_first(view, question)
        return EVERYTHING[question.least]

    def rank(self, view: View, card: i64, kind_id: i64) -> i64:
        """As `rank`, looked up once for each kind (in these kingdoms nothing changes costs or types)."""
        while len(self.ranks) <= kind_id:
            self.ranks = append(self.ranks, -1)
        known = self.ranks[kind_id]
        if known < 0:
            known = rank(view, card)
            self.ranks[kind_id] = known
        return known

    def worst_first(self, view: View, question: Question) -> Answer:
        """The `least` cards that help least in a hand."""
        size: i64 = len(question.options)
        ranks = view.option_kinds(question)
        at: i64 = 0
        while at < size:
            ranks[at] = self.rank(view, question.options[at], ranks[at])
            at += 1
        if question.least == 1:
            return SINGLES[lowest(ranks)]
        if question.least == 2 and size <= PAIR_SPAN:
            first = lowest(ranks)
            ranks[first] = TAKEN
            return PAIRS[first * PAIR_SPAN + lowest(ranks)]
        out: list[int] = []
        while len(out) < question.least:
            best = lowest(ranks)
            ranks[best] = TAKEN
            out.append(best)
        return tuple(out)


def lowest(ranks: vec[i64]) -> i64:
    """Where the lowest rank stands, the first of several."""
    best: i64 = 0
    at: i64 = 0
    for rank in ranks:
        if rank < ranks[best]:
            best = at
        at += 1
    return best


def rank(view: View, card: i64) -> i64:
    """How much a card helps in a hand: Victory cards and Curses nothing, others by their cost."""
    types = view.types(card)
    if types & (VICTORY | CURSE) and not types & (ACTION | TREASURE):
        return 0
    return view.cost(card) * 2 + (3 if types & ACTION else 2)


class BigMoney(Buyer):
    """Province at 8, Gold at 6, Silver at 3."""

    def buy(self, view: View, question: Question) -> i64:
        coins = view.coins
        if coins >= 8:
            return self.province
        if coins >= 6:
            return self.gold
        if coins >= 3:
            return self.silver
        return -1


class BigMoneySmithy(Buyer):
    """Big Money with a first Smithy at 4 or 5 coins and a second once 16 cards are owned."""

    def __init__(self) -> None:
        super().__init__()
        self.smithy: i64 = -1
        self.smithy_kind: i64 = -1

    def learn(self, view: View) -> None:
        super().learn(view)
        self.smithy = view.pile_named("Smithy")
        self.smithy_kind = view.kind_named("Smithy").id

    def buy(self, view: View, question: Question) -> i64:
        coins = view.coins
        if coins >= 8:
            return self.province
        if coins >= 6:
            return self.gold
        if coins >= 4:
            owned = view.owned(self.smithy_kind)
            if owned == 0 or (owned == 1 and view.owned_cards() >= 16):
                return self.smithy
        if coins >= 3:
            return self.silver
        return -1


class Engine(Buyer):
    """Villages, Smithies, Markets and a Militia, as `freehold bench` describes it."""

    def __init__(self) -> None:
        super().__init__()
        self.smithy: i64 = -1
        self.village: i64 = -1
        self.market: i64 = -1
        self.militia: i64 = -1
        self.smithy_kind: i64 = -1
        self.village_kind: i64 = -1
        self.market_kind: i64 = -1
        self.militia_kind: i64 = -1

    def learn(self, view: View) -> None:
        super().learn(view)
        self.smithy = view.pile_named("Smithy")
        self.village = view.pile_named("Village")
        self.market = view.pile_named("Market")
        self.militia = view.pile_named("Militia")
        self.smithy_kind = view.kind_named("Smithy").id
        self.village_kind = view.kind_named("Village").id
        self.market_kind = view.kind_named("Market").id
        self.militia_kind = view.kind_named("Militia").id

    def play(self, view: View, question: Question) -> Answer:
        """Village, Market, then what draws, then the rest."""
        if len(question.options) == 1:
            return SINGLES[0]
        best: i64 = 0
        best_rank: i64 = 9
        position: i64 = 0
        for card in question.options:
            kind = view.my_kind(card) if card >= 0 else NO_CARD  # a Villager to spend
            rank: i64 = 3
            if kind == self.village_kind:
                rank = 0
            elif kind == self.market_kind:
                rank = 1
            elif kind == self.smithy_kind:
                rank = 2
            if rank < best_rank:
                best_rank = rank
                best = position
            position += 1
        return SINGLES[best]

    def buy(self, view: View, question: Question) -> i64:
        coins = view.coins
        if coins >= 8:
            return self.province
        left = view.left(self.province)
        if coins >= 5 and left <= 4 and view.left(self.duchy) > 0:
            return self.duchy
        if coins >= 2 and left <= 2 and view.left(self.estate) > 0:
            return self.estate
        if coins >= 6:
            return self.gold
        if coins >= 5 and view.left(self.market) > 0 and view.owned(self.market_kind) < 5:
            return self.market
        if coins >= 4:
            if view.owned(self.militia_kind) == 0:
                return self.militia
            smithies = view.owned(self.smithy_kind)
            if smithies < 3 and smithies <= view.owned(self.village_kind):
                return self.smithy
        if coins >= 3:
            if view.left(self.village) > 0 and view.owned(self.village_kind) < 5:
                return self.village
            return self.silver
        return -1
