from collections import Counter
from itertools import combinations

import pytest

from freehold.tournament import seating
from freehold.tournament.model import TournamentError

Plan = list[list[list[str]]]


def names(count: int) -> list[str]:
    return [f"p{at}" for at in range(count)]


def meetings(plan: Plan) -> Counter[frozenset[str]]:
    return Counter(frozenset(pair) for tables in plan for table in tables for pair in combinations(table, 2))


def opponents(plan: Plan) -> dict[str, int]:
    return dict(Counter(name for pair in meetings(plan) for name in pair))


@pytest.mark.parametrize(
    ("count", "sizes"),
    [(2, [2]), (3, [3]), (4, [4]), (5, [3, 2]), (6, [3, 3]), (7, [3, 4]), (8, [4, 4]), (9, [3, 3, 3]), (10, [3, 3, 4]),
     (11, [3, 4, 4]), (12, [3, 3, 3, 3]), (16, [3, 3, 3, 3, 4]), (27, [3] * 9)],
)  # fmt: skip
def test_tables_are_of_three_with_fours_only_where_the_number_dictates(count: int, sizes: list[int]) -> None:
    assert seating.table_sizes(count) == sizes


def test_one_player_has_no_table() -> None:
    with pytest.raises(TournamentError, match="two players"):
        seating.table_sizes(1)


@pytest.mark.parametrize("count", [9, 12, 15, 16, 27])
def test_nobody_meets_twice_in_four_rounds_where_that_can_be(count: int) -> None:
    plan = seating.plan(names(count), 4, seed=5)

    assert max(meetings(plan).values()) == 1
    # Four tables of three: 8 others; of 16 players each sits at the one table of four once: 9 others.
    assert set(opponents(plan).values()) == {9 if count == 16 else 8}


def test_nine_players_face_all_others_in_four_rounds() -> None:
    plan = seating.plan(names(9), 4, seed=1)

    assert set(meetings(plan)) == {frozenset(pair) for pair in combinations(names(9), 2)}


@pytest.mark.parametrize(("count", "repeats", "fewest"), [(10, 6, 6), (11, 11, 7), (13, 0, 8), (14, 1, 8), (17, 0, 9)])
def test_with_tables_of_four_players_meet_as_few_as_possible_again(count: int, repeats: int, fewest: int) -> None:
    plan = seating.plan(names(count), 4, seed=5)

    assert sum(times - 1 for times in meetings(plan).values()) <= repeats
    assert min(opponents(plan).values()) >= fewest
    assert all(sorted(map(len, tables)) == sorted(seating.table_sizes(count)) for tables in plan)


@pytest.mark.parametrize("count", [9, 10, 12, 16, 27])
def test_everybody_sits_once_in_each_round_and_starts_about_as_often(count: int) -> None:
    plan = seating.plan(names(count), 4, seed=3)

    assert all(sorted(name for table in tables for name in table) == sorted(names(count)) for tables in plan)
    seats = Counter((name, seat) for tables in plan for table in tables for seat, name in enumerate(table))
    # Four rounds, three seats: everybody has the first seat once or twice, and no seat more than twice.
    assert {seats[name, 0] for name in names(count)} <= {1, 2}
    assert max(seats.values()) == 2


def test_the_seed_decides() -> None:
    assert seating.plan(names(12), 4, seed=1) == seating.plan(names(12), 4, seed=1)
    assert seating.plan(names(12), 4, seed=1) != seating.plan(names(12), 4, seed=2)


def test_a_plan_for_the_rounds_that_are_left_knows_who_has_met() -> None:
    first = seating.plan(names(13), 2, seed=1)
    left = [name for name in names(13) if name != "p4"]

    rest = seating.plan(left, 2, seed=2, past=first)

    assert sorted(name for table in rest[0] for name in table) == sorted(left)
    both = meetings(first + rest)
    assert max(both.values()) == 1
