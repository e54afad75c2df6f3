from collections import Counter
from fractions import Fraction as F
from itertools import combinations

import pytest

from freehold.tournament import actions, pairing, progress
from freehold.tournament.model import (
    ABSENT,
    BUCHHOLZ,
    GAMES,
    HEAD_TO_HEAD,
    KNOCK_OUT,
    MATCHES,
    ROUND_ROBIN,
    SHARE,
    SONNEBORN,
    SWISS,
    WINS,
    Rules,
    Tournament,
    TournamentError,
)
from freehold.tournament.report import champion
from freehold.tournament.standings import PairScores, standings
from tests.tournament.made import draw, enter, play, rules, tournament


def names(count: int) -> list[str]:
    return [f"p{at:02}" for at in range(count)]


def play_out(made: Tournament, stop_after: int | None = None) -> None:
    """Draw and decide rounds: the smaller name wins every game."""
    while not progress.is_over(made) and len(made.rounds) != stop_after:
        for entry in progress.next_round(made):
            made.take(entry)
        for table in made.open_tables():
            for game, result in enumerate(table.results, start=1):
                if result is None:
                    a, b = sorted(table.players)
                    enter(made, table.number, game, **{a: 30, b: 20})


def met(made: Tournament) -> Counter[frozenset[str]]:
    return Counter(frozenset(table.players) for each in made.rounds for table in each.tables)


def notes(made: Tournament) -> dict[str, str]:
    return {line.name: line.note for line in standings(made)}


# --- Swiss -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("count", "rounds"), [(8, 3), (9, 4), (16, 4), (33, 6), (10, 7)])
def test_swiss_nobody_meets_twice_or_is_free_twice(count: int, rounds: int) -> None:
    made = tournament(rules(SWISS, rounds=rounds, seeded=False), names(count))
    play_out(made)

    assert len(made.rounds) == rounds
    assert max(met(made).values()) == 1
    free = Counter(name for each in made.rounds for name in each.free)
    assert sum(free.values()) == (rounds if count % 2 else 0)
    assert max(free.values(), default=1) == 1
    assert champion(made) == "p00"  # who wins every game


def test_swiss_pairs_like_scores() -> None:
    made = tournament(rules(SWISS), names(8))
    play_out(made, 1)
    # The order of strength is that of the names: the upper half meets the lower one.
    assert met(made).keys() == {frozenset((f"p0{at}", f"p0{at + 4}")) for at in range(4)}
    play_out(made, 2)
    second = [set(table.players) for table in made.rounds[1].tables]
    winners = {"p00", "p01", "p02", "p03"}
    assert all(table <= winners or not table & winners for table in second)


def test_swiss_who_starts_is_balanced() -> None:
    made = tournament(rules(SWISS, rounds=6), names(16))
    play_out(made)
    starts = Counter(table.players[0] for each in made.rounds for table in each.tables)
    assert all(2 <= starts[name] <= 4 for name in names(16))


def test_swiss_pairs_meet_again_only_when_nobody_new_is_left() -> None:
    made = tournament(rules(SWISS, rounds=5), names(4))
    play_out(made, 3)
    assert set(met(made).values()) == {1}
    play_out(made)
    assert max(met(made).values()) == 2


def test_swiss_takes_late_entries_and_lets_people_go() -> None:
    made = tournament(rules(SWISS, rounds=4), names(6))
    play_out(made, 1)
    for entry in [*actions.add(made, ["Late", "bot:priority"]), *actions.withdraw(made, "p05")]:
        made.take(entry)
    play_out(made, 2)
    seated = {name for table in made.rounds[1].tables for name in table.players} | set(made.rounds[1].free)
    assert seated == {*names(5), "Late", "priority"}
    assert PairScores(made).score["Late"] <= 1
    play_out(made)
    assert notes(made)["p05"] == "out after round 1: withdrawn"


def test_a_free_round_counts_as_a_win() -> None:
    made = tournament(rules(SWISS), names(3))
    play_out(made, 1)
    (free,) = made.rounds[0].free
    assert free == "p02"
    assert PairScores(made).score[free] == 1


