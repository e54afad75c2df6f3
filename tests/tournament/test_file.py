import json
import os
import random
from pathlib import Path

import pytest

from freehold.tournament import actions, progress
from freehold.tournament.file import TournamentFile, parse, text_of
from freehold.tournament.model import CHAMPIONSHIP, KNOCK_OUT, ROUND_ROBIN, SWISS, TournamentError
from freehold.tournament.page import page
from freehold.tournament.report import document, everything_text
from tests.tournament.made import enter, rules, tournament


def begun(path: Path) -> TournamentFile:
    file = TournamentFile.create(path, actions.new("Cup", rules(SWISS), ["Ann", "Ben", "Cy", "Dora"]))
    file.add(*progress.next_round(file.tournament))
    return file


def test_a_tournament_goes_on_from_its_file(tmp_path: Path) -> None:
    file = begun(tmp_path / "cup.json")
    file.add(*actions.result(file.tournament, 1, "Ann 30, Cy 20"))

    again = TournamentFile.load(tmp_path / "cup.json")

    assert document(again.tournament) == document(file.tournament)
    assert again.tournament.history == file.tournament.history
    again.add(*actions.result(again.tournament, 2, "Ben 30, Dora 20"))
    assert TournamentFile.load(tmp_path / "cup.json").tournament.rounds[0].finished
    assert os.listdir(tmp_path) == ["cup.json"]


def test_the_file_is_one_document_with_an_entry_on_a_line(tmp_path: Path) -> None:
    begun(tmp_path / "cup.json")
    text = (tmp_path / "cup.json").read_text(encoding="utf-8")
    assert json.loads(text)["format"] == "freehold-tournament"
    assert [json.loads(line.rstrip(","))["do"] for line in text.splitlines() if line.startswith("  {")] == ["new", "round"]


def test_a_corrected_result_stays_in_the_history(tmp_path: Path) -> None:
    file = begun(tmp_path / "cup.json")
    file.add(*actions.result(file.tournament, 1, "Ann 30, Cy 20"))
    file.add(*actions.result(file.tournament, 1, "Ann 30, Cy 31", correct=True))
    told = [entry["scores"]["Cy"]["points"] for entry in file.tournament.history if entry["do"] == "result"]
    assert told == [20, 31]
    result = TournamentFile.load(file.path).tournament.rounds[0].tables[0].results[0]
    assert result is not None
    assert result.scores["Cy"].points == 31


def test_an_entry_that_does_not_fit_leaves_the_file_alone(tmp_path: Path) -> None:
    file = begun(tmp_path / "cup.json")
    before = file.path.read_bytes()
    with pytest.raises(TournamentError, match="no table 9"):
        file.add({"do": "result", "round": 1, "table": 9, "game": 1, "scores": {}})
    assert file.path.read_bytes() == before


def test_what_someone_else_wrote_meanwhile_is_not_lost(tmp_path: Path) -> None:
    mine = begun(tmp_path / "cup.json")
    theirs = TournamentFile.load(tmp_path / "cup.json")
    theirs.add(*actions.result(theirs.tournament, 1, "Ann 30, Cy 20"))
    with pytest.raises(TournamentError, match="changed by someone else"):
        mine.add(*actions.result(mine.tournament, 2, "Ben 30, Dora 20"))
    assert TournamentFile.load(mine.path).tournament.rounds[0].tables[0].finished


def test_a_write_that_fails_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = begun(tmp_path / "cup.json")
    before = file.path.read_bytes()

    def full(descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="No space"):
        file.add(*actions.result(file.tournament, 1, "Ann 30, Cy 20"))
    assert file.path.read_bytes() == before
    assert os.listdir(tmp_path) == ["cup.json"]


def test_a_tournament_is_never_written_over(tmp_path: Path) -> None:
    begun(tmp_path / "cup.json")
    with pytest.raises(TournamentError, match="there already"):
        TournamentFile.create(tmp_path / "cup.json", actions.new("Cup", rules(SWISS), ["Ann", "Ben"]))


