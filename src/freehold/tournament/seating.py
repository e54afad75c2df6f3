"""The fixture plan of rounds at tables of three and four: everybody faces as many others as can be, from balanced seats.

Who meets whom is found by annealing: exchanging two players of a round, accepting what is worse now and then at first and
ever less later. For nine players and four rounds it finds the plan in which each meets each of the others exactly once.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import combinations

from freehold.rules.rng import Rng
from freehold.tournament.model import TournamentError

FINE = 1 << 20
STEPS = 30_000
TRIES = 5
HOT, COLD = 1.6, 0.12
REPEAT = 4  # what a repeated meeting costs; one square more where those at tables of four are uneven costs 1
FOUR = 4


def table_sizes(count: int) -> list[int]:
    """Tables of three, and as few of four as the number of players dictates. Five players cannot be split so."""
    if count < 2:
        raise TournamentError(f"a round needs two players at least, and there {'is' if count else 'are'} {count or 'none'}")
    if count in (2, 5):
        return [3, 2] if count == 5 else [2]
    fours = count % 3
    return [3] * ((count - 4 * fours) // 3) + [4] * fours


def fewest_repeats(meetings: int, pairs: int) -> int:
    """If so many meetings fall on so many pairs, how many times at least a pair meets a pair it has met (all repeats of a
    pair counted against each other)."""
    times, more = divmod(meetings, pairs)
    return pairs * times * (times - 1) // 2 + more * times


class Plan:
    """Tables of all rounds, as numbers of players, with the counts that the search keeps."""

    def __init__(self, count: int, rounds: int, past: Sequence[Sequence[Sequence[int]]], rng: Rng) -> None:
        self.count = count
        self.rng = rng
        self.met = [[0] * count for _ in range(count)]
        self.fours = [0] * count
        self.tables: list[list[list[int]]] = []
        for tables in past:
            self.note(tables)
        sizes = table_sizes(count)
        for _ in range(rounds):
            order = self.shuffled()
            drawn = [[order.pop() for _ in range(size)] for size in sizes]
            self.tables.append(drawn)
            self.note(drawn)
        pairs = [self.met[a][b] for a, b in combinations(range(count), 2)]
        self.cost = REPEAT * sum(m * (m - 1) // 2 for m in pairs) + sum(f * f for f in self.fours)
        times, more = divmod(sum(self.fours), count)
        self.least = REPEAT * fewest_repeats(sum(pairs), len(pairs)) + count * times * times + more * (2 * times + 1)

    def note(self, tables: Sequence[Sequence[int]]) -> None:
        for table in tables:
            for a, b in combinations(table, 2):
                self.met[a][b] += 1
                self.met[b][a] += 1
            for a in table if len(table) == FOUR else ():
                self.fours[a] += 1

    def shuffled(self) -> list[int]:
        left = list(range(self.count))
        return [left.pop(int(self.rng.below(len(left)))) for _ in range(self.count)]

    def change(self, one: list[int], a: int, other: list[int], b: int) -> int:
        """What exchanging two players of a round does to the cost."""
        met, out = self.met, 0
        for x in other:
            if x != b:
                out += met[a][x] - met[b][x] + 1
        for x in one:
            if x != a:
                out += met[b][x] - met[a][x] + 1
        out *= REPEAT
        if len(one) != len(other):
            into, away = (a, b) if len(other) == FOUR else (b, a)
            if FOUR in (len(one), len(other)):
                out += 2 * (self.fours[into] - self.fours[away]) + 2
        return out

    def exchange(self, one: list[int], at: int, other: list[int], there: int) -> None:
        a, b = one[at], other[there]
        for table, leaving, coming in ((one, a, b), (other, b, a)):
            for x in table:
                if x != leaving:
                    self.met[leaving][x] -= 1
                    self.met[x][leaving] -= 1
                    self.met[coming][x] += 1
                    self.met[x][coming] += 1
            if len(table) == FOUR:
                self.fours[leaving] -= 1
                self.fours[coming] += 1
        one[at], other[there] = b, a

    def anneal(self, steps: int) -> None:
        """Leaves the best tables that were met on the way."""
        below = self.rng.below
        best, kept = self.cost, copy(self.tables)
        for step in range(steps):
            if self.cost <= self.least:
                break
            heat = REPEAT * HOT * (COLD / HOT) ** (step / steps)
            tables = self.tables[int(below(len(self.tables)))]
            i = int(below(len(tables)))
            j = (i + 1 + int(below(len(tables) - 1))) % len(tables)
            one, other = tables[i], tables[j]
            at, there = int(below(len(one))), int(below(len(other)))
            change = self.change(one, one[at], other, other[there])
            if change <= 0 or int(below(FINE)) < FINE * math.exp(-change / heat):
                self.exchange(one, at, other, there)
                self.cost += change
                if self.cost < best:
                    best, kept = self.cost, copy(self.tables)
        self.cost, self.tables = best, kept


def copy(rounds: list[list[list[int]]]) -> list[list[list[int]]]:
    return [[table[:] for table in tables] for tables in rounds]


def balance(rounds: list[list[list[int]]], past: Sequence[Sequence[Sequence[int]]], count: int, rng: Rng) -> None:
    """Order the players of each table so that everybody has each seat about as often as the others."""
    had = [[0] * FOUR for _ in range(count)]
    for tables in [*past, *rounds]:
        for table in tables:
            for seat, player in enumerate(table):
                had[player][seat] += 1
    every = [table for tables in rounds for table in tables]
    for _ in range(300 * len(every)):
        table = every[int(rng.below(len(every)))]
        i, j = int(rng.below(len(table))), int(rng.below(len(table)))
        a, b = table[i], table[j]
        # Squares of counts: to move a from seat i to j and b the other way may not make their sum greater.
        if i != j and had[a][j] - had[a][i] + had[b][i] - had[b][j] + 2 <= 0:
            table[i], table[j] = b, a
            for player, old, new in ((a, i, j), (b, j, i)):
                had[player][old] -= 1
                had[player][new] += 1


def plan(names: list[str], rounds: int, seed: int, past: Sequence[Sequence[Sequence[str]]] = ()) -> list[list[list[str]]]:
    """The tables of so many rounds, players in turn order; `past` are the tables of the rounds before."""
    everybody = list(dict.fromkeys([*names, *(name for tables in past for table in tables for name in table)]))
    index = {name: at for at, name in enumerate(everybody) if at < len(names)}
    before = [[[index[name] for name in table if name in index] for table in tables] for tables in past]
    rng = Rng(seed)
    best: Plan | None = None
    for _ in range(TRIES):
        found = Plan(len(names), rounds, before, rng)
        if len(table_sizes(len(names))) > 1:
            found.anneal(STEPS)
        if best is None or found.cost < best.cost:
            best = found
        if best.cost <= best.least:
            break
    assert best is not None
    balance(best.tables, before, len(names), rng)
    return [[[names[player] for player in table] for table in tables] for tables in best.tables]
