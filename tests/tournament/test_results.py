from pathlib import Path

import pytest

from freehold.bots.errors import BotError
from freehold.rules import scoring
from freehold.rules.setup import Kingdom
from freehold.table.record import load_record, replay
from freehold.tournament import actions, progress, results
from freehold.tournament.model import CHAMPIONSHIP, PRELIMINARY, ROUND_ROBIN, SWISS, Entry, Rules, Tournament, TournamentError
from freehold.tournament.standings import Championship
from tests.tournament.made import draw, enter, rules, tournament


def table_of(*names: str, games: int = 1) -> Tournament:
    made = tournament(rules(ROUND_ROBIN, games=games), [*names, "Zoe"])
    draw(made, [names], ["Zoe"])
    return made


def scores(made: Tournament, text: str) -> Entry:
    (entry,) = actions.result(made, 1, text)
    told: Entry = entry["scores"]
    return told


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("Ann 34, Ben 28", {"Ann": {"points": 34}, "Ben": {"points": 28}}),
        ("ben: 28; ann = 34", {"Ann": {"points": 34}, "Ben": {"points": 28}}),
        ("Ann -3, B −12", {"Ann": {"points": -3}, "Ben": {"points": -12}}),
        ("Ann 34 (17 turns), Ben 34 (turns 16)", {"Ann": {"points": 34, "turns": 17}, "Ben": {"points": 34, "turns": 16}}),
        ("Ann 34 (17), Ben 34(16)", {"Ann": {"points": 34, "turns": 17}, "Ben": {"points": 34, "turns": 16}}),
        ("Ann resigned, Ben 3", {"Ann": {"out": "resigned"}, "Ben": {"points": 3}}),
        ("Ann 3, Ben ABSENT", {"Ann": {"points": 3}, "Ben": {"out": "absent"}}),
    ],
)
def test_results_are_read_as_people_write_them(text: str, told: Entry) -> None:
    assert scores(table_of("Ann", "Ben"), text) == told


def test_a_number_can_be_part_of_a_name() -> None:
    made = table_of("big-money", "big-money 2")
    assert scores(made, "big-money 2 34, big-money 28") == {"big-money": {"points": 28}, "big-money 2": {"points": 34}}


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("Anm 34, Ben 28", "no participant is called 'Anm'; did you mean Ann?"),
        ("Ann 34, Zoe 28", "Zoe does not sit at table 1: there are Ann, Ben"),
        ("Ann 34", "a result for Ben is missing"),
        ("Ann 34, Ann 3", "Ann has two results"),
        ("Ann, Ben 28", "'Ann' is no result"),
        ("Ann 34.5, Ben 28", "'Ann 34.5' is no result"),
        ("", "a result for Ann and Ben is missing"),
        ("Ann 34, Ben 34", 'Ann and Ben have 34 points each: say how many turns each had, as in "Ann 34'),
        ("Ann 34 (17 turns), Ben 34", "34 points each"),
    ],
)
def test_a_result_that_is_none_says_why(text: str, says: str) -> None:
    with pytest.raises(TournamentError, match=says.replace("?", r"\?")):
        actions.result(table_of("Ann", "Ben"), 1, text)


def test_who_has_left_need_not_be_named() -> None:
    made = tournament(rules(CHAMPIONSHIP), list("ABCDEFGHI"))
    draw(made, ["ABC", "DEF", "GHI"], (), PRELIMINARY)
    for entry in actions.withdraw(made, "B", "no-show"):
        made.take(entry)
    assert scores(made, "A 3, C 4") == {"A": {"points": 3}, "B": {"out": "absent"}, "C": {"points": 4}}
    assert scores(made, "A 3, B 1, C 4")["B"] == {"points": 1}  # left only after the game
    with pytest.raises(TournamentError, match="a result for C is missing"):
        scores(made, "A 3")


def test_a_table_that_has_a_result_takes_no_other() -> None:
    made = table_of("Ann", "Ben")
    with pytest.raises(TournamentError, match="no result yet that could be corrected"):
        actions.result(made, 1, "Ann 1, Ben 2", correct=True)
    enter(made, 1, Ann=3, Ben=4)
    with pytest.raises(TournamentError, match="table 1 already has a result"):
        actions.result(made, 1, "Ann 1, Ben 2")
    with pytest.raises(TournamentError, match="round 1 has no table 2; it has 1 to 1"):
        actions.result(made, 2, "Ann 1, Ben 2")
    with pytest.raises(TournamentError, match="no round 2: rounds 1 to 1 are drawn"):
        actions.result(made, 1, "Ann 1, Ben 2", number=2)


def test_games_of_a_match_come_in_turn_or_by_number() -> None:
    made = table_of("Ann", "Ben", games=3)
    assert actions.result(made, 1, "Ann 1, Ben 2")[0]["game"] == 1
    made.take(actions.result(made, 1, "Ann 1, Ben 2", game=2)[0])
    made.take(actions.result(made, 1, "Ann 1, Ben 2")[0])
    assert actions.result(made, 1, "Ann 1, Ben 2")[0]["game"] == 3
    with pytest.raises(TournamentError, match="table 1, game 2, already has a result"):
        actions.result(made, 1, "Ann 1, Ben 2", game=2)
    with pytest.raises(TournamentError, match="a match has games 1 to 3, not 4"):
        actions.result(made, 1, "Ann 1, Ben 2", game=4)
    with pytest.raises(TournamentError, match="name the game to correct"):
        actions.result(made, 1, "Ann 1, Ben 2", correct=True)
    made.take(actions.result(made, 1, "Ann 1, Ben 2")[0])
    with pytest.raises(TournamentError, match="table 1 has all its results"):
        actions.result(made, 1, "Ann 1, Ben 2")


