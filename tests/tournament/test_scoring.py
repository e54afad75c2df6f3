from fractions import Fraction as F

import pytest

from freehold.tournament.model import Result, Score, Table
from freehold.tournament.scoring import game_points, match_games, match_points, places, shares, tournament_points


def result(**points: int | tuple[int, int] | str) -> Result:
    """34: points with the same turns as the others; (34, 17): with turns; 'resigned'."""
    scores = {}
    for name, value in points.items():
        if isinstance(value, str):
            scores[name] = Score(out=value)
        else:
            scores[name] = Score(*value) if isinstance(value, tuple) else Score(value, 20)
    return Result(scores)


@pytest.mark.parametrize(
    ("scores", "points"),
    [
        # 5, 3, 1 by place.
        ({"a": 10, "b": 30, "c": 20}, {"b": F(5), "c": F(3), "a": F(1)}),
        # Fewer turns break a tie, wherever it is.
        ({"a": (30, 17), "b": (30, 16), "c": 20}, {"b": F(5), "a": F(3), "c": F(1)}),
        ({"a": 30, "b": (20, 17), "c": (20, 16)}, {"a": F(5), "c": F(3), "b": F(1)}),
        # Same turns: (5 + 3) / 2, (3 + 1) / 2, (5 + 3 + 1) / 3.
        ({"a": 30, "b": 30, "c": 20}, {"a": F(4), "b": F(4), "c": F(1)}),
        ({"a": 30, "b": 20, "c": 20}, {"a": F(5), "b": F(2), "c": F(2)}),
        ({"a": 30, "b": 30, "c": 30}, {"a": F(3), "b": F(3), "c": F(3)}),
        # All three have the same points, one has fewer turns.
        ({"a": (30, 15), "b": 30, "c": 30}, {"a": F(5), "b": F(2), "c": F(2)}),
        # Four players: 5, 3, 2, 1.
        ({"a": 40, "b": 30, "c": 20, "d": 10}, {"a": F(5), "b": F(3), "c": F(2), "d": F(1)}),
        # Ties at each place of four: (5 + 3) / 2, (3 + 2) / 2, (2 + 1) / 2.
        ({"a": 40, "b": 40, "c": 20, "d": 10}, {"a": F(4), "b": F(4), "c": F(2), "d": F(1)}),
        ({"a": 40, "b": 30, "c": 30, "d": 10}, {"a": F(5), "b": F(5, 2), "c": F(5, 2), "d": F(1)}),
        ({"a": 40, "b": 30, "c": 10, "d": 10}, {"a": F(5), "b": F(3), "c": F(3, 2), "d": F(3, 2)}),
        # (5 + 3 + 2) / 3, (3 + 2 + 1) / 3, (5 + 3 + 2 + 1) / 4.
        ({"a": 40, "b": 40, "c": 40, "d": 10}, {"a": F(10, 3), "b": F(10, 3), "c": F(10, 3), "d": F(1)}),
        ({"a": 40, "b": 10, "c": 10, "d": 10}, {"a": F(5), "b": F(2), "c": F(2), "d": F(2)}),
        ({"a": 40, "b": 40, "c": 40, "d": 40}, {"a": F(11, 4), "b": F(11, 4), "c": F(11, 4), "d": F(11, 4)}),
        # Two pairs: (5 + 3) / 2 and (2 + 1) / 2.
        ({"a": 40, "b": 40, "c": 10, "d": 10}, {"a": F(4), "b": F(4), "c": F(3, 2), "d": F(3, 2)}),
        # Who resigns comes after all who finish, even below 0; who is absent has nothing.
        ({"a": -3, "b": "resigned", "c": 20}, {"c": F(5), "a": F(3), "b": F(1)}),
        ({"a": 10, "b": "absent", "c": 20}, {"c": F(5), "a": F(3), "b": F(0)}),
        ({"a": "resigned", "b": "absent", "c": 20}, {"c": F(5), "a": F(3), "b": F(0)}),
    ],
)  # fmt: skip
def test_tournament_points(scores: dict[str, int | tuple[int, int] | str], points: dict[str, F]) -> None:
    assert tournament_points(result(**scores)) == points


def test_the_last_rounds_do_not_look_at_turns() -> None:
    scores = result(a=(30, 17), b=(30, 12), c=20).scores

    assert places(scores) == {"b": 1, "a": 2, "c": 3}
    assert places(scores, by_turns=False) == {"a": 1, "b": 1, "c": 3}


def test_shares_of_the_victory_points() -> None:
    assert shares(result(a=30, b=20, c=10), 3) == {"a": F(1, 2), "b": F(1, 3), "c": F(1, 6)}


def test_a_table_of_three_is_raised_by_its_average_where_there_were_tables_of_four() -> None:
    # 30 + 20 + 10 = 60, on average 20: the pool is 80, as if a fourth had made 20.
    assert shares(result(a=30, b=20, c=10), 4) == {"a": F(30, 80), "b": F(20, 80), "c": F(10, 80)}
    assert shares(result(a=40, b=30, c=20, d=10), 4) == {"a": F(4, 10), "b": F(3, 10), "c": F(2, 10), "d": F(1, 10)}


def test_shares_where_there_is_little_to_share() -> None:
    # 12 - 2 + 0 = 10: less than nothing is a share too.
    assert shares(result(a=12, b=-2, c=0), 3) == {"a": F(12, 10), "b": F(-2, 10), "c": F(0)}
    # Nothing to share, or less: equal parts.
    assert shares(result(a=0, b=-3, c=3), 3) == {"a": F(1, 3), "b": F(1, 3), "c": F(1, 3)}
    # Who resigned has no points but was there; who was absent was not: a table of two, 10 + 30 = 40, raised by 20.
    assert shares(result(a=10, b=30, c="resigned"), 3) == {"a": F(1, 4), "b": F(3, 4), "c": F(0)}
    assert shares(result(a=10, b=30, c="absent"), 3) == {"a": F(10, 60), "b": F(30, 60), "c": F(0)}


def test_games_and_matches_of_two() -> None:
    table = Table(1, ["a", "b"], [result(a=3, b=2), result(a=1, b=(1, 19)), result(a=5, b=5), None])

    # Won; lost by turns; drawn.
    assert [game_points(each, "a") for each in table.results if each] == [F(1), F(0), F(1, 2)]
    assert (match_games(table, "a"), match_games(table, "b")) == (F(3, 2), F(3, 2))
    assert match_points(table, "a") == 0  # a game is still to be played
    table.results[3] = result(a=1, b=9)
    assert (match_points(table, "a"), match_points(table, "b")) == (F(0), F(1))
    table.results[3] = result(a=1, b=1)
    assert (match_points(table, "a"), match_points(table, "b")) == (F(1, 2), F(1, 2))


def test_nobody_wins_where_both_stay_away() -> None:
    table = Table(1, ["a", "b"], [result(a="absent", b="absent")])

    assert match_points(table, "a") == match_points(table, "b") == 0


def test_who_starts_takes_turns() -> None:
    table = Table(1, ["a", "b"], [None] * 6)

    assert [table.order(game)[0] for game in range(6)] == ["a", "b"] * 3
    assert [Table(1, ["a", "b", "c"], [None] * 3).order(game) for game in range(3)] == [
        ["a", "b", "c"], ["b", "c", "a"], ["c", "a", "b"],
    ]  # fmt: skip
