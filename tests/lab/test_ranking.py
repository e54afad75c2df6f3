from __future__ import annotations

import math
import random

import pytest

from freehold.lab.ranking import SCALE, Meeting, ratings, solve

TRUTH = [1.0, 0.3, -0.2, -1.1]


def test_equations_are_solved() -> None:
    assert solve([[0.0, 2.0], [1.0, 1.0]], [[4.0], [5.0]]) == [[3.0], [2.0]]


def test_two_bots_are_as_far_apart_as_their_score_says() -> None:
    (one, _), (other, _) = ratings(2, [Meeting(0, 1, {2: 7500, -2: 2500}, 2)])

    assert one - other == pytest.approx(SCALE * math.log(3), abs=0.2)
    assert one + other == pytest.approx(0.0, abs=1e-6)


def test_a_shared_game_is_half_a_win() -> None:
    wins = ratings(2, [Meeting(0, 1, {1: 100, -1: 100}, 1)])
    shared = ratings(2, [Meeting(0, 1, {0: 200}, 1)])

    assert wins[0][0] == pytest.approx(shared[0][0], abs=1e-9)
    assert wins[0][1][1] > shared[0][1][1]  # but tells less about who is better


def test_who_wins_everything_is_not_infinitely_better() -> None:
    found = ratings(3, [Meeting(0, 1, {2: 50}, 2), Meeting(0, 2, {2: 50}, 2), Meeting(1, 2, {2: 50}, 2)])

    assert 500 < found[0][0] < 1500
    assert found[0][1][0] > found[1][1][1]
    assert found[0][1][1] - found[0][1][0] > 100


def test_bots_that_beat_each_other_in_a_ring_are_equal() -> None:
    ring = ratings(3, [Meeting(0, 1, {2: 70, -2: 30}, 2), Meeting(1, 2, {2: 70, -2: 30}, 2), Meeting(2, 0, {2: 70, -2: 30}, 2)])

    assert [rating for rating, _ in ring] == [pytest.approx(0.0, abs=1e-6)] * 3


def test_intervals_hold_the_strengths_that_the_games_come_from() -> None:
    dice = random.Random(2)
    held = 0
    for _ in range(60):
        meetings = []
        for one in range(4):
            for other in range(one + 1, 4):
                chance = 1 / (1 + math.exp(TRUTH[other] - TRUTH[one]))
                lead: dict[int, int] = {}
                for _ in range(60):
                    ahead = sum(1 if dice.random() < chance else -1 for _ in range(2))
                    lead[ahead] = lead.get(ahead, 0) + 1
                meetings.append(Meeting(one, other, lead, 2))
        found = ratings(4, meetings)
        held += sum(low <= SCALE * truth <= high for truth, (_, (low, high)) in zip(TRUTH, found, strict=True))

    assert 0.9 < held / 240 < 0.99
