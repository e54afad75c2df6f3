"""Intervals hold what they promise: counted over many made-up runs whose truth is known."""

from __future__ import annotations

import math
import random

import pytest

from freehold.lab.intervals import (
    decided,
    evidence,
    mean_interval,
    moments,
    paired_interval,
    sequential_interval,
    share_interval,
)

LEADS = (-2, -1, 0, 1, 2)
EVEN = (0.2, 0.1, 0.4, 0.1, 0.2)
EVEN_BUT_SKEW = (0.1, 0.0, 0.7, 0.2, 0.0)  # as much ahead as behind on average, more often ahead than behind
BETTER = (0.1, 0.1, 0.4, 0.1, 0.3)


def drawn(dice: random.Random, chances: tuple[float, ...], seeds: int, into: dict[int, int] | None = None) -> dict[int, int]:
    found = {} if into is None else into
    for lead in dice.choices(LEADS, chances, k=seeds):
        found[lead] = found.get(lead, 0) + 1
    return found


def test_moments() -> None:
    assert moments({1: 2, 4: 1}) == (3, 2.0, 3.0)
    assert moments({}) == (0, 0.0, 0.0)
    assert moments({5: 1}) == (1, 5.0, 0.0)


def test_a_share_of_independent_games_has_wilsons_interval() -> None:
    # One game for each seed, 30 of 100: the textbook's figures.
    low, high = share_interval({0: 70, 1: 30}, 1)

    assert [low, high] == pytest.approx([0.2189, 0.3958], abs=2e-3)


def test_games_of_a_seed_that_all_go_alike_count_once() -> None:
    alike = share_interval({0: 70, 2: 30}, 2)
    single = share_interval({0: 70, 1: 30}, 1)
    opposite = share_interval({0: 10, 1: 80, 2: 10}, 2)

    mixed = share_interval({0: 25, 1: 50, 2: 25}, 2)

    assert list(alike) == pytest.approx(list(single), abs=1e-9)
    assert opposite[1] - opposite[0] < mixed[1] - mixed[0]


def test_a_share_of_nothing_or_all_is_still_unsure() -> None:
    assert share_interval({0: 50}, 2)[0] == 0.0
    assert 0.01 < share_interval({0: 50}, 2)[1] < 0.1
    assert 0.9 < share_interval({2: 50}, 2)[0] < 0.99
    assert share_interval({}, 2) == (0.0, 1.0)


def test_intervals_hold_the_truth_as_often_as_they_say() -> None:
    dice = random.Random(5)
    truth = sum(lead * chance for lead, chance in zip(LEADS, BETTER, strict=True)) / 2
    held = 0
    for _ in range(400):
        low, high = paired_interval(drawn(dice, BETTER, 150), 2) or (1.0, 0.0)
        held += low <= truth <= high

    assert 0.92 < held / 400 < 0.98


def test_the_interval_of_a_mean_is_that_of_the_sums_of_seeds() -> None:
    sums = [10, 14, 9, 11, 16]  # of two games each
    low, high = mean_interval(sum(sums), sum(each * each for each in sums), 5, 2) or (0.0, 0.0)
    mean = sum(sums) / 5
    error = math.sqrt(sum((each - mean) ** 2 for each in sums) / 4 / 5)

    assert low == pytest.approx((mean - 1.959964 * error) / 2, abs=1e-6)
    assert high == pytest.approx((mean + 1.959964 * error) / 2, abs=1e-6)
    assert mean_interval(10, 100, 1, 2) is None


# --- looking often ---------------------------------------------------------------------------------------------------


def naively_decided(histogram: dict[int, int]) -> bool:
    low, high = paired_interval(histogram, 2) or (-1.0, 1.0)
    return low > 0 or high < 0


@pytest.mark.parametrize("chances", [EVEN, EVEN_BUT_SKEW])
def test_equals_are_rarely_told_apart_however_often_one_looks(chances: tuple[float, ...]) -> None:
    dice = random.Random(11)
    runs, wrong, naively_wrong = 200, 0, 0
    for _ in range(runs):
        seen: dict[int, int] = {}
        told = naively_told = False
        for _ in range(60):
            drawn(dice, chances, 16, seen)
            told = told or decided(seen, 2, 0.05)
            naively_told = naively_told or naively_decided(seen)
        wrong += told
        naively_wrong += naively_told

    assert wrong / runs <= 0.05
    assert naively_wrong / runs > 0.2  # what an ordinary interval would do to us


def test_a_difference_is_found_soon_and_with_its_sign() -> None:
    dice = random.Random(3)
    for chances, sign in ((BETTER, 1), (BETTER[::-1], -1)):
        for _ in range(20):
            seen: dict[int, int] = {}
            looks = 0
            while not decided(seen, 2, 0.05):
                drawn(dice, chances, 16, seen)
                looks += 1
                assert looks < 150
            assert moments(seen)[1] * sign > 0


def test_evidence_is_a_fair_game_for_equals() -> None:
    # The expected purse after one seed is 1: bets on both sides, weighed with the chances.
    purse = sum(chance * math.exp(evidence({lead: 1}, 2)) for lead, chance in zip(LEADS, EVEN_BUT_SKEW, strict=True))
    off_centre = sum(chance * math.exp(evidence({lead: 1}, 2, 0.4)) for lead, chance in zip(LEADS, BETTER, strict=True))

    assert purse == pytest.approx(1.0)
    assert off_centre == pytest.approx(1.0)


def test_the_sequential_interval_agrees_with_the_test() -> None:
    dice = random.Random(8)
    for chances in (EVEN, BETTER, EVEN_BUT_SKEW):
        for seeds in (20, 200, 2000):
            seen = drawn(dice, chances, seeds)
            low, high = sequential_interval(seen, 2, 0.05)
            assert (low > 0 or high < 0) == decided(seen, 2, 0.05)
            assert low <= moments(seen)[1] / 2 <= high
            narrow = paired_interval(seen, 2) or (0.0, 0.0)
            assert low < narrow[0] < narrow[1] < high


def test_a_sequential_interval_of_little_or_one_sided_evidence() -> None:
    assert sequential_interval({}, 2, 0.05) == (-1.0, 1.0)
    low, high = sequential_interval({2: 1}, 2, 0.05)
    assert low < -0.9 < high == 1.0
    low, high = sequential_interval({2: 40}, 2, 0.05)
    assert 0.5 < low < 1.0 == high
