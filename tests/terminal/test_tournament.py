"""`freehold tournament` as programs and people meet it."""

import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from freehold.terminal import cli

Run = Callable[..., tuple[int, str, str]]
KINGDOM = "Cellar, Market, Merchant, Militia, Mine, Moat, Remodel, Smithy, Village, Workshop"
FOUR = "Ann, Ben, bot:big-money, bot:big-money"


@pytest.fixture
def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Runs a command of `freehold tournament` in an empty folder: exit code, output, errors."""
    monkeypatch.chdir(tmp_path)

    def command(*words: str) -> tuple[int, str, str]:
        try:
            code = cli.main(["tournament", *words])
        except SystemExit as left:
            code = int(str(left.code))
        written = capsys.readouterr()
        return code, written.out, written.err

    return command


def told(run: Run, *words: str) -> Any:
    code, out, err = run(*words, "--json")
    assert (code, err) == (0, "")
    return json.loads(out)


def begin(run: Run, players: str = FOUR, *more: str) -> None:
    assert run("new", "cup.json", "--players", players, "--seed", "3", "--kingdom", KINGDOM, "--seeded", *more)[0] == 0


def test_people_and_bots_from_the_first_round_to_the_champion(run: Run) -> None:
    begin(run)
    code, out, _ = run("pair", "cup.json")
    assert code == 0
    assert "Round 1" in out
    assert "Table 1: Ann, big-money: to be played" in out or "Table 1: big-money, Ann: to be played" in out
    assert "Table 2 awaits a result" not in run("result", "cup.json", "2", "big-money 2 34, Ben 40")[1]
    _, out, _ = run("result", "cup.json", "1", "Ann 30, big-money 28")
    assert "Table 1: Ann: 30, big-money: 28" in out
    assert "Draw the next round with `pair`" in out
    assert run("pair", "cup.json")[0] == 0
    code, out, _ = run("play", "cup.json")  # the two bots meet
    assert code == 0
    assert "awaits a result" in out
    names = [table["players"] for table in told(run, "show", "cup.json")["rounds"][1]["tables"]]
    people = names.index(["Ben", "Ann"] if ["Ben", "Ann"] in names else ["Ann", "Ben"]) + 1
    _, out, _ = run("result", "cup.json", str(people), "Ann 30 (17 turns), Ben 30 (16 turns)")
    assert "The champion is Ben." in out
    assert "1.  Ben" in run("standings", "cup.json")[1]


def test_nine_bots_run_to_the_champion(run: Run, tmp_path: Path) -> None:
    begin(run, ", ".join(["bot:big-money"] * 9), "--format", "championship")
    code, out, err = run("run", "cup.json")
    assert (code, err) == (0, "")
    assert "final standings" in out
    assert "The champion is big-money" in out
    assert len(os.listdir(tmp_path / "cup.json.games")) == 16
    code, out, _ = run("run", "cup.json")  # once more does nothing
    assert code == 0
    whole = told(run, "show", "cup.json")
    assert whole["over"]
    assert whole["champion"] in out
    assert len(whole["rounds"]) == 6


def test_a_run_goes_on_where_it_was_broken_off(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    begin(run, ", ".join(["bot:big-money"] * 4), "--format", "round-robin")
    run("run", "cup.json")
    straight = [entry for entry in json.loads((tmp_path / "cup.json").read_text())["history"] if entry.pop("at")]
    (tmp_path / "cup.json").unlink()
    (tmp_path / "cup.json.games").rename(tmp_path / "first")
    begin(run, ", ".join(["bot:big-money"] * 4), "--format", "round-robin")
    run("pair", "cup.json")
    real, calls = os.replace, []

    def breaks(*paths: Any) -> None:
        calls.append(paths)
        if len(calls) == 3:
            raise KeyboardInterrupt
        real(*paths)

    monkeypatch.setattr(os, "replace", breaks)
    assert run("run", "cup.json")[0] == 130
    monkeypatch.undo()
    monkeypatch.chdir(tmp_path)
    done = json.loads((tmp_path / "cup.json").read_text())["history"]
    assert 2 < len(done) < len(straight)
    assert run("run", "cup.json")[0] == 0
    assert [entry for entry in json.loads((tmp_path / "cup.json").read_text())["history"] if entry.pop("at")] == straight


def test_standings_as_they_were_and_as_a_page(run: Run, tmp_path: Path) -> None:
    begin(run, ", ".join(["bot:big-money"] * 4), "--format", "round-robin", "--games", "2")
    run("run", "cup.json")
    assert told(run, "standings", "cup.json", "--after", "1")["standings"] != told(run, "standings", "cup.json")["standings"]
    assert "after round 1" in run("standings", "cup.json", "--after", "1")[1]
    assert run("show", "cup.json", "--html", "cup.html")[0] == 0
    assert "<h2>Final standings</h2>" in (tmp_path / "cup.html").read_text(encoding="utf-8")


def test_joining_and_leaving(run: Run) -> None:
    begin(run)
    run("pair", "cup.json")
    assert "Dora and priority will be in round 2." in run("add", "cup.json", "Dora, bot:priority")[1]
    code, out, _ = run("withdraw", "cup.json", "Ben")
    assert code == 0
    assert "Ben is out." in out
    assert "out after round 1: withdrawn" in run("standings", "cup.json")[1]


def test_a_correction_is_kept_beside_what_it_corrects(run: Run, tmp_path: Path) -> None:
    begin(run)
    run("pair", "cup.json")
    run("result", "cup.json", "1", "Ann 30, big-money 28")
    assert run("result", "cup.json", "1", "Ann 30, big-money 31", "--correct")[0] == 0
    entries = json.loads((tmp_path / "cup.json").read_text())["history"]
    assert [entry["scores"]["big-money"]["points"] for entry in entries if entry["do"] == "result"] == [28, 31]
    assert all(entry["at"].endswith("+00:00") for entry in entries)


def test_kingdoms_by_sets_and_wishes(run: Run) -> None:
    assert run("new", "cup.json", "--players", "Ann, Ben", "--sets", "seaside", "--wish", "no attack", "--wish", "colonies",
               "--rounds", "2", "--seed", "5")[0] == 0  # fmt: skip
    run("pair", "cup.json")
    run("result", "cup.json", "1", "Ann 3, Ben 2")
    first, second = (each["kingdoms"][0] for each in told(run, "pair", "cup.json")["rounds"])
    assert not {"Sea Hag", "Cutpurse", "Ghost Ship", "Pirate Ship", "Ambassador", "Corsair", "Blockade"} & set(first["cards"])
    assert (first["colonies"], second["colonies"]) == (False, True)


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["new", "cup.json", "--players", "Ann, Ben"], "there already"),
        (["new", "b.json", "--players", "Ann, bot:big-monye"], "big-money"),
        (["new", "b.json", "--players", "Ann, ann"], "two participants"),
        (["new", "b.json", "--players", "Ann"], "needs 2 participants or more, and there is 1"),
        (["new", "b.json", "--players", "Ann, Ben", "--format", "championship"], "needs 9"),
        (["new", "b.json", "--players", "Ann, Ben", "--format", "cup"], "invalid choice"),
        (["new", "b.json", "--players", "Ann, Ben", "--kingdom", "Cellar, Moot"], "Moat"),
        (["new", "b.json", "--players", "Ann, Ben", "--sets", "atlantis"], "no set"),
        (["new", "b.json", "--players", "Ann, Ben", "--wish", "luck"], "luck"),
        (["new", "b.json", "--players", "Ann, Ben", "--kingdom", KINGDOM, "--sets", "base"], "not both"),
        (["new", "b.json", "--players", "Ann, Ben", "--games", "0"], "1 or more"),
        (["new", "b.json", "--players", "Ann, Ben", "--games", "100"], "1 to 99"),
        (["new", "b.json", "--players", "Ann, Ben", "--tie-breaks", "bucholz"], "did you mean buchholz?"),
        (["new", "b.json", "--players", "Ann, Ben", "--format", "round-robin", "--rounds", "3"], "leave it out"),
        (["new", "no/where/b.json", "--players", "Ann, Ben"], "no/where/b.json: there is no folder no/where"),
        (["pair", "nowhere.json"], "nowhere.json: No such file"),
        (["pair", "cup.json"], "round 1 is not finished: table 2 waits"),
        (["result", "cup.json", "1", "Ann 1, big-money 2"], "table 1 already has a result"),
        (["result", "cup.json", "7", "Ann 1, big-money 2"], "no table 7"),
        (["result", "cup.json", "2", "Bem 1, big-money 2"], "did you mean Ben"),
        (["result", "cup.json", "2", "Ben 1"], "big-money 2 is missing"),
        (["result", "cup.json", "2", "Ben 1, big-money 2 1"], "say how many turns"),
        (["result", "cup.json", "two", "Ben 1"], "whole number"),
        (["play", "cup.json"], "no table is left for bots"),
        (["standings", "cup.json", "--after", "4"], "no round 4: rounds 1 to 1 are drawn"),
        (["withdraw", "cup.json", "Anm"], "did you mean Ann?"),
        (["add", "cup.json", "Ben"], "two participants are called Ben"),
        (["show", "broken.json"], "broken.json: line 2 is not JSON"),
        (["show", "list.json"], "not a freehold-tournament"),
        ([], "COMMAND"),
    ],
)
def test_bad_input_is_one_clear_line_and_the_file_stays(run: Run, tmp_path: Path, words: list[str], says: str) -> None:
    begin(run)
    run("pair", "cup.json")
    run("result", "cup.json", "1", "Ann 30, big-money 28")
    (tmp_path / "broken.json").write_text('{"format": "freehold-tournament",\n "schema": }', encoding="utf-8")
    (tmp_path / "list.json").write_text("[]", encoding="utf-8")
    before = {path.name: path.read_bytes() for path in tmp_path.iterdir()}

    code, out, err = run(*words)

    assert (code, out) == (2, "")
    assert len(err.splitlines()) == 1
    assert says in err
    assert {path.name: path.read_bytes() for path in tmp_path.iterdir()} == before


@pytest.mark.parametrize("command", ["new", "pair", "result", "play", "run", "add", "withdraw", "standings", "show"])
def test_every_command_explains_itself_with_examples(run: Run, command: str) -> None:
    code, out, _ = run(command, "--help")
    assert code == 0
    assert f"freehold tournament {command}" in out
    assert "examples:" in out
