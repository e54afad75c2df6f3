"""How sure a figure is: intervals for means and shares of games that depend on each other seed by seed, and a sequential
test that may be looked at as often as one likes.

Games of one seed have the same luck dealt round the seats, so seeds are what is independent; every interval counts seeds.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from statistics import NormalDist

LEVEL = 0.95
Interval = tuple[float, float]


def z_of(level: float) -> float:
    return NormalDist().inv_cdf(0.5 + level / 2)


def moments(histogram: Mapping[int, int]) -> tuple[int, float, float]:
    """Number, mean and variance of values with how often each came."""
    number = sum(histogram.values())
    if not number:
        return 0, 0.0, 0.0
    mean = sum(value * count for value, count in histogram.items()) / number
    spread = sum((value - mean) ** 2 * count for value, count in histogram.items())
    return number, mean, spread / (number - 1) if number > 1 else 0.0


def share_interval(histogram: Mapping[int, int], games: int, level: float = LEVEL) -> Interval:
    """For a share of games: `histogram` says in how many seeds 0, 1, 2… of its `games` games were of the kind counted.

    Wilson's interval, for as many independent games as would be as sure as these.
    """
    seeds, mean, variance = moments(histogram)
    if not seeds:
        return 0.0, 1.0
    share = mean / games
    if variance > 0 and 0 < share < 1:
        worth = min(share * (1 - share) / (variance / games**2 / seeds), 4.0 * games * seeds)
    else:  # all seeds alike: nothing is known of how they differ, so each counts once
        worth = float(seeds)
    z = z_of(level)
    middle = (share + z * z / (2 * worth)) / (1 + z * z / worth)
    half = z / (1 + z * z / worth) * math.sqrt(share * (1 - share) / worth + z * z / (4 * worth * worth))
    return max(0.0, middle - half), min(1.0, middle + half)


def mean_interval(total: int, squares: int, seeds: int, games: int, level: float = LEVEL) -> Interval | None:
    """For a mean per game, from the sum over all games and the sum of the squares of each seed's sum; None: too few."""
    if seeds < 2:
        return None
    mean = total / seeds
    variance = max(0.0, (squares - seeds * mean * mean) / (seeds - 1))
    half = z_of(level) * math.sqrt(variance / seeds)
    return (mean - half) / games, (mean + half) / games


def paired_interval(histogram: Mapping[int, int], games: int, level: float = LEVEL) -> Interval | None:
    """For how much greater a share of games the one wins than the other; None: too few seeds."""
    seeds, mean, variance = moments(histogram)
    if seeds < 2:
        return None
    half = z_of(level) * math.sqrt(variance / seeds)
    return max(-1.0, (mean - half) / games), min(1.0, (mean + half) / games)


# --- the sequential test ---------------------------------------------------------------------------------------------

# Parts of the stake, from careful to bold. A small difference is found by careful bets, a great one soon by bold ones.
STAKES = tuple(0.9 * 0.75**k for k in range(28))


def evidence(histogram: Mapping[int, int], games: int, mean: float = 0.0) -> float:
    """The logarithm of what a gambler has won who started with 1 and bet against `mean` (between -`games` and `games`).

    Each seed's difference lies between -`games` and `games`. If its expectation is `mean`, a bet of any fixed part of the
    purse on it is fair, whatever its distribution; so is the average of many such bets, half of them on more and half on
    less. By Ville's inequality a fair purse ever grows to 1/alpha with a probability of at most alpha, however often one
    looks. (Testing by betting, after Waudby-Smith and Ramdas.)
    """
    logs: list[float] = []
    for stake in STAKES:
        for bet in (stake / (games + mean), -stake / (games - mean)):
            logs.append(sum(count * math.log1p(bet * (value - mean)) for value, count in histogram.items() if count))
    most = max(logs)
    return most + math.log(sum(math.exp(each - most) for each in logs) / len(logs))


def decided(histogram: Mapping[int, int], games: int, alpha: float) -> bool:
    """Is it sure enough, though it was looked at before, that the one wins more than the other?"""
    return evidence(histogram, games) >= math.log(1 / alpha)


def sequential_interval(histogram: Mapping[int, int], games: int, alpha: float) -> Interval:
    """As `paired_interval`, and true at all times at once: what the gambler has not refuted."""
    seeds, mean, _ = moments(histogram)
    if not seeds:
        return -1.0, 1.0
    limit = math.log(1 / alpha)

    def edge(inside: float, outside: float) -> float:
        if evidence(histogram, games, outside) < limit:
            return float(round(outside))
        for _ in range(40):
            middle = (inside + outside) / 2
            if evidence(histogram, games, middle) < limit:
                inside = middle
            else:
                outside = middle
        return inside

    most = games * (1 - 1e-9)
    inside = max(-most, min(most, mean))
    return edge(inside, -most) / games, edge(inside, most) / games
