"""The command line as programs and people meet it: exit codes, one line for errors, one JSON document."""

import contextlib
import json
import os
import pty
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from freehold.rules.setup import Kingdom
from freehold.table.record import Record
from freehold.table.session import Session
from freehold.terminal import cli
from tests.terminal.run import document, freehold, refused

COMMANDS = ["play", "cards", "kingdom", "simulate", "replay", "fuzz", "bench", "tournament", "export"]
CARDS = ["Cellar", "Market", "Militia", "Mine", "Moat", "Remodel", "Smithy", "Village", "Workshop", "Witch"]


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_explains_itself_with_examples(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        cli.main([command, "--help"])
    assert left.value.code == 0
    text = capsys.readouterr().out
    assert "examples:" in text
    assert f"freehold {command}" in text


def test_help_lists_the_commands(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main([]) == 0
    text = capsys.readouterr().out
    assert all(command in text for command in COMMANDS)
    assert "serve" in text


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["frobnicate"], "invalid choice"),
        (["serve", "--port", "x"], "a port is a number"),
        (["cards", "Celar"], "Cellar"),
        (["cards", "--set", "atlantis"], "no set"),
        (["cards", "--type", "Spell"], "no type"),
        (["kingdom", "Cellar, Moot"], "Moat"),
        (["kingdom", "Cellar, Cellar"], "twice"),
        (["kingdom", "--sets", "atlantis"], "no set"),
        (["kingdom", "--players", "7"], "2 to 6"),
        (["fuzz", "--games", "0"], "1 or more"),
        (["fuzz", "--sets", "atlantis"], "no set"),
        (["fuzz", "--players", "4-2"], "backwards"),
        (["replay", "/nowhere/at/all.jsonl"], "No such file"),
        (["bench", "--seconds", "-1"], "above 0"),
        (["play", "--bots", "9"], "2 to 6"),
        (["play", "--players", "Ann,Ann"], "same name"),
        (["play", "--load", "/nowhere/at/all.jsonl"], "No such file"),
        (["play", "--kingdom", "Cellar, Moot"], "Moat"),
    ],
)
def test_bad_input_is_one_clear_line_and_exit_2(words: list[str], says: str, capsys: pytest.CaptureFixture[str]) -> None:
    refused(words, says, capsys)


def test_all_cards_as_json() -> None:
    cards = document("cards")
    by_name = {card["name"]: card for card in cards}
    assert by_name["Cellar"] == {
        "name": "Cellar", "sets": ["Dominion 1st Edition", "Dominion 2nd Edition"], "types": ["Action"],
        "cost": {"coins": 2, "potion": 0, "debt": 0}, "pile": "Cellar", "category": "kingdom",
        "text": by_name["Cellar"]["text"],
    }  # fmt: skip
    assert len(by_name) == len(cards) > 400
    assert all(card["text"] or card["category"] in ("basic", "kingdom", "trait") for card in cards)


def test_cards_of_a_set_and_type() -> None:
    cards = document("cards", "--set", "seaside", "--type", "duration")
    assert "Lighthouse" in {card["name"] for card in cards}
    assert all("Duration" in card["types"] for card in cards)


def test_one_card_with_its_rulings() -> None:
    cellar = document("cards", "cellar")
    assert cellar["name"] == "Cellar"
    assert isinstance(cellar["rulings"], list)
    masquerade = document("cards", "Masquerade")
    assert [version["ruleset"] for version in masquerade["versions"]] == ["current", "first printing"]
    assert masquerade["versions"][0]["changed"] == ""
    prince = freehold("cards", "Prince").stdout
    assert "Ruleset 'first printing' (Action): " in prince
    assert "    changed: 2022: it stays in play" in prince
    ran = freehold("cards", "Young", "Witch")
    assert ran.returncode == 0
    assert "chosen at set-up" in ran.stdout


def test_a_random_kingdom_is_the_same_for_the_same_seed() -> None:
    one, two = document("kingdom", "--seed", "11"), document("kingdom", "--seed", "11")
    assert one == two
    assert len([name for name in one["cards"] if name != "Boulder Trap"]) == 10  # a Trap is no pile
    assert {"Copper", "Province"} <= {pile["name"] for pile in one["piles"]}
    assert freehold("kingdom", "--seed", "11").stdout.count("Seed: 11") == 1


