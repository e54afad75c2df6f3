"""The library in one import: kingdoms, agents, a game from start to end.

    >>> from freehold.api import Kingdom, PriorityAgent, RandomAgent, play
    >>> result = play(Kingdom(["Village", "Smithy", "Market", "Militia"]), [PriorityAgent(), RandomAgent(1)], seed=7)
    >>> result.points[0] > result.points[1]
    True
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from freehold.bots.priority import PriorityAgent
from freehold.bots.random import RandomAgent
from freehold.cards import load_all
from freehold.kingdoms.randomizer import random_kingdom
from freehold.rules import scoring, turns
from freehold.rules.game import Game
from freehold.rules.question import Agent, Answer, Question, agent_for
from freehold.rules.setup import Kingdom, Setup
from freehold.rules.view import View


@dataclass(frozen=True)
class Result:
    """A finished game: the seats that won, everybody's points and turns, and the game itself."""

    winners: list[int]
    points: list[int]
    turns: list[int]
    game: Game


def new_game(kingdom: Kingdom, agents: Sequence[object], seed: int = 0, first: int = 0) -> Game:
    """A game ready for its first turn. An agent is an `Agent`, any object with `answer(view, question)`, or a function."""
    load_all()
    setup = Setup(kingdom, len(agents), seed=seed)
    return setup.new_game(seed, [agent_for(agent) for agent in agents], first)


def play(kingdom: Kingdom, agents: Sequence[object], seed: int = 0, first: int = 0) -> Result:
    """Play a game to its end."""
    game = new_game(kingdom, agents, seed, first)
    turns.run(game)
    return Result(
        winners=scoring.winners(game),
        points=[scoring.points(player) for player in game.players],
        turns=[int(player.turns) for player in game.players],
        game=game,
    )


__all__ = [
    "Agent", "Answer", "Game", "Kingdom", "PriorityAgent", "Question", "RandomAgent", "Result", "View", "new_game",
    "play", "random_kingdom",
]  # fmt: skip
