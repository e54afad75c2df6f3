"""`freehold simulate` as programs and people meet it."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from freehold.bots import registry
from freehold.bots.registry import find
from freehold.terminal import cli
from tests.terminal.run import document, freehold, refused

PAIR = ("simulate", "big-money", "big-money-smithy")


def run(capsys: pytest.CaptureFixture[str], *words: str, code: int = 0) -> Any:
    """In this process."""
    assert cli.main([*words, "--jobs", "1", "--json"]) == code
    return json.loads(capsys.readouterr().out)


def without_time(found: dict[str, Any]) -> dict[str, Any]:
    timed = ("seconds", "games_per_second", "jobs", "command", "games_played_now", "cluster")
    return {key: value for key, value in found.items() if key not in timed}


def test_the_figures_are_there(capsys: pytest.CaptureFixture[str]) -> None:
    found = run(capsys, *PAIR, "--games", "300")

    assert found["bots"] == ["big-money", "big-money-smithy"]
    assert sum(found["wins"]) + found["ties"] == found["games"] == found["games_played_now"] == 300
    assert {"games_per_second", "turns_per_player", "points", "intervals", "compiled", "kingdom", "seed"} <= found.keys()
    assert {"endings", "decks", "curves"} <= found.keys()
    assert found["kingdom"]["cards"] == ["Smithy"]
    # Four independent simulators: 11.5 and 62.9 % of the games, 16.07 turns.
    (low, high), (low_smithy, high_smithy) = found["intervals"]["wins"]
    assert low < 0.115 < high
    assert low_smithy < 0.629 < high_smithy
    low, high = found["intervals"]["turns_per_player"]
    assert low < 16.07 < high


def test_cards_as_first_printed(capsys: pytest.CaptureFixture[str]) -> None:
    one = run(capsys, *PAIR, "--games", "20", "--ruleset", "first-printing")
    assert one["ruleset"] == "first printing"
    with pytest.raises(SystemExit):
        cli.main([*PAIR, "--ruleset", "frst printing"])
    assert "there is no ruleset 'frst printing'; did you mean 'first printing'?" in capsys.readouterr().err


def test_two_processes_find_the_same_as_one(capsys: pytest.CaptureFixture[str]) -> None:
    one = run(capsys, *PAIR, "--games", "200", "--seed", "5")
    two = document(*PAIR, "--games", "200", "--seed", "5", "--jobs", "2")

    assert two["jobs"] == 2
    assert without_time(one) == without_time(two)
    assert without_time(run(capsys, *PAIR, "--games", "200", "--seed", "6"))["wins"] != one["wins"]


def test_it_stops_when_it_is_decided(capsys: pytest.CaptureFixture[str]) -> None:
    found = run(capsys, *PAIR, "--games", "100000", "--until-decided")

    assert found["decided"] == "big-money-smithy"
    assert found["games"] < 400


def test_one_bot_plays_against_itself_and_bots_fill_the_seats(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(capsys, "simulate", "engine", "--games", "4")["bots"] == ["engine", "engine"]
    found = run(capsys, "simulate", "Big Money", "priority", "--games", "7", "--players", "3", "--kingdom", "Smithy")
    assert found["bots"] == ["big-money", "priority", "big-money"]
    assert found["games"] == 9  # every seed in all rotations
    assert len(found["duels"]) == 3


def test_kingdoms(capsys: pytest.CaptureFixture[str]) -> None:
    drawn = run(capsys, "simulate", "big-money-smithy", "random", "--games", "2", "--sets", "seaside", "--seed", "3")
    again = run(capsys, "simulate", "big-money-smithy", "random", "--games", "2", "--sets", "seaside", "--seed", "3")
    named = run(capsys, "simulate", "random", "--games", "2", "--kingdom", "Young Witch, Smithy, Shelters, Alms")

    assert len(drawn["kingdom"]["cards"]) == 10
    assert "Smithy" in drawn["kingdom"]["cards"]
    assert drawn["kingdom"] == again["kingdom"]
    assert named["kingdom"]["shelters"]
    assert named["kingdom"]["landscapes"] == ["Alms"]
    assert len(named["kingdom"]["extras"]["Young Witch"]) == 1


def test_the_kingdom_has_whatever_bots_require(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def made_up(names: tuple[str, ...]) -> None:
        kinds = registry.built_in()
        kinds.append(registry.BotKind("picky", "", find("random").make, names))
        monkeypatch.setattr(registry, "built_in", lambda: kinds)

    made_up(("Colony", "Alms", "Rocks", "Cellar"))
    bare = run(capsys, "simulate", "picky", "--games", "2")["kingdom"]
    assert (bare["cards"], bare["landscapes"], bare["colonies"]) == (["Catapult/Rocks", "Cellar"], ["Alms"], True)
    drawn = run(capsys, "simulate", "picky", "--games", "2", "--sets", "seaside")["kingdom"]
    assert len(drawn["cards"]) == 10
    assert {"Catapult/Rocks", "Cellar"} < set(drawn["cards"])
    assert drawn["landscapes"][-1] == "Alms"
    trapped = run(capsys, "simulate", "picky", "--games", "2", "--sets", "antiquities")["kingdom"]
    assert len(trapped["cards"]) == 11  # what is shuffled into the piles gives way to none
    assert "Boulder Trap" in trapped["cards"]
    refused(["simulate", "picky", "--kingdom", "Cellar, Alms, Catapult"], "picky needs Colony", capsys)


def test_a_strategy_plays_in_the_kingdom_that_it_was_written_for(capsys: pytest.CaptureFixture[str]) -> None:
    found = run(capsys, "simulate", "big-money", "chapel-witch", "big-money:Moat", "--games", "3")
    kind = find("chapel-witch")
    assert set(kind.kingdom) | {"Moat"} == {*found["kingdom"]["cards"], *found["kingdom"]["landscapes"]}
    assert found["bots"] == ["big-money", "chapel-witch", "big-money:Moat"]


def test_what_is_chosen_at_set_up_follows_the_seed_and_stays(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ("simulate", "random", "--games", "2", "--kingdom", "Young Witch, Smithy")
    banes = {seed: run(capsys, *words, "--seed", seed)["kingdom"]["extras"]["Young Witch"][0] for seed in ("1", "2", "3")}
    assert len(set(banes.values())) > 1
    assert run(capsys, *words, "--seed", "2")["kingdom"]["extras"] == {"Young Witch": [banes["2"]]}
    # One pile may be named twice: it joins for one card and is marked for another.
    joined = run(capsys, "simulate", "random", "--games", "2", "--kingdom", "Young Witch(Hamlet), Cheap(Hamlet), Smithy")
    assert joined["kingdom"]["extras"] == {"Young Witch": ["Hamlet"], "Cheap": ["Hamlet"]}


def test_everybody_against_everybody(capsys: pytest.CaptureFixture[str]) -> None:
    found = run(capsys, *PAIR, "engine", "--matrix", "--games", "40")

    assert [match["bots"] for match in found["matches"]] == [
        ["big-money", "big-money-smithy"], ["big-money", "engine"], ["big-money-smithy", "engine"]]  # fmt: skip
    assert found["ranking"][-1]["bot"] == "big-money"
    assert found["games"] == 120


def test_as_text_with_a_page(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page = tmp_path / "report.html"
    assert cli.main([*PAIR, "--games", "200", "--jobs", "1", "--html", str(page)]) == 0
    written = capsys.readouterr()

    assert written.out.startswith("big-money-smithy is better")
    assert str(page) in written.err
    assert page.read_text().startswith("<!doctype html>")
    assert cli.main([*PAIR, "engine", "--matrix", "--games", "20", "--jobs", "1", "--html", str(page)]) == 0
    assert "Ranking" in capsys.readouterr().out
    assert "Everybody against everybody" in page.read_text()


def test_results_are_continued_and_joined(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    one, other, both = (str(tmp_path / name) for name in ("one.jsonl", "other.jsonl", "both.jsonl"))
    whole = run(capsys, *PAIR, "--games", "120", "--results", other)
    run(capsys, *PAIR, "--games", "40", "--results", one)
    continued = run(capsys, *PAIR, "--games", "120", "--results", one)
    assert continued["games_played_now"] == 80
    assert without_time(continued) == without_time(whole)

    run(capsys, *PAIR, "--games", "60", "--seed", "2", "--results", other)
    joined = run(capsys, "simulate", "--join", one, other, "--results", both)
    assert (joined["games"], joined["seeds"], joined["games_played_now"]) == (180, [1, 2], 0)
    assert without_time(run(capsys, "simulate", "--join", both)) == without_time(joined)
    assert cli.main(["simulate", "--join", one, other]) == 0
    written = capsys.readouterr()
    assert "units stand in more than one file" in written.err
    assert "180 games of seed 1, 2, played before" in written.out


def test_joining_different_things_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    one, other = str(tmp_path / "one.jsonl"), str(tmp_path / "other.jsonl")
    run(capsys, *PAIR, "--games", "2", "--results", one)
    run(capsys, *PAIR, "engine", "--matrix", "--games", "2", "--results", other)

    assert cli.main(["simulate", "--join", one, other]) == 2
    assert "does not belong with" in capsys.readouterr().err
    assert cli.main([*PAIR, "--games", "2", "--jobs", "1", "--results", other]) == 2
    assert "cannot be continued" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("words", "says"),
    [
        ([], "name the bots"),
        (["big-mony"], "did you mean big-money"),
        (["big-money"] * 7, "2 to 6 players"),
        (["big-money", "engine", "--players", "7"], "2 to 6 players"),
        (["big-money", "engine", "priority", "--players", "2"], "3 bots are named for 2 seats"),
        (["big-money", "engine", "--kingdom", "Smithy, Vilage"], "Village"),
        (["big-money", "engine", "--kingdom", "Smithy, Market, Militia"], "engine needs Village"),
        (["big-money", "--sets", "atlantis"], "no set"),
        (["big-money", "--sets", "base", "--kingdom", "Moat"], "give one of the two"),
        (["big-money", "--games", "0"], "1 or more"),
        (["big-money", "--seed", "x"], "not a whole number"),
        (["big-money", "--seed", "-1"], "a seed is from 0"),
        (["big-money", "--html", "/nowhere/at/all.html"], "/nowhere/at/all.html: No such file"),
        (["big-money", "--results", "/nowhere/at/all.jsonl"], "/nowhere/at/all.jsonl: No such file"),
        (["big-money", "--matrix"], "two bots or more"),
        (["big-money", "Big Money", "--matrix"], "stands twice"),
        (["big-money", "--join", "/nowhere.jsonl"], "name no bots"),
        (["--join", "/nowhere.jsonl"], "/nowhere.jsonl: No such file"),
        (["big-money", "--cluster", "127.0.0.1:1"], "no cluster answers at 127.0.0.1:1"),
        (["big-money", "--cluster", "somewhere"], "no address of a cluster"),
    ],
)
def test_bad_input_is_one_clear_line_and_exit_2(words: list[str], says: str, capsys: pytest.CaptureFixture[str]) -> None:
    refused(["simulate", *words], says, capsys)


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_keeps_what_was_played(jobs: str, tmp_path: Path) -> None:
    kept = tmp_path / "kept.jsonl"
    words = [sys.executable, "-m", "freehold.terminal.cli", *PAIR, "--games", "10000000", "--results", str(kept), "--json"]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
    running = subprocess.Popen([*words, "--jobs", jobs], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
                               env=environment)  # fmt: skip
    until = time.monotonic() + 120
    while time.monotonic() < until and not (kept.exists() and kept.read_text().count("\n") > 2):
        time.sleep(0.05)
    running.send_signal(signal.SIGINT)
    output, errors = running.communicate(timeout=120)
    found = json.loads(output)

    assert running.returncode == 130
    assert found["stopped"] == "interrupted"
    assert found["games"] == sum(json.loads(line)["games"] for line in kept.read_text().splitlines()[1:]) > 0
    (line,) = errors.splitlines()
    assert line == f"freehold: interrupted after {found['games']} games; {kept} keeps them, the same command goes on from there"


def test_a_bot_that_fails_ends_the_run_and_what_was_played_is_kept(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    from freehold.bots.bench import BigMoney
    from freehold.rules.question import Question
    from freehold.rules.view import View

    buys = 0

    def buy(self: BigMoney, view: View, question: Question) -> int:
        nonlocal buys
        buys += 1
        if buys > 1000:
            raise ArithmeticError("the purse is empty")
        return self.silver if view.coins >= 3 else -1

    monkeypatch.setattr(BigMoney, "buy", buy)
    kept = tmp_path / "kept.jsonl"
    found = run(capsys, *PAIR, "--games", "400", "--results", str(kept), code=2)

    assert "big-money against big-money-smithy, seeds" in found["stopped"]
    assert "the purse is empty" in found["stopped"]
    assert 0 < found["games"] < 400
    assert json.loads(kept.read_text().splitlines()[1])["games"] > 0


def test_the_local_run_never_imports_ray() -> None:
    code = "import sys; from freehold.terminal import cli; cli.main(sys.argv[1:]); print('ray' in sys.modules, file=sys.stderr)"
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
    ran = subprocess.run([sys.executable, "-c", code, *PAIR, "--games", "2", "--jobs", "1"], env=environment, text=True,
                         capture_output=True, timeout=120, check=True)  # fmt: skip
    assert ran.stderr == "False\n"


def test_progress_is_shown_where_somebody_watches(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("sys.stderr.isatty", lambda: True)
    assert cli.main([*PAIR, "--games", "100", "--jobs", "1"]) == 0
    assert "100 %, 0 s left, 100 games" in capsys.readouterr().err
    assert freehold(*PAIR, "--games", "2", "--jobs", "1").stderr == ""


def test_a_strategy_in_another_form_stays_the_same(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    toml, xml = tmp_path / "mine.toml", tmp_path / "mine.xml"
    toml.write_text('name = "Mine"\ngain = ["Province", {card = "Gold", when = \'mine("Gold") < 3\'}, "Silver"]\n')
    assert cli.main(["simulate", str(toml), "--export", "xml"]) == 0
    xml.write_text(capsys.readouterr().out)
    for file in (toml, xml):
        assert cli.main(["simulate", str(file), "--export", "toml"]) == 0
    one, other = capsys.readouterr().out.split('name = "Mine"')[1:]
    assert 'mine("Gold")' in one
    assert [line for line in one.splitlines() if "Gold" in line] == [line for line in other.splitlines() if "Gold" in line]


def test_what_is_no_strategy_cannot_be_exported(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["simulate", "random", "--export", "xml"]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1
    assert cli.main(["simulate", "two-jacks", "--export", "xml"]) == 2
    assert "'trash'" in capsys.readouterr().err
    assert cli.main(["simulate", "two-jacks", "rebuild", "--export", "toml"]) == 2
    assert "just that one" in capsys.readouterr().err
