"""Choosing so many of a list at random so that every demand is met, or knowing that it cannot be.

A demand counts those chosen that suit it: at least so many, at most so many. The search tries, in an order the seed
shuffles, first whatever the scarcest unmet demand needs, and goes back where it is stuck; so it finds a choice whenever
there is one (within `MOST_STEPS`), and the same seed finds the same.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from freehold.rules.rng import Rng

MOST_STEPS = 20_000
MANY = 1000


@dataclass(frozen=True)
class Demand:
    """`suits`: the positions in the list that count. `words`: what is wished, to say that it cannot be."""

    words: str
    suits: frozenset[int]
    low: int = 0
    high: int = MANY


class TooHard(Exception):
    """The search was given up before it was done."""


def shuffled(rng: Rng, items: Sequence[int]) -> list[int]:
    left = list(items)
    for i in range(len(left) - 1, 0, -1):
        j = int(rng.below(i + 1))
        left[i], left[j] = left[j], left[i]
    return left


def mask(positions: Iterable[int]) -> int:
    """The positions as bits of one number: sets are joined, cut and counted quickly so."""
    out = 0
    for each in positions:
        out |= 1 << each
    return out


class Search:
    def __init__(self, order: Sequence[int], count: int, demands: Sequence[Demand]) -> None:
        self.order = order
        self.count = count
        self.demands = [(mask(demand.suits), demand.low, demand.high) for demand in demands]
        self.steps = 0

    def run(self, chosen: int, open_: int) -> int | None:
        """Complete a choice from what is still open, or None. Both are sets of positions as bits."""
        self.steps += 1
        if self.steps > MOST_STEPS:
            raise TooHard
        slots = self.count - chosen.bit_count()
        for suits, _, high in self.demands:
            tally = (chosen & suits).bit_count()
            if tally > high:
                return None
            if tally == high:
                open_ &= ~suits
        if slots < 0 or open_.bit_count() < slots:
            return None
        scarcest = 0
        for suits, low, _ in self.demands:
            lacking = low - (chosen & suits).bit_count()
            if lacking <= 0:
                continue
            able = open_ & suits
            if lacking > slots or lacking > able.bit_count():
                return None
            if not scarcest or able.bit_count() < scarcest.bit_count():
                scarcest = able
        if slots == 0:
            return chosen
        tried = scarcest or open_
        for each in self.order:
            if not tried >> each & 1:
                continue
            open_ &= ~(1 << each)  # afterwards whatever has it has been tried
            found = self.run(chosen | 1 << each, open_)
            if found is not None:
                return found
            if open_.bit_count() < slots:
                return None
        return None


def solve(order: Sequence[int], count: int, demands: Sequence[Demand], fixed: Sequence[int] = ()) -> list[int] | None:
    """`count` of the positions in `order`, with those that are fixed, that meet all demands; None: there are none."""
    start = mask(fixed)
    found = Search(order, count, demands).run(start, mask(order) & ~start)
    return None if found is None else [each for each in order if found >> each & 1]


def conflict(can: Callable[[Sequence[Demand]], bool], demands: Sequence[Demand]) -> list[Demand]:
    """A smallest part of the demands that already cannot be met together: dropping any of it would help."""
    left = list(demands)
    for demand in list(left):
        without = [each for each in left if each is not demand]
        if not can(without):
            left = without
    return left
