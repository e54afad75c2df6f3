from fractions import Fraction as F

import pytest

from freehold.tournament import actions, progress
from freehold.tournament.model import CHAMPIONSHIP, FINAL, PRE_FINAL, PRELIMINARY, Tournament, TournamentError
from freehold.tournament.report import champion
from freehold.tournament.standings import Championship, standings
from tests.tournament.made import draw, enter, play, rules, tournament

NINE = list("ABCDEFGHI")


def after_four_rounds(seed: int = 1) -> Tournament:
    """Nine bots. In brackets turns, where they matter; all others have had 20.

           A          B          C          D          E          F          G          H          I
    1  30: 5, 50  20: 3, 33⅓ 10: 1, 16⅔ 24: 4, 40  24: 4, 40  12: 1, 20  30(18): 5, 50  30(19): 3, 50   0: 1, 0
    2  36: 5, 60  20: 5, 40  20: 3, 33⅓ 18: 3, 30  15: 2, 30  20: 3, 33⅓  6: 1, 10      15: 2, 30      20: 3, 33⅓
    3  10: 1, 20  30: 5, 50  40: 5, 50  30: 3, 37½ 25: 5, 50  15: 1, 25  15(14): 3, 25  10: 1, 12½     15: 3, 30
    4  12: 1, 20   6: 1, 10  45: 5, 50  33: 5, 55  36: 3, 40  24: 4, 40   9: 1, 10      24: 4, 40      21: 3, 35
      12, 150     14, 133⅓   14, 150    15, 162½   14, 160     9, 118⅓   10, 95         10, 132½       10, 98⅓

    All points: 12 + 14 + 14 + 15 + 14 + 9 + 10 + 10 + 10 = 108 = 12 tables of 5 + 3 + 1.
    """
    made = tournament(rules(CHAMPIONSHIP, seed=seed), NINE, bots=True)
    play(made, PRELIMINARY, {"A": 30, "B": 20, "C": 10}, {"D": 24, "E": 24, "F": 12}, {"G": (30, 18), "H": (30, 19), "I": 0})
    play(made, PRELIMINARY, {"A": 36, "D": 18, "G": 6}, {"B": 20, "E": 15, "H": 15}, {"C": 20, "F": 20, "I": 20})
    play(made, PRELIMINARY, {"A": 10, "E": 25, "I": 15}, {"B": 30, "F": 15, "G": (15, 14)}, {"C": 40, "D": 30, "H": 10})
    play(made, PRELIMINARY, {"A": 12, "F": 24, "H": 24}, {"B": 6, "D": 33, "I": 21}, {"C": 45, "E": 36, "G": 9})
    return made


def test_points_and_shares_of_four_rounds() -> None:
    table = Championship(after_four_rounds())

    assert table.points == dict(zip(NINE, map(F, (12, 14, 14, 15, 14, 9, 10, 10, 10)), strict=True))
    percent = {name: 100 * share for name, share in table.shares.items()}
    assert percent == {"A": 150, "B": F(400, 3), "C": 150, "D": F(325, 2), "E": 160, "F": F(355, 3), "G": 95,
                       "H": F(265, 2), "I": F(295, 3)}  # fmt: skip
    # D 15; of those with 14 E has 160 %, C 150, B 133⅓; A 12; of those with 10 H 132½, I 98⅓, G 95; F 9.
    assert table.order() == list("DECBAHIGF")
    assert [line.place for line in standings(after_four_rounds())] == [1, 2, 3, 4, 5, 6, 7, 8, 9]


def test_nine_bots_from_the_first_round_to_the_champion() -> None:
    made = after_four_rounds()

    # The pre-final: first, fourth and seventh; second, fifth and eighth; third, sixth and ninth; the better one starts.
    (entry,) = progress.next_round(made)
    assert entry["stage"] == PRE_FINAL
    assert entry["tables"] == [["D", "B", "I"], ["E", "A", "G"], ["C", "H", "F"]]
    made.take(entry)
    # D and B are tied: D stood better after four rounds, though B had fewer turns. 50: 40 %, 40 %, 20 %.
    enter(made, 1, D=(20, 30), B=(20, 10), I=10)
    enter(made, 2, E=12, A=30, G=18)  # 60: 20 %, 50 %, 30 %
    enter(made, 3, C=15, H=25, F=10)  # 50: 30 %, 50 %, 20 %
    # The winners are D, A and H, in that order.
    (entry,) = progress.next_round(made)
    assert entry["stage"] == FINAL
    assert entry["tables"] == [["D", "A", "H"]]
    made.take(entry)
    assert not progress.is_over(made)
    # A and H are tied. A has 150 + 50 = 200 %, H 132½ + 50 = 182½ %: A wins, though H had fewer turns.
    enter(made, 1, D=(24, 12), A=(30, 20), H=(30, 15))
    assert progress.is_over(made)
    assert champion(made) == "A"
    # Second at their tables were C (third after four rounds), B (fourth) and G (eighth); third E (second), I, F.
    assert [line.name for line in standings(made)] == ["A", "H", "D", "C", "B", "G", "E", "I", "F"]
    assert [line.place for line in standings(made)] == list(range(1, 10))
    assert [line.note for line in standings(made)][:4] == ["champion", "final", "final", "pre-final"]
    with pytest.raises(TournamentError, match="over"):
        progress.next_round(made)