def test_who_leaves_in_the_middle_of_a_match_loses_the_games_that_are_left() -> None:
    made = tournament(rules(SWISS, games=3), names(4))
    draw(made, [["p00", "p01"], ["p02", "p03"]])
    enter(made, 1, 1, p00=30, p01=20)
    for entry in actions.withdraw(made, "p00"):
        made.take(entry)
    table = made.rounds[0].tables[0]
    assert [result.scores["p00"].out for result in table.results if result] == ["", ABSENT, ABSENT]
    assert PairScores(made).score["p01"] == 1
    assert PairScores(made).wins == {"p00": 1, "p01": 2, "p02": 0, "p03": 0}


def test_buchholz_and_sonneborn_berger() -> None:
    # a beats b and d, draws with c; c beats d; b beats c and d.
    made = tournament(rules(SWISS, rounds=3), list("abcd"))
    play(made, "round", {"a": 30, "b": 20}, {"c": 30, "d": 20})
    play(made, "round", {"a": 25, "c": 25}, {"b": 30, "d": 20})
    play(made, "round", {"a": 30, "d": 20}, {"b": 30, "c": 20})
    # Points: a 2½, b 2, c 1½, d 0.
    table = PairScores(made)
    assert table.score == {"a": F(5, 2), "b": 2, "c": F(3, 2), "d": 0}
    # Everybody met everybody: 6 less one's own points.
    assert table.buchholz(list("abcd")) == {"a": F(7, 2), "b": 4, "c": F(9, 2), "d": 6}
    # a: b 2 + d 0 + half of c ¾; b: c 1½ + d 0; c: d 0 + half of a 1¼.
    assert table.sonneborn(list("abcd")) == {"a": F(11, 4), "b": F(3, 2), "c": F(5, 4), "d": 0}


def test_buchholz_counts_a_free_round_as_ones_own_score() -> None:
    made = tournament(rules(SWISS, rounds=1), list("abc"))
    play(made, "round", {"a": 30, "b": 20}, free=["c"])
    assert PairScores(made).buchholz(list("abc")) == {"a": 0, "b": 1, "c": 1}


# --- round robin -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("count", [2, 3, 4, 7, 8, 13])
def test_round_robin_everybody_meets_everybody_once(count: int) -> None:
    made = tournament(rules(ROUND_ROBIN, seeded=False), names(count))
    play_out(made)

    assert len(made.rounds) == count - 1 + count % 2
    assert met(made) == Counter(frozenset(pair) for pair in combinations(names(count), 2))
    assert all(len(each.free) == count % 2 for each in made.rounds)
    starts = Counter(table.players[0] for each in made.rounds for table in each.tables)
    assert max(abs(2 * starts[name] - (count - 1)) for name in names(count)) <= 2


def test_a_match_of_six_games_counts_game_by_game() -> None:
    made = tournament(rules(ROUND_ROBIN, games=6), list("abc"))
    for winners in ("aaabb=", "aabbbb", "bbbbbb"):
        for entry in progress.next_round(made):
            made.take(entry)
        (table,) = made.rounds[-1].tables
        one, two = sorted(table.players)
        for game, sign in enumerate(winners, start=1):
            points = {"a": (30, 20), "b": (20, 30), "=": (20, 20)}[sign]
            enter(made, 1, game, **{one: points[0], two: points[1]})
        assert Counter(table.order(game)[0] for game in range(6)) == {one: 3, two: 3}
    # The rounds in turn: b-c 3½ : 2½, a-c 2 : 4, a-b 0 : 6, or in another order; each game is a point.
    assert sum(PairScores(made).score.values()) == 18
    scores = sorted(PairScores(made).against.values())
    assert scores == [0, 2, F(5, 2), F(7, 2), 4, 6]


def test_matches_can_count_as_one() -> None:
    made = tournament(rules(ROUND_ROBIN, games=2, count=MATCHES), list("ab"))
    draw(made, ["ab"])
    enter(made, 1, 1, a=30, b=20)
    enter(made, 1, 2, a=30, b=30)
    assert PairScores(made).score == {"a": 1, "b": 0}


def league() -> Tournament:
    """One game for each pair; a beats b, b beats c, c beats a; all three beat d, who beats e; e beats a, b beats e, c draws."""
    made = tournament(rules(ROUND_ROBIN), list("abcde"))
    play(made, "round", {"a": 2, "b": 1}, {"c": 2, "d": 1}, free=["e"])
    play(made, "round", {"b": 2, "c": 1}, {"d": 2, "e": 1}, free=["a"])
    play(made, "round", {"c": 2, "a": 1}, {"b": 2, "e": 1}, free=["d"])
    play(made, "round", {"a": 2, "d": 1}, {"c": 2, "e": 2}, free=["b"])
    play(made, "round", {"b": 2, "d": 1}, {"e": 2, "a": 1}, free=["c"])
    return made


