"""Everybody against everybody: one strength for each bot (Bradley and Terry), with intervals."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass

from freehold.lab.intervals import LEVEL, Interval, moments, z_of

SCALE = 400 / math.log(10)  # as in chess: 400 points more are ten times the chances
STEPS = 200
Matrix = list[list[float]]


@dataclass(frozen=True)
class Meeting:
    """Two bots that met: in how many seeds the first was so many wins ahead; `games` are those of one seed."""

    one: int
    other: int
    lead: Mapping[int, int]
    games: int

    def totals(self) -> tuple[float, float, float]:
        """Games, the first one's score (a shared game is half a win), and the variance of that score.

        One drawn game is added, so that who has won every game is not infinitely better.
        """
        seeds, mean, variance = moments(self.lead)
        games = seeds * self.games + 1.0
        score = seeds * (self.games + mean) / 2 + 0.5
        share = score / games
        return games, score, seeds * variance / 4 or games * share * (1 - share)


def solve(matrix: Matrix, right: Matrix) -> Matrix:
    """matrix * x = right, by elimination with the greatest pivot."""
    size = len(matrix)
    rows = [[*matrix[at], *right[at]] for at in range(size)]
    for at in range(size):
        best = max(range(at, size), key=lambda row: abs(rows[row][at]))
        rows[at], rows[best] = rows[best], rows[at]
        pivot = rows[at]
        for row in range(size):
            if row != at and rows[row][at]:
                factor = rows[row][at] / pivot[at]
                rows[row] = [mine - factor * theirs for mine, theirs in zip(rows[row], pivot, strict=True)]
    return [[each / rows[at][at] for each in rows[at][size:]] for at in range(size)]


def spread(matrix: Matrix, one: int, other: int, weight: float) -> None:
    """Add weight * (e_one - e_other)(e_one - e_other)'."""
    matrix[one][one] += weight
    matrix[other][other] += weight
    matrix[one][other] -= weight
    matrix[other][one] -= weight


def ratings(bots: int, meetings: list[Meeting], level: float = LEVEL) -> list[tuple[float, Interval]]:
    """Each bot's strength with its interval; their mean is 0. Every bot must be linked to every other by meetings.

    The intervals allow for games of a seed going together, and for bots that beat each other in a ring (a "sandwich": the
    curvature of the likelihood on both sides of the variance that was seen).
    """
    found = [(meeting.one, meeting.other, *meeting.totals()) for meeting in meetings]
    strengths = [0.0] * bots
    curvature: Matrix = []
    for _ in range(STEPS):  # Newton's method; the last equation says that the sum is 0
        slope = [0.0] * bots
        curvature = [[1.0 / bots] * bots for _ in range(bots)]  # fixes the mean, on which the games say nothing
        for one, other, games, score, _ in found:
            chance = 1 / (1 + math.exp(strengths[other] - strengths[one]))
            slope[one] += score - games * chance
            slope[other] -= score - games * chance
            spread(curvature, one, other, games * chance * (1 - chance))
        step = [row[0] for row in solve(curvature, [[each] for each in slope])]
        longest = max(abs(each) for each in step)
        stride = 1.0 / max(1.0, longest)
        strengths = [mine + stride * each for mine, each in zip(strengths, step, strict=True)]
        if longest < 1e-9:
            break
    seen: Matrix = [[0.0] * bots for _ in range(bots)]
    for one, other, _, _, variance in found:
        spread(seen, one, other, variance)
    half_way = solve(curvature, seen)
    both = solve(curvature, [list(column) for column in zip(*half_way, strict=True)])
    out: list[tuple[float, Interval]] = []
    for bot in range(bots):
        half = z_of(level) * math.sqrt(max(0.0, both[bot][bot])) * SCALE
        out.append((strengths[bot] * SCALE, (strengths[bot] * SCALE - half, strengths[bot] * SCALE + half)))
    return out