def test_shares_of_the_pre_final_decide_a_tied_final() -> None:
    made = after_four_rounds()
    made.take(progress.next_round(made)[0])
    enter(made, 1, D=20, B=10, I=10)  # D: 50 %
    enter(made, 2, E=1, A=30, G=1)
    enter(made, 3, C=0, H=25, F=0)  # H: 100 %
    made.take(progress.next_round(made)[0])
    # D: 162½ + 50 = 212½ %; H: 132½ + 100 = 232½ %. D stood better before, and that does not count here.
    enter(made, 1, D=30, A=3, H=30)
    assert champion(made) == "H"


def test_equal_shares_are_told_apart_by_victories() -> None:
    made = tournament(rules(CHAMPIONSHIP), ["A", "B", "u", "v", "x", "y", *"pqr"])
    # A: 5 + 1 points, 60 + 10 %, one victory. B: 3 + 3 points, 35 + 35 %, none.
    play(made, PRELIMINARY, {"B": 35, "u": 50, "y": 15}, {"A": 60, "x": 30, "p": 10})
    play(made, PRELIMINARY, {"v": 50, "B": 35, "x": 15}, {"u": 50, "q": 40, "A": 10})
    table = Championship(made)
    assert table.points["A"] == table.points["B"] == 6
    assert table.shares["A"] == table.shares["B"] == F(7, 10)
    assert table.order().index("A") < table.order().index("B")


def test_equal_victories_are_told_apart_by_second_and_then_third_places() -> None:
    made = tournament(rules(CHAMPIONSHIP), [*"ABCDuvw", "x", "y"])
    # Tables of four, 5, 3, 2, 1 points, 40, 30, 20, 10 %. Each of A to D has 4 points and 40 %, and no victory:
    #   A 3 + 1: one second place        B 2 + 2: none, two third ones
    #   C 2 + 1 + 1: one third place     D 1 + 1 + 1 + 1: none
    play(made, PRELIMINARY, {"u": 40, "A": 30, "B": 20, "D": 10}, {"v": 40, "w": 30, "C": 20, "x": 10})
    play(made, PRELIMINARY, {"u": 40, "v": 30, "B": 20, "A": 10}, {"x": 40, "w": 30, "y": 20, "C": 10})
    play(made, PRELIMINARY, {"u": 40, "v": 30, "y": 20, "D": 10}, {"x": 40, "w": 30, "B": "absent", "C": 10})
    play(made, PRELIMINARY, {"u": 40, "v": 30, "y": 20, "D": 10})
    play(made, PRELIMINARY, {"u": 40, "v": 30, "y": 20, "D": 10})
    table = Championship(made)
    assert {table.points[name] for name in "ABD"} == {4}
    assert {table.shares[name] for name in "ABD"} == {F(4, 10)}
    places = [name for name in table.order() if name in "ABD"]
    assert places == ["A", "B", "D"]


def test_whom_nothing_tells_apart_shares_the_place_and_lots_seat_them() -> None:
    orders = set()
    for seed in range(12):
        made = tournament(rules(CHAMPIONSHIP, seed=seed), NINE)
        play(made, PRELIMINARY, {"A": 20, "B": 20, "C": 20}, {"D": 20, "E": 20, "F": 20}, {"G": 20, "H": 20, "I": 20})
        lines = standings(made)
        assert {line.place for line in lines} == {1}
        assert all(line.shared for line in lines)
        assert Championship(made).order() == Championship(made).order()
        orders.add(tuple(Championship(made).order()))
    assert len(orders) > 1


