"""Every Kingdom pile and every landscape by itself, in short random games with all checks on."""

from __future__ import annotations

import pytest

from freehold.rules import scoring
from freehold.rules.kinds import CURRENT
from tests.conformance.tables import NAMES, Match, rerun, seed_of, setup_with, state, table_of, told, whole_difference

TURNS = 7  # of each player
RERUN_EVERY = 5  # steps


def play(name: str, players: int, ruleset: str, seed: int) -> Match:
    match = Match(setup_with(name, players, ruleset, seed), seed, turn_limit=TURNS * players, gift=name)
    with told(match):
        while not match.over:
            if match.steps % RERUN_EVERY:
                match.advance()
                continue
            quiet = match.game.clone()
            differs = whole_difference(match.game, quiet)
            assert not differs, f"a clone differs in {differs}"
            columns = state(quiet) if hasattr(quiet, "__dict__") else {}
            answers = match.advance()
            if columns:
                assert state(quiet) == columns, "a step has changed the clone that was made before it"
            rerun(quiet, answers)
            differs = whole_difference(match.game, quiet)
            assert not differs, f"the step played again on the clone differs in {differs}"
        scoring.winners(match.game)
    return match


@pytest.mark.parametrize("name", NAMES)
def test_two_players(name: str) -> None:
    """Nothing raises, no card is lost or made, and a step that is undone and played again gives the same game."""
    play(name, 2, CURRENT, seed_of(name))


@pytest.mark.parametrize("name", NAMES)
def test_other_tables(name: str) -> None:
    """The same at 2 to 6 players, under both rulesets."""
    players, ruleset = table_of(name)
    play(name, players, ruleset, seed_of(name) + 1)


def test_every_table_is_met() -> None:
    """All numbers of players and both rulesets come up among the games above."""
    assert len({table_of(name) for name in NAMES}) == 10
