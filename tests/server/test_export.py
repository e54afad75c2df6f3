"""Open data: games of tables that agreed to it, whole, right, and without anything that says who played."""

from __future__ import annotations

import json
import random
import subprocess
import sys
from pathlib import Path

import pytest

from freehold.table.record import parse_record, replay
from freehold.terminal import cli
from tests.server.people import Frame, Person, base_of, server

QUICK = "Cellar, Market, Militia, Mine, Moat, Remodel, Smithy, Village, Workshop, Merchant"


def exported(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[list[dict[str, object]], str]:
    assert cli.main(["export", *arguments]) == 0
    out, err = capsys.readouterr()
    return [json.loads(line) for line in out.splitlines()], err


def test_what_players_agreed_to_is_given_away_without_their_names(data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with server(data) as running:
        ann = Person(base_of(running), "Ann of the Hill")
        codes: dict[str, str] = {}
        scores: dict[str, Frame] = {}
        for what, options in (("open", {"published": True}), ("closed", {}), ("left", {"published": True})):
            codes[what] = ann.make("me", "big-money", kingdom=QUICK, options=options)
            with ann.at(codes[what]) as wire:
                if what == "left":
                    wire.play(random.Random(2), 3)
                    wire.done("resign")
                else:
                    wire.play(random.Random(2))
                    assert wire.view["over"]
                    scores[what] = wire.view["score"]
                wire.done("chat", text="a word among us")
        games, said = exported(capsys, "--data", str(data))  # beside the running server
        text = ann.http.get(f"/api/tables/{codes['open']}/record").text
        ann.http.close()
    assert "1 game (left out: 1 never finished)" in said
    (game,) = games
    expected = scores["open"]
    assert game["points"] == [seat["points"] for seat in expected["seats"]]
    assert game["turns"] == [seat["turns"] for seat in expected["seats"]]
    assert game["winners"] == expected["winners"]
    assert game["seats"] == ["person", "big-money"]
    assert game["licence"] == "CC0-1.0"
    whole = json.dumps(game)
    for secret in ("Hill", "a word", *codes.values(), ann.id):
        assert secret not in whole
    record = game["record"]
    assert isinstance(record, dict)
    answers = record.pop("answers")
    again = parse_record("\n".join(json.dumps(line) for line in [record, *answers]))
    assert again.names == ["p1", "p2"]
    assert again.answers == parse_record(text).answers
    replay(again)


def test_a_file_is_written(data: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with server(data):
        pass
    out = tmp_path / "games.jsonl"
    games, said = exported(capsys, "--data", str(data), "--out", str(out), "--format", "jsonl")
    assert games == []
    assert out.read_text() == ""
    assert "0 games" in said


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--data", "/nowhere"], "there is no /nowhere/freehold.db"),
        (["--database", "oracle://x"], "not the address of a database"),
        (["--format", "csv"], "invalid choice: 'csv'"),
    ],
)
def test_what_cannot_be_exported_is_said_in_one_line(arguments: list[str], words: str) -> None:
    done = subprocess.run([sys.executable, "-m", "freehold.terminal.cli", "export", *arguments],
                          capture_output=True, text=True, timeout=60, check=False)  # fmt: skip
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1
    assert words in done.stderr


def test_a_database_without_tables_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "freehold.db").write_bytes(b"")
    assert cli.main(["export", "--data", str(tmp_path)]) == 2
    assert "cannot be read" in capsys.readouterr().err
