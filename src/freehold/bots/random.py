"""An opponent that answers anything at random, from its own seeded dice."""

from __future__ import annotations

from freehold.rules.question import NOTHING, SINGLES, Agent, Answer, Question
from freehold.rules.rng import Rng
from freehold.rules.view import View
from freehold.rules.vocab import Q_BUY, Q_PLAY, Q_RESOLVE, Q_TREASURES


class RandomAgent(Agent):
    def __init__(self, seed: int) -> None:
        self.rng = Rng(seed)

    def answer(self, view: View, question: Question) -> Answer:
        rng = self.rng
        count = len(question.options)
        verb = question.verb
        least = question.least
        most = question.most
        # Mostly plays and buys something: games of those who decline half the time never end.
        if verb in (Q_PLAY, Q_BUY) or (verb == Q_RESOLVE and least == 0):
            if rng.below(8) == 0 and least == 0:
                return NOTHING
            pick = rng.below(count)
            return SINGLES[pick] if pick < 256 else (pick,)
        wanted = least + rng.below(most - least + 1)
        if verb == Q_TREASURES and rng.below(4):
            wanted = most
        if wanted == 0:
            return NOTHING
        if wanted == 1:
            pick = rng.below(count)
            return SINGLES[pick] if pick < 256 else (pick,)
        left: list[int] = list(range(count))
        out: list[int] = []
        while len(out) < wanted:
            out.append(left.pop(rng.below(len(left))))
        return tuple(out)