def test_a_league_worked_out_by_hand() -> None:
    made = league()
    table = PairScores(made)
    # a: b, d = 2; b: c, e, d = 3; c: d, a, half of e = 2½; d: e = 1; e: a, half of c = 1½. Together 10 = 5 · 4 / 2.
    assert table.score == {"a": 2, "b": 3, "c": F(5, 2), "d": 1, "e": F(3, 2)}
    assert [line.name for line in standings(made)] == list("bcaed")
    # a: b 3 + d 1; b: c 2½ + e 1½ + d 1; c: d 1 + a 2 + half of e ¾; d: e 1½; e: a 2 + half of c 1¼.
    assert table.sonneborn(list("abcde")) == {"a": 4, "b": 5, "c": F(15, 4), "d": F(3, 2), "e": F(13, 4)}


def test_head_to_head_counts_only_games_among_the_tied() -> None:
    made = tournament(rules(ROUND_ROBIN), list("abcd"))
    play(made, "round", {"a": 2, "b": 1}, {"c": 1, "d": 2})
    play(made, "round", {"a": 1, "c": 2}, {"b": 2, "d": 1})
    play(made, "round", {"a": 2, "d": 1}, {"b": 2, "c": 1})
    # a and b have 2 each (a beat b), c and d 1 each (d beat c); Sonneborn-Berger would place c (beat a: 2) before d (1).
    assert PairScores(made).sonneborn(list("cd")) == {"c": 2, "d": 1}
    assert [line.name for line in standings(made)] == list("abdc")
    assert PairScores(made).head_to_head(list("ab")) == {"a": 1, "b": 0}


def test_a_circle_of_wins_goes_on_to_the_next_tie_break() -> None:
    made = tournament(Rules(ROUND_ROBIN, 1, count=GAMES, tie_breaks=(HEAD_TO_HEAD, SONNEBORN, WINS, SHARE)), list("abc"))
    play(made, "round", {"a": 30, "b": 10}, free=["c"])  # 75 : 25 %
    play(made, "round", {"b": 20, "c": 20}, free=["a"])
    play(made, "round", {"c": 22, "a": 22}, free=["b"])
    # a 1½, c 1, b ½: nothing to break. A circle proper:
    assert [line.name for line in standings(made)] == list("acb")
    circle = tournament(made.rules, list("abc"))
    play(circle, "round", {"a": 30, "b": 10}, free=["c"])
    play(circle, "round", {"b": 30, "c": 20}, free=["a"])
    play(circle, "round", {"c": 30, "a": 20}, free=["b"])
    # Each 1 point, 1 in the games among them, 1 of Sonneborn-Berger, 1 win. Shares: a 75 + 40, b 25 + 60, c 40 + 60.
    lines = standings(circle)
    assert [line.name for line in lines] == list("acb")
    assert [100 * line.values[SHARE] for line in lines] == [115, 100, 85]


def test_who_leaves_a_round_robin_early_was_never_there() -> None:
    made = tournament(rules(ROUND_ROBIN), list("abcde"))
    play(made, "round", {"a": 2, "b": 1}, {"c": 2, "d": 1}, free=["e"])
    for entry in actions.withdraw(made, "b"):
        made.take(entry)
    # One of four matches: a's win does not count any more.
    assert PairScores(made).score["a"] == 0
    play_out(made)
    assert all("b" not in table.players for each in made.rounds[1:] for table in each.tables)
    last = standings(made)[-1]
    assert (last.name, last.note) == ("b", "out after round 1: withdrawn; results do not count")


def test_who_leaves_a_round_robin_late_loses_what_is_left() -> None:
    made = tournament(rules(ROUND_ROBIN, games=2), list("abcd"))
    play_out(made, 2)
    before = dict(PairScores(made).score)
    for entry in actions.withdraw(made, "a"):
        made.take(entry)
    play_out(made)
    last = next(table for table in made.rounds[2].tables if "a" in table.players)
    (other,) = set(last.players) - {"a"}
    assert PairScores(made).score[other] == before[other] + 2
    assert PairScores(made).score["a"] == before["a"]


