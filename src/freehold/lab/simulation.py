"""The course of a simulation: which units are still to be played, when enough is known, and the sums.

Results do not depend on the number of processes, nor on which of them is done first.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations

from freehold.lab.counts import Counts
from freehold.lab.intervals import LEVEL, decided
from freehold.lab.match import Match, SimulationError, Unit, unit_length, units_of


def distinct(units: Iterable[Unit]) -> list[Unit]:
    """Those that are not part of another one; units that overlap otherwise cannot be told apart and are refused."""
    kept: list[Unit] = []
    for unit in sorted(units, key=lambda each: (each.match, each.seed, each.start, -each.stop)):
        last = kept[-1] if kept else None
        if last is not None and (last.match, last.seed) == (unit.match, unit.seed) and unit.start < last.stop:
            if unit.stop > last.stop:
                raise SimulationError(f"seeds {unit.start} to {unit.stop - 1} overlap seeds {last.start} to {last.stop - 1}")
            continue
        kept.append(unit)
    return kept


def still_open(unit: Unit, known: list[Unit]) -> Iterator[Unit]:
    """The parts of a unit that no known unit covers."""
    inside = [each for each in known if each.start < unit.stop and unit.start < each.stop]
    if not inside:
        yield unit
    elif not any(each.start <= unit.start and unit.stop <= each.stop for each in inside):
        middle = (unit.start + unit.stop) // 2
        yield from still_open(Unit(unit.match, unit.seed, unit.start, middle), inside)
        yield from still_open(Unit(unit.match, unit.seed, middle, unit.stop), inside)


def error_share(bots: int, level: float) -> float:
    """The error that each pair of bots at a table may have so that together they keep the level."""
    return (1 - level) / (bots * (bots - 1) // 2)


def winner(counts: Counts, level: float = LEVEL) -> int | None:
    """The bot that is surely better than every other, though it was looked at before; None: not yet decided."""
    alpha = error_share(counts.bots, level)
    ahead = [0] * counts.bots
    for one, other in combinations(range(counts.bots), 2):
        histogram = counts.duel(one, other)
        if histogram and decided(histogram, counts.bots, alpha):
            lead = sum(wins * seeds for wins, seeds in histogram.items())
            ahead[one if lead > 0 else other] += 1
    return next((bot for bot in range(counts.bots) if ahead[bot] == counts.bots - 1), None)


class Course:
    """One match: its units in order, those that are done, and their sum."""

    def __init__(self, match: Match, planned: list[Unit], until_decided: bool, level: float) -> None:
        self.match = match
        self.counts = Counts(len(match.bots))
        self.planned = planned
        self.until_decided = until_decided
        self.level = level
        self.winner: int | None = None
        self.place = 0  # of the next unit to be added up
        self.waiting: dict[Unit, Counts] = {}  # done before an earlier one was
        self.seeds_done = 0

    def take(self, unit: Unit, counts: Counts) -> None:
        if self.winner is not None:
            return
        self.seeds_done += len(unit)
        if not self.until_decided:
            self.counts.add(counts)
            return
        # In their order, so that the same number of games decides however many processes play them.
        self.waiting[unit] = counts
        while self.winner is None and self.place < len(self.planned):
            found = self.waiting.pop(self.planned[self.place], None)
            if found is None:
                return
            self.counts.add(found)
            self.place += 1
            self.winner = winner(self.counts, self.level)
        self.waiting.clear()


class Simulation:
    """So many seeds of each match; `known` are units whose counts are there already."""

    def __init__(self, matches: list[Match], seed: int, seeds: int, *, until_decided: bool = False, level: float = LEVEL,
                 known: dict[Unit, Counts] | None = None) -> None:  # fmt: skip
        self.matches = matches
        self.seed = seed
        self.level = level
        self.until_decided = until_decided
        self.played = 0  # games of this run; the known ones are not
        before = distinct(known or ())
        self.open: list[list[Unit]] = []
        self.courses: list[Course] = []
        for number, match in enumerate(matches):
            done = [unit for unit in before if unit.match == number]
            same_seed = [unit for unit in done if unit.seed == seed]
            planned = list(units_of(number, seed, seeds, unit_length(seeds)))
            to_play = [part for unit in planned for part in still_open(unit, same_seed)]
            self.open.append(to_play)
            self.courses.append(Course(match, sorted([*done, *to_play]), until_decided, level))
        for unit in before:
            self.courses[unit.match].take(unit, (known or {})[unit])
        self.seeds_to_play = sum(len(unit) for units in self.open for unit in units)

    def units(self) -> Iterator[Unit]:
        """What is to be played, the matches by turns; taken lazily, so that what is decided is not played on."""
        for place in range(max((len(units) for units in self.open), default=0)):
            for number, units in enumerate(self.open):
                if place < len(units) and self.courses[number].winner is None:
                    yield units[place]

    def take(self, unit: Unit, counts: Counts) -> None:
        self.played += counts.games
        self.courses[unit.match].take(unit, counts)

    def share_done(self) -> float:
        """How much of the work is behind us; what is decided counts as done."""
        if not self.seeds_to_play:
            return 1.0
        left = 0
        for course in self.courses:
            if course.winner is None:
                left += sum(len(unit) for unit in course.planned) - course.seeds_done
        return 1.0 - left / self.seeds_to_play