# --- participants ----------------------------------------------------------------------------------------------------


def test_bots_get_names_of_their_own() -> None:
    words = ["Ann", "bot:big-money", "bot:big-money", "Max = bot:priority", "bot:big-money:Smithy", "bot:BIG_MONEY"]
    made = actions.read_participants(words, ["big-money 2"])
    assert [entry["name"] for entry in made] == ["Ann", "big-money", "big-money 3", "Max", "big-money:Smithy", "big-money 4"]
    given = ["", "big-money", "big-money", "priority", "big-money:Smithy", "BIG_MONEY"]
    assert [entry.get("bot", "") for entry in made] == given


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["Ann", "ann"], "two participants are called ann"),
        (["Ann (me)"], "cannot be a name"),
        (["Max=priority"], "after '=' comes a bot, as in Max=bot:big-money"),
        (["=bot:priority", "priority"], "two participants are called priority"),
        (["x" * 41], "cannot be a name"),
        (["bot:prioroty"], "did you mean priority"),
    ],
)
def test_names_that_cannot_be(words: list[str], says: str) -> None:
    with pytest.raises((TournamentError, BotError), match=says):
        actions.read_participants(words)


def test_a_kingdom_that_lacks_what_a_bot_needs_is_refused() -> None:
    poor = Rules(SWISS, 1, kingdoms=(Kingdom(["Smithy", "Market", "Militia"]),))
    with pytest.raises(TournamentError, match="engine needs Village, and the kingdom has none"):
        actions.new("Cup", poor, ["bot:engine", "Ann"])


def test_random_kingdoms_have_what_the_bots_need() -> None:
    made = Tournament()
    made.take(actions.new("Cup", Rules(SWISS, 5, wishes=("seaside",)), ["bot:engine", "bot:rebuild", "bot:charlatan-colony"]))
    (entry,) = progress.next_round(made)
    (kingdom,) = entry["kingdoms"]
    assert {"Village", "Smithy", "Market", "Militia", "Rebuild", "Charlatan", "Monument"} <= set(kingdom["cards"])
    assert len(kingdom["cards"]) == 10


# --- bots at their tables --------------------------------------------------------------------------------------------


def played(path: Path, seed: int) -> Tournament:
    made = tournament(rules(SWISS, games=4, seed=seed), ["a", "b"], bots=True)
    made.take(progress.next_round(made)[0])
    assert results.play_round(made, path, made.take) == 4
    return made


def test_bots_play_and_the_records_show_the_same(tmp_path: Path) -> None:
    made = played(tmp_path / "cup.games", 3)
    (table,) = made.rounds[0].tables
    for at, result in enumerate(table.results):
        assert result is not None
        record = load_record(tmp_path / result.record)
        assert record.names == table.order(at)
        game = replay(record)
        assert [scoring.points(player) for player in game.players] == [result.scores[name].points for name in record.names]
        assert [player.turns for player in game.players] == [result.scores[name].turns for name in record.names]


def test_the_same_seed_plays_the_same_games(tmp_path: Path) -> None:
    one, two, other = (played(tmp_path / str(at), seed) for at, seed in enumerate((3, 3, 4)))

    def told(made: Tournament) -> list[Entry]:
        return [entry["scores"] for entry in made.history if entry["do"] == "result"]

    assert told(one) == told(two) != told(other)


def test_a_match_is_mirrored(tmp_path: Path) -> None:
    # The same bot on both sides: with the seats exchanged the same game comes again, so each wins as often.
    made = played(tmp_path, 3)
    first, second, third, _ = [result.scores for result in made.rounds[0].tables[0].results if result]
    a, b = made.rounds[0].tables[0].players
    assert (first[a], first[b]) == (second[b], second[a])
    assert (first[a], first[b]) != (third[a], third[b])


def test_tables_with_people_wait(tmp_path: Path) -> None:
    made = Tournament()
    made.take(actions.new("Cup", rules(SWISS), ["bot:big-money", "bot:big-money", "Ann", "bot:big-money"]))
    made.take(progress.next_round(made)[0])
    assert results.play_round(made, tmp_path, made.take) == 1
    assert [set(table.players) & {"Ann"} for table in made.open_tables()] == [{"Ann"}]


def test_who_is_left_at_a_table_plays_on(tmp_path: Path) -> None:
    made = tournament(rules(CHAMPIONSHIP), list("ABCDEFGHI"), bots=True)
    draw(made, ["ABC", "DEF", "GHI"], (), PRELIMINARY)
    for name in "AED":
        for entry in actions.withdraw(made, name, "no-show"):
            made.take(entry)
    # F is alone: its game is decided without one.
    assert [table.finished for table in made.rounds[0].tables] == [False, True, False]
    assert results.play_round(made, tmp_path, made.take) == 2
    points = Championship(made).points
    assert [points[name] for name in "ADEF"] == [0, 0, 0, 5]
    assert points["B"] + points["C"] == 5 + 3


def test_nine_bots_play_the_championship_by_themselves(tmp_path: Path) -> None:
    made = tournament(rules(CHAMPIONSHIP, seeded=False), [f"bot {at}" for at in range(9)], bots=True)
    while not progress.is_over(made):
        made.take(progress.next_round(made)[0])
        results.play_round(made, tmp_path, made.take)
    assert [each.stage for each in made.rounds] == ["preliminary round"] * 4 + ["pre-final", "final"]
    assert len(list(tmp_path.iterdir())) == 4 * 3 + 3 + 1
