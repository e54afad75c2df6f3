"""A simple opponent for any kingdom: plays its dearest Actions first, buys the dearest card, keeps what is good."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from freehold.rules.question import NOTHING, SINGLES, Agent, Answer, Question
from freehold.rules.view import View
from freehold.rules.vocab import (
    ACTION, CURSE, LANDSCAPE_OFFER, OF_CARDS, OF_KINDS, OF_NUMBERS, OF_PILES, PAY_DEBT, Q_BUY, Q_DISCARD, Q_EXILE,
    Q_GAIN, Q_KEEP, Q_MAY, Q_OVERPAY, Q_PASS, Q_PAY_DEBT, Q_PLAY, Q_RESOLVE, Q_SPEND, Q_TAKE, Q_TOPDECK, Q_TRASH,
    Q_TREASURES, RUINS, SPEND_COFFERS, SPEND_VILLAGER, TREASURE, VICTORY, coins_in, debt_in, potions_in,
)  # fmt: skip

LOSES = (Q_DISCARD, Q_TRASH, Q_PASS, Q_EXILE)
MOST_REPEATS = 3  # of one optional ability on end: some Reactions may be used again and again


class PriorityAgent(Agent):
    """Knows no card by name: it goes by types and costs."""

    any_game: ClassVar[bool] = True  # keeps nothing of a game but what the last ability was

    def __init__(self) -> None:
        self.last_source: i64 = -1
        self.repeats: i64 = 0  # since one's last play or purchase

    def worth(self, view: View, card: i64) -> int:
        """How glad one is to have a card in the deck."""
        kind = view.kind_by_id(view.my_kind(card))
        types = kind.types
        if types & CURSE:
            return -20
        if types & RUINS:
            return -5
        value = 10 * coins_in(kind.cost) + 12 * potions_in(kind.cost) + 8 * debt_in(kind.cost)
        if types & VICTORY and not types & (ACTION | TREASURE):
            return 2 + kind.points
        if types & TREASURE:
            value += 3 + 2 * int(kind.worth)
        return int(value)

    def ranked(self, view: View, question: Question) -> list[int]:
        """Positions of the options, the most wanted card first."""
        order: list[tuple[int, int]] = []
        for i in range(len(question.options)):
            option = question.options[i]
            order.append((-1000 if option < 0 else self.worth(view, option), -i))
        order.sort(reverse=True)
        return [-i for _, i in order]

    def answer(self, view: View, question: Question) -> Answer:
        verb = question.verb
        if verb == Q_RESOLVE:
            return self.resolve(question)
        if verb in (Q_PLAY, Q_TREASURES, Q_BUY):
            self.repeats = 0
        if verb == Q_PLAY:
            return self.play(view, question)
        if verb == Q_TREASURES:
            return self.treasures(view, question)
        if verb == Q_BUY and question.domain == OF_PILES:
            return self.buy(view, question)
        if verb == Q_MAY:
            return (0,)
        least: int = question.least
        most: int = question.most
        if question.domain == OF_CARDS:
            order = self.ranked(view, question)
            if verb in LOSES or (verb == Q_TOPDECK and least):
                order.reverse()
                bad = [i for i in order if self.worth(view, question.options[i]) <= 2]
                wanted = max(least, min(most, len(bad))) if verb != Q_EXILE else least
                return tuple(order[:wanted])
            if verb in (Q_GAIN, Q_TAKE, Q_KEEP):
                return tuple(order[: max(least, min(most, 1) if verb == Q_GAIN else most)])
            return tuple(order[: least if least else most])
        if question.domain == OF_NUMBERS and verb in (Q_PAY_DEBT, Q_SPEND):
            return (len(question.options) - 1,)
        if question.domain == OF_NUMBERS and verb == Q_OVERPAY:
            return (0,)
        if question.domain in (OF_PILES, OF_KINDS) and not least:
            return (0,)
        return tuple(range(least))

    def resolve(self, question: Question) -> Answer:
        """The first ability on offer; an optional one not without end."""
        source = question.options[0]
        if source == self.last_source:
            self.repeats += 1
        else:
            self.last_source = source
            self.repeats = 1
        return NOTHING if question.least == 0 and self.repeats > MOST_REPEATS else SINGLES[0]

    def play(self, view: View, question: Question) -> Answer:
        """Cards that give Actions first, then by cost."""
        best = -1
        best_rank = -1
        for i in range(len(question.options)):
            option = question.options[i]
            if option == SPEND_VILLAGER:
                continue
            kind = view.kind_by_id(view.my_kind(option))
            rank = coins_in(kind.cost) + (100 if "Action" in kind.text else 0)
            if rank > best_rank:
                best_rank = rank
                best = i
        return (best,) if best >= 0 else NOTHING

    def treasures(self, view: View, question: Question) -> Answer:
        """All of them, the plain ones last; Coffers only when they are all that is left."""
        special: list[int] = []
        plain: list[int] = []
        for i in range(len(question.options)):
            option = question.options[i]
            if option == SPEND_COFFERS:
                continue
            if view.kind_by_id(view.my_kind(option)).play_function is None:
                plain.append(i)
            else:
                special.append(i)
        return tuple(special + plain)

    def buy(self, view: View, question: Question) -> Answer:
        best = -1
        best_value = 0
        left = view.left_named("Province")
        for i in range(len(question.options)):
            option = question.options[i]
            if option == PAY_DEBT:
                return (i,)
            if option < 0 or option >= LANDSCAPE_OFFER:
                continue
            top = view.top(option)
            if top < 0:
                continue
            kind = view.kind_by_id(view.my_kind(top))
            value = self.worth(view, top)
            if kind.types & VICTORY and kind.points >= 6:
                value += 1000
            elif kind.types & VICTORY and kind.points > 0 and left <= 2 + kind.points:
                value += 200 + 10 * kind.points
            elif value <= 10:
                continue
            if value > best_value:
                best_value = value
                best = i
        return (best,) if best >= 0 else NOTHING