def test_a_kingdom_that_is_named_shows_what_comes_with_it() -> None:
    made = document("kingdom", "Young Witch, Cellar, Marauder, Colonies", "--players", "3", "--seed", "1")
    assert made["colonies"]
    assert len(made["extras"]["Young Witch"]) == 1
    assert {"Ruins", "Spoils", "Colony"} <= {pile["name"] for pile in made["piles"]}
    assert made["players"] == 3


def test_fuzz_reports(tmp_path: Path) -> None:
    report = document("fuzz", "--games", "3", "--seed", "5", "--sets", "base", "--players", "2-3", cwd=tmp_path)
    assert report["games"] == 3
    assert report["failures"] == []
    assert {"decisions", "turns", "finished", "seconds", "kinds"} < report.keys()


def test_fuzz_in_two_processes_plays_the_same_games(tmp_path: Path) -> None:
    words = ("fuzz", "--games", "12", "--seed", "5", "--sets", "base")
    one = document(*words, cwd=tmp_path)
    two = document(*words, "--jobs", "2", cwd=tmp_path)
    for key in ("games", "decisions", "turns", "finished", "kinds"):
        assert one[key] == two[key]


def test_a_failure_is_recorded_and_replayed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    from freehold.cards import load_all

    def breaks(you: object, this: object) -> None:
        raise ArithmeticError("the cellar is flooded")

    with monkeypatch.context() as patch:
        for kind in load_all().kinds:
            if kind.play_function is not None and "Dominion 2nd Edition" in kind.sets:
                patch.setattr(kind, "play_function", breaks)
        code = cli.main(["fuzz", "--games", "2", "--seed", "1", "--sets", "Dominion 2nd", "--json", "--records", str(tmp_path)])
        report = json.loads(capsys.readouterr().out)
        assert code == 1
        failure = report["failures"][0]
        assert "the cellar is flooded" in failure["what"]
        assert cli.main(["replay", failure["record_file"]]) == 1
        assert "the cellar is flooded" in capsys.readouterr().out
        assert cli.main(["replay", failure["record_file"], "--json"]) == 1
        assert "the cellar is flooded" in json.loads(capsys.readouterr().out)["fault"]


def finished(path: Path) -> Record:
    from freehold.bots.bench import BigMoney

    record = Session.new(Kingdom(CARDS), ["Ann", "Bob"], {0: BigMoney(), 1: BigMoney()}, seed=4).record()
    record.save(path)
    return record


def test_a_replay_shows_the_result(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    record = finished(path)
    result = document("replay", str(path), "--log")
    assert result["over"]
    assert result["fault"] is None
    assert result["answers"] == result["used"] == len(record.answers)
    assert result["score"]["winners"]
    assert result["log"][0] == {"entry": 0, "depth": 0, "seat": 0, "text": "Turn 1 - Ann", "turn": 1}
    told = freehold("replay", str(path)).stdout
    assert "points in" in told
    assert "(wins)" in told or "(shares the win)" in told


def test_a_replay_may_stop_anywhere(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    finished(path)
    result = document("replay", str(path), "--to", "7")
    assert not result["over"]
    assert result["used"] <= 7
    assert "p1 hand" in result["position"]
    assert freehold("replay", str(path), "--to", "9999").returncode == 2


@pytest.mark.parametrize(
    "text", ["", "nonsense", '{"format": "something else"}', '{"format": "freehold-record", "schema": 99}']
)
def test_a_file_that_is_no_record_is_refused(text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "game.jsonl"
    path.write_text(text)
    assert cli.main(["replay", str(path)]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1


def test_bench_measures() -> None:
    result = document("bench", "--seconds", "0.1")
    assert result["big_money"] > 0
    assert result["compiled"] in (True, False)


def test_ctrl_c_is_exit_130(tmp_path: Path) -> None:
    words = [sys.executable, "-m", "freehold.terminal.cli", "fuzz", "--games", "100000", "--records", str(tmp_path)]
    screen, theirs = pty.openpty()
    running = subprocess.Popen(words, stdout=subprocess.DEVNULL, stderr=theirs, cwd=Path.cwd())
    with running, open(screen, "rb") as seen:
        os.close(theirs)
        told = b""
        while b" left" not in told:  # the line of the progress: it is in the middle of it
            told += seen.read1()
        running.send_signal(signal.SIGINT)
        with contextlib.suppress(OSError):  # the way a screen ends
            while more := seen.read1():
                told += more
        assert running.wait(120) == 130
    assert b"Traceback" not in told
    assert b"freehold: interrupted" in told