ENTRY = {"do": "result", "round": 1, "table": 1, "game": 1, "scores": {"Ann": {"points": 3}, "Ben": {"points": 4}}}


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"table": "one"}, r"history entry 3 \(result\): field 'table' should be a whole number, not 'one'"),
        ({"round": 2}, r"history entry 3 \(result\): there is no round 2"),
        ({"game": 2}, "field 'game'"),
        ({"scores": []}, "field 'scores' should be a set of fields"),
        ({"scores": {"Ann": {"points": 3}}}, "field 'scores': it should name"),
        ({"scores": {"Ann": {"points": 3}, "Ben": {}}}, "field 'points' is missing"),
        ({"scores": {"Ann": {"points": 3}, "Ben": {"out": "asleep"}}}, "'asleep' is neither resigned nor absent"),
        ({"corrects": True}, "corrects a result that is not there"),
        ({"corrects": 1}, "field 'corrects' should be true or false"),
        ({"do": "undo"}, r"history entry 3 \(undo\): field 'do': there is no 'undo'"),
        ({"do": "new"}, "the first entry, and no other, is 'new'"),
    ],
)
def test_a_broken_history_names_the_entry_and_the_field(change: dict[str, object], says: str) -> None:
    made = tournament(rules(SWISS), ["Ann", "Ben"])
    made.take(progress.next_round(made)[0])
    with pytest.raises(TournamentError, match=says):
        parse(text_of([*made.history, {**ENTRY, **change}]))


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "line 1 is not JSON"),
        ('{\n "format": "freehold-tournament",\n "history": [oops]\n}', "line 3 is not JSON"),
        ("[" * 100_000, "without end"),
        ("[]", "not a freehold-tournament"),
        ('{"format": "freehold-record"}', "field 'format'"),
        ('{"format": "freehold-tournament", "schema": 9}', "schema 9"),
        ('{"format": "freehold-tournament", "schema": 1, "history": []}', "field 'history'"),
        ('{"format": "freehold-tournament", "schema": 1, "history": [3]}', "history entry 1: the entry should be"),
        ('{"format": "freehold-tournament", "schema": 1, "history": [{"do": "round"}]}', "first entry"),
    ],
)
def test_what_is_no_tournament_says_why(text: str, says: str) -> None:
    with pytest.raises(TournamentError, match=says):
        parse(text)


@pytest.mark.parametrize(
    ("field", "value", "says"),
    [
        ("format", "cup", "no 'cup'; there are championship, swiss"),
        ("games", 0, "a match has 1 to 99 games"),
        ("tie_breaks", ["luck"], "no 'luck'"),
        ("seed", None, "field 'seed' should be a whole number"),
        ("kingdoms", [{"cards": [1]}], "field 'cards' should hold names|field 'extras' is missing"),
        ("wishes", [3], "field 'wishes' should hold names"),
    ],
)
def test_broken_rules_name_the_field(field: str, value: object, says: str) -> None:
    made = tournament(rules(ROUND_ROBIN), ["Ann", "Ben"])
    entry = made.history[0]
    with pytest.raises(TournamentError, match=says):
        parse(text_of([{**entry, "rules": {**entry["rules"], field: value}}]))


def test_nobody_sits_at_two_tables() -> None:
    made = tournament(rules(SWISS), ["Ann", "Ben", "Cy", "Dora"])
    (entry,) = progress.next_round(made)
    with pytest.raises(TournamentError, match="two tables"):
        made.take({**entry, "tables": [["Ann", "Ben"], ["Ann", "Cy"]]})
    assert not made.rounds
    made.take(entry)
    enter(made, 1, **dict.fromkeys(made.rounds[0].tables[0].players, 3))


def leaves(document: object) -> list[tuple[dict[str, object] | list[object], str | int]]:
    """Every place of a document that holds a value: its container and its key."""
    out: list[tuple[dict[str, object] | list[object], str | int]] = []
    todo: list[object] = [document]
    while todo:
        each = todo.pop()
        inside = each.items() if isinstance(each, dict) else enumerate(each) if isinstance(each, list) else ()
        for key, value in inside:
            out.append((each, key))  # type: ignore[arg-type]
            todo.append(value)
    return out


@pytest.mark.parametrize("format_", [CHAMPIONSHIP, SWISS, ROUND_ROBIN, KNOCK_OUT])
def test_a_damaged_file_is_refused_or_can_be_shown(format_: str) -> None:
    made = tournament(rules(format_), list("abcdefghi"))
    for _ in range(2):
        made.take(progress.next_round(made)[0])
        for table in made.open_tables():
            enter(made, table.number, **{name: 10 + at for at, name in enumerate(table.players)})
    made.take(actions.withdraw(made, "a", "no-show")[0])
    text = text_of(made.history)
    junk = [None, True, 0, -1, 7, 10**30, 1.5, "", "a", "zz", [], ["a"], [["a"]], {}, {"a": 1}]
    refused: list[str] = []
    for seed in range(400):
        dice = random.Random(seed)
        document_ = json.loads(text)
        holder, key = dice.choice(leaves(document_))
        if dice.random() < 0.3:
            del holder[key]  # type: ignore[arg-type]
        else:
            holder[key] = dice.choice(junk)  # type: ignore[index]
        try:
            shown = parse(json.dumps(document_))
        except TournamentError as error:
            refused.append(str(error))
            continue
        json.dumps(document(shown))
        assert page(shown)
        assert everything_text(shown)
    assert 100 < len(refused) < 400
    assert not [message for message in refused if "\n" in message]
