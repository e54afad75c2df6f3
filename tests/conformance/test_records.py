"""A record that is written to a file and read again plays the same game."""

from __future__ import annotations

from pathlib import Path

import pytest

from freehold.bots.random import RandomAgent
from freehold.kingdoms.randomizer import random_kingdom
from freehold.lab.fuzz import Keeper
from freehold.rules import turns
from freehold.rules.kinds import RULESETS
from freehold.rules.question import agent_for
from freehold.rules.vocab import GAME_OVER
from freehold.table.record import Record, RecordError, load_record, parse_record, replay
from tests.conformance.tables import whole_difference


def played(seed: int) -> tuple[Record, str]:
    """The record of a random game, and what it is about (for messages)."""
    players = 2 + seed % 5
    record = Record(random_kingdom(seed, players=players), players, seed, setup_seed=seed, first=seed % players,
                    ruleset=RULESETS[seed % 2], turn_limit=9 * players)  # fmt: skip
    game = record.start([agent_for(Keeper(RandomAgent(seed * 7 + i), record.answers)) for i in range(players)])
    while game.phase != GAME_OVER:
        turns.advance(game)
    return record, f"seed {seed}"


@pytest.mark.parametrize("seed", range(30))
def test_saved_loaded_and_replayed(seed: int, tmp_path: Path) -> None:
    """Every game is a function of its record: equal in every column, with a log and without."""
    record, about = played(seed)
    record.save(tmp_path / "game.jsonl")
    loaded = load_record(tmp_path / "game.jsonl")
    assert loaded.text() == record.text()
    first = replay(record)
    assert first.phase == GAME_OVER, about
    assert not whole_difference(first, replay(loaded)), about
    logged = replay(loaded, log=True)
    assert list(logged.place) == list(first.place), about
    assert logged.log


@pytest.mark.parametrize("seed", range(6))
def test_a_record_that_ends_early(seed: int) -> None:
    """A record of half a game leads to the same game on the way, wherever it is cut."""
    record, about = played(seed)
    for part in (1, 2, 3):
        cut = parse_record(record.text())
        cut.answers = record.answers[: len(record.answers) * part // 4]
        assert not whole_difference(replay(cut), replay(parse_record(cut.text()))), about


def test_faults_are_named() -> None:
    """What is wrong with a record is said with its line."""
    lines = played(1)[0].text().splitlines()
    for text, complaint in (
        ("", "empty"),
        ("nonsense", "line 1"),
        ("{}", "line 1"),
        ("\n".join([lines[0].replace('"schema": 1', '"schema": 99'), *lines[1:]]), "schema 99"),
        ("\n".join([lines[0], "x", *lines[1:]]), "line 2"),
        ("\n".join([lines[0], "[99999]", *lines[1:]]), "line 2"),
        ("\n".join([*lines, "[0]"]), f"line {len(lines) + 1}"),
        ("\n".join([lines[0].replace('"players": 3', '"players": 9'), *lines[1:]]), "2 to 6 players"),
    ):
        with pytest.raises(RecordError, match=complaint):
            replay(parse_record(text))