def test_a_round_robin_takes_nobody_in_later() -> None:
    made = tournament(rules(ROUND_ROBIN), list("abcd"))
    actions.add(made, ["e"])
    play_out(made, 1)
    with pytest.raises(TournamentError, match="takes nobody in after its first round"):
        actions.add(made, ["e"])


# --- knock-out -------------------------------------------------------------------------------------------------------


def test_the_bracket_keeps_the_best_apart() -> None:
    assert pairing.bracket(list("abcdefgh")) == ["a", "h", "d", "e", "b", "g", "c", "f"]
    assert pairing.bracket(list("abcde")) == ["a", None, "d", "e", "b", None, "c", None]


@pytest.mark.parametrize("count", [2, 3, 5, 8, 11, 16])
def test_knock_out_the_strongest_meet_at_the_end(count: int) -> None:
    made = tournament(rules(KNOCK_OUT), names(count))
    play_out(made)

    assert len(made.rounds) == (count - 1).bit_length()
    assert len(met(made)) == count - 1
    assert [line.name for line in standings(made)][:2] == ["p00", "p01"]
    assert {line.name: line.note for line in standings(made)}["p00"] == "champion"
    assert champion(made) == "p00"


def test_who_was_beaten_in_the_same_round_shares_the_place() -> None:
    made = tournament(rules(KNOCK_OUT), names(8))
    play_out(made)
    assert [line.place for line in standings(made)] == [1, 2, 3, 3, 5, 5, 5, 5]


@pytest.mark.parametrize(
    ("second", "winner"),
    [
        ({"p00": 20, "p01": 31}, "p01"),  # a game each: 50 points to 51
        ({"p00": (20, 18), "p01": (30, 19)}, "p00"),  # 50 points each: 38 turns to 39
        ({"p00": (20, 19), "p01": (30, 18)}, "p01"),
        ({"p00": (20, 18), "p01": (30, 18)}, "p00"),  # nothing tells them apart: the better seed
    ],
)
def test_a_level_match_goes_by_points_then_turns_then_seeds(
    second: dict[str, int | tuple[int, int]], winner: str
) -> None:
    made = tournament(rules(KNOCK_OUT, games=2), names(2))
    draw(made, [["p01", "p00"]])
    enter(made, 1, 1, p00=30, p01=20)
    enter(made, 1, 2, **second)
    assert champion(made) == winner


def test_knock_out_somebody_who_is_gone_lets_the_next_through() -> None:
    made = tournament(rules(KNOCK_OUT), names(4))
    play_out(made, 1)
    for entry in actions.withdraw(made, "p00"):
        made.take(entry)
    play_out(made)
    assert champion(made) == "p01"
    assert made.rounds[1].free == ["p01"]


def test_a_correction_may_not_change_who_went_on() -> None:
    made = tournament(rules(KNOCK_OUT), names(4))
    play_out(made, 1)
    made.take(progress.next_round(made)[0])
    loser = next(table for table in made.rounds[0].tables if "p00" in table.players)
    other = next(name for name in loser.players if name != "p00")
    with pytest.raises(TournamentError, match="drawn already"):
        actions.result(made, loser.number, f"p00 1, {other} 2", number=1, correct=True)
    assert actions.result(made, loser.number, f"p00 3, {other} 2", number=1, correct=True)


# --- any -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("format_", [SWISS, ROUND_ROBIN, KNOCK_OUT])
def test_the_seed_draws_the_same_rounds(format_: str) -> None:
    def drawn(seed: int) -> list[list[list[str]]]:
        made = tournament(rules(format_, seeded=False, seed=seed), names(9))
        play_out(made)
        return [[table.players for table in each.tables] for each in made.rounds]

    assert drawn(1) == drawn(1)
    assert drawn(1) != drawn(2)


def test_tie_breaks_can_be_chosen() -> None:
    made = tournament(Rules(SWISS, 1, tie_breaks=(BUCHHOLZ,)), list("abcd"))
    play(made, "round", {"a": 30, "b": 20}, {"c": 30, "d": 20})
    assert list(standings(made)[0].values) == ["points", BUCHHOLZ]
    assert [line.shared for line in standings(made)] == [True] * 4