def test_ten_players_have_a_table_of_four_and_the_threes_are_raised() -> None:
    made = tournament(rules(CHAMPIONSHIP), [*NINE, "J"])
    play(made, PRELIMINARY, {"A": 30, "B": 20, "C": 10}, {"D": 30, "E": 20, "F": 10}, {"G": 40, "H": 30, "I": 20, "J": 10})
    table = Championship(made)
    # 60 raised by 20 to 80; the table of four shares its 100.
    assert [100 * table.shares[name] for name in "ABCG"] == [F(75, 2), 25, F(25, 2), 40]
    # All winners have 5 points: G stands before A and D.
    assert table.order()[0] == "G"


def test_a_tenth_does_not_reach_the_pre_final() -> None:
    made = tournament(rules(CHAMPIONSHIP, rounds=1), [*NINE, "J"])
    play(made, PRELIMINARY, {"A": 30, "B": 20, "C": 10}, {"D": 31, "E": 21, "F": 11}, {"G": 40, "H": 30, "I": 20, "J": 9})
    (entry,) = progress.next_round(made)
    # 5 points: G 40 of 99, A 30 of 80, D 31 of 84 (40.4, 37.5, 36.9 %). 1 point: F 11 of 84, C 10 of 80, J 9 of 99
    # (13.1, 12.5, 9.1 %): J is the tenth.
    assert "J" not in [name for table in entry["tables"] for name in table]
    assert [table[0] for table in entry["tables"]] == ["G", "A", "D"]


def test_the_plan_is_followed_while_all_are_there_and_made_anew_when_one_has_gone() -> None:
    made = tournament(rules(CHAMPIONSHIP, seeded=False), [f"p{at}" for at in range(12)])
    (entry,) = progress.next_round(made)
    made.take(entry)
    assert len(entry["plan"]) == 3
    for number, table in enumerate(entry["tables"], start=1):
        enter(made, number, **{name: 10 + at for at, name in enumerate(table)})
    assert progress.next_round(made)[0]["tables"] == entry["plan"][0]
    for each in actions.withdraw(made, "p3", "no-show"):
        made.take(each)
    (second,) = progress.next_round(made)
    assert sorted(map(len, second["tables"])) == [3, 4, 4]
    assert "p3" not in [name for table in second["tables"] for name in table]


def test_nobody_leaves_a_championship_of_their_own_will() -> None:
    made = tournament(rules(CHAMPIONSHIP), NINE)
    with pytest.raises(TournamentError, match="own will"):
        actions.withdraw(made, "A")
    actions.withdraw(made, "A", "disqualified")


def test_a_winner_of_the_pre_final_who_is_gone_is_followed_by_the_second() -> None:
    made = after_four_rounds()
    made.take(progress.next_round(made)[0])
    enter(made, 1, D=20, B=10, I=5)
    enter(made, 2, E=1, A=30, G=1)
    enter(made, 3, C=0, H=25, F=0)
    for each in actions.withdraw(made, "D", "no-show"):
        made.take(each)
    assert progress.next_round(made)[0]["tables"] == [["B", "A", "H"]]


def test_the_next_best_takes_the_place_of_one_who_does_not_come_to_the_pre_final() -> None:
    made = after_four_rounds()
    for each in actions.withdraw(made, "D", "no-show"):
        made.take(each)
    # Eight are left: E C B A H I G F.
    assert progress.next_round(made)[0]["tables"] == [["E", "A", "G"], ["C", "H", "F"], ["B", "I"]]


def test_a_correction_may_not_change_who_played_in_a_later_round() -> None:
    made = after_four_rounds()
    made.take(progress.next_round(made)[0])
    # B would have won its first table: 16 points, and the first place, not the fourth.
    with pytest.raises(TournamentError, match="pre-final, which is drawn already"):
        actions.result(made, 1, "A 0, B 60, C 10", number=1, correct=True)
    (entry,) = actions.result(made, 1, "A 30, B 20, C 11", number=1, correct=True)
    made.take(entry)
    assert [each["do"] for each in made.history].count("result") == 13
    assert made.rounds[0].tables[0].results[0] is not None


def test_a_championship_needs_nine() -> None:
    with pytest.raises(TournamentError, match="needs 9 participants or more, and there are 8; take swiss"):
        actions.new("Cup", rules(CHAMPIONSHIP), NINE[:8])


def test_tables_of_the_round_must_be_finished_first() -> None:
    made = tournament(rules(CHAMPIONSHIP), NINE)
    draw(made, ["ABC", "DEF", "GHI"], (), PRELIMINARY)
    enter(made, 2, D=1, E=2, F=3)
    with pytest.raises(TournamentError, match="round 1 is not finished: tables 1, 3 wait"):
        progress.next_round(made)
