"""The search behind the wishes: it finds what there is, and proves what there is not."""

import itertools

import pytest

from freehold.kingdoms import solver
from freehold.kingdoms.solver import Demand, TooHard, conflict, solve
from freehold.rules.rng import Rng


def demand(rng: Rng, size: int, count: int) -> Demand:
    suits = frozenset(i for i in range(size) if rng.below(3) == 0)
    low = int(rng.below(3))
    return Demand("", suits, low, low + int(rng.below(3)))


def met(chosen: tuple[int, ...], demands: list[Demand]) -> bool:
    return all(each.low <= len(each.suits & set(chosen)) <= each.high for each in demands)


def test_it_finds_a_choice_exactly_where_trying_all_finds_one() -> None:
    size, count, solvable = 9, 4, 0
    for seed in range(400):
        rng = Rng(seed)
        demands = [demand(rng, size, count) for _ in range(1 + int(rng.below(5)))]
        found = solve(solver.shuffled(rng, range(size)), count, demands)
        exists = any(met(each, demands) for each in itertools.combinations(range(size), count))
        assert (found is not None) == exists
        if found is not None:
            assert len(set(found)) == count
            assert met(tuple(found), demands)
            solvable += 1
    assert 50 < solvable < 380


def test_what_is_fixed_is_kept() -> None:
    demands = [Demand("even", frozenset(range(0, 10, 2)), 0, 1)]
    found = solve(list(range(10)), 5, demands, fixed=[4])
    assert found is not None
    assert sorted(found) == [1, 3, 4, 5, 7]
    assert solve(list(range(10)), 5, demands, fixed=[4, 6]) is None


def test_a_conflict_is_as_small_as_can_be() -> None:
    low, high = frozenset({0, 1, 2}), frozenset({3, 4, 5})
    demands = [Demand("three low", low, 3), Demand("one high", high, 1), Demand("two high", high, 2),
               Demand("a six", frozenset({6}))]  # fmt: skip
    clash = conflict(lambda some: solve(range(7), 4, some) is not None, demands)
    assert [each.words for each in clash] == ["three low", "two high"]


def test_a_search_that_takes_too_long_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(solver, "MOST_STEPS", 3)
    with pytest.raises(TooHard):
        solve(range(20), 10, [])
