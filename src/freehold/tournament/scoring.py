"""Points of a game and of a match: places, tournament points, shares of the victory points."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction

from freehold.tournament.model import ABSENT, Result, Score, Table

LADDERS: dict[int, list[int]] = {2: [5, 3], 3: [5, 3, 1], 4: [5, 3, 2, 1]}
"""Tournament points by place, by players at the table. Tables of two come up only where participants stayed away."""


def standing(score: Score, by_turns: bool) -> tuple[int, int, int]:
    """What is compared: who finished the game, more points, fewer turns."""
    finished = 2 if not score.out else 0 if score.out == ABSENT else 1
    return finished, score.points, -(score.turns or 0) if by_turns and not score.out else 0


def places(scores: Mapping[str, Score], by_turns: bool = True) -> dict[str, int]:
    """Everybody's place; who cannot be told apart shares the better one."""
    worth = {name: standing(score, by_turns) for name, score in scores.items()}
    return {name: 1 + sum(other > mine for other in worth.values()) for name, mine in worth.items()}


def tournament_points(result: Result) -> dict[str, Fraction]:
    """The points of a preliminary game. Those who share places share what the places are worth; who was absent has none."""
    at = places(result.scores)
    ladder = LADDERS[len(result.scores)]
    out: dict[str, Fraction] = {}
    for name, place in at.items():
        tied = sum(other == place for other in at.values())
        out[name] = Fraction(sum(ladder[place - 1 : place - 1 + tied]), tied)
        if result.scores[name].out == ABSENT:
            out[name] = Fraction(0)
    return out


def shares(result: Result, largest: int) -> dict[str, Fraction]:
    """Each player's part of the victory points of a game.

    `largest` is the size of the largest table. A smaller table's pool is raised by the average of its points for each
    player it lacks, so that shares of unequal tables can be compared. Where the pool has nothing to share, the shares
    are equal.
    """
    there = [name for name, score in result.scores.items() if score.out != ABSENT]
    out = {name: Fraction(0) for name in result.scores}
    if not there:
        return out
    pool = sum(result.scores[name].points for name in there)
    for name in there:
        share = Fraction(result.scores[name].points, pool) if pool > 0 else Fraction(1, len(there))
        out[name] = share * len(there) / max(largest, len(there))
    return out


def game_points(result: Result, name: str) -> Fraction:
    """A game of two: 1 for a win, a half for a draw. Where both stayed away nobody has anything."""
    if all(score.out == ABSENT for score in result.scores.values()):
        return Fraction(0)
    at = places(result.scores)
    if list(at.values()).count(1) > 1:
        return Fraction(1, 2)
    return Fraction(int(at[name] == 1))


def match_games(table: Table, name: str) -> Fraction:
    """Points in the finished games of a match."""
    return sum((game_points(result, name) for result in table.results if result is not None), Fraction(0))


def match_points(table: Table, name: str) -> Fraction:
    """A finished match counts like a game; one that is not finished counts nothing."""
    if not table.finished:
        return Fraction(0)
    mine = match_games(table, name)
    other = sum((match_games(table, each) for each in table.players if each != name), Fraction(0))
    if not mine and not other:
        return Fraction(0)
    return Fraction(1 if mine > other else 0) if mine != other else Fraction(1, 2)
