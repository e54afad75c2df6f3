"""Every opponent answers every question of whole games legally, and answering changes nothing in the game.

The questions of the card tests are put to them too: see tests/conftest.py.
"""

from __future__ import annotations

import pytest

from freehold.bots.priority import PriorityAgent
from freehold.bots.study import generic_quick
from freehold.kingdoms.randomizer import random_kingdom
from freehold.rules import turns
from freehold.rules.game import Game
from freehold.rules.invariants import faults, fingerprint
from freehold.rules.question import Agent, Answer, Question, agent_for
from freehold.rules.setup import Setup
from freehold.rules.view import View
from freehold.rules.vocab import GAME_OVER
from tests.conformance.tables import NAMES, enrich, seed_of, setup_with, table_of
from tests.conftest import bots, put_to_all_bots, put_to_bots, strategies


class Quorum:
    """Puts each question to every bot; one of them decides, in turn.

    No `Agent`, since these tests are run with compiled rules too, from whose classes no others can be derived.
    """

    def __init__(self) -> None:
        self.bots = bots()
        self.strategies = strategies()
        self.asked = 0

    def answer(self, view: View, question: Question) -> Answer:
        game = question.player.game
        before = fingerprint(game) if self.asked % 50 == 0 else None
        put_to_all_bots(view, question)
        put_to_bots(view, question, self.strategies)
        if before is not None:
            assert fingerprint(game) == before, "answering has changed the game"
        self.asked += 1
        return self.bots[self.asked % 4].answer(view, question)  # those that play in any kingdom


MOST_STEPS = 5_000  # far more than any of these games has: two bots that go round in circles are told, not waited for


def play_out(game: Game, seed: int) -> None:
    for _ in range(MOST_STEPS):
        if game.phase == GAME_OVER:
            return
        turns.advance(game)
        wrong = faults(game)
        assert not wrong, f"seed {seed}: {wrong}"
    raise AssertionError(f"seed {seed}: the game does not end; turn {game.turn_serial}, phase {game.phase}")


@pytest.mark.parametrize("seed", range(40))
def test_bots_in_random_kingdoms(seed: int) -> None:
    players = 2 + seed % 5
    setup = Setup(random_kingdom(seed, players=players), players, seed=seed)
    seats = [agent_for(Quorum()) for _ in range(players)]
    game = setup.new_game(seed, seats)
    game.turn_limit = 8 * players
    play_out(game, seed)


@pytest.mark.parametrize("name", NAMES)
def test_purposeful_bots_with(name: str) -> None:
    """Bots with a purpose play other games than random ones: they buy and play much more."""
    seed = seed_of(name) + 2
    ruleset = table_of(name)[1]
    players = 2 + seed % 2
    seats: list[Agent] = [(PriorityAgent(), generic_quick())[(seat + seed // 2) % 2] for seat in range(players)]
    game = setup_with(name, players, ruleset, seed).new_game(seed, seats)
    game.turn_limit = 4 * players
    enrich(game, name)
    play_out(game, seed)
