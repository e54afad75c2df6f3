"""The game as a PettingZoo AEC environment: every seat is an agent, whoever has to decide steps next."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv  # type: ignore[import-untyped]  # it brings no types
from pettingzoo.utils import wrappers  # type: ignore[import-untyped]

from freehold.cards import load_all
from freehold.lab.environments.driver import Driver
from freehold.lab.environments.encoding import Encoding, Picks, Vector, render
from freehold.rules import scoring
from freehold.rules.question import Agent
from freehold.rules.setup import Kingdom, Setup

FAR = 1e6  # beyond any number of the game
TURN_LIMIT = 100  # for all players together; a game that is stopped there is scored as it stands
FIRST_GAME = ("Cellar", "Market", "Merchant", "Militia", "Mine", "Moat", "Remodel", "Smithy", "Village", "Workshop")


def make_setup(kingdom: Kingdom | Sequence[str] | None, players: int, setup_seed: int) -> Setup:
    load_all()
    cards = FIRST_GAME if kingdom is None else kingdom
    return Setup(cards if isinstance(cards, Kingdom) else Kingdom(list(cards)), players, seed=setup_seed)


def reward_of(game_winners: list[int], seat: int) -> float:
    """1 for winning alone, 0 for a shared victory, -1 for losing."""
    if seat not in game_winners:
        return -1.0
    return 1.0 if len(game_winners) == 1 else 0.0


class FreeholdEnv(AECEnv):  # type: ignore[misc]  # the base has no types
    """The mask of legal actions is `infos[agent]["action_mask"]`: all 0 for who has nothing to decide.

    `kingdom`: a Kingdom or the names of its piles. `bots`: seats that answer for themselves, by seat.

    With `auto`, picks that are forced (one legal action) are made without asking.
    """

    metadata = {"name": "freehold_v0", "render_modes": ["ansi"], "is_parallelizable": False}  # noqa: RUF012

    def __init__(self, kingdom: Kingdom | Sequence[str] | None = None, players: int = 2, *, setup_seed: int = 0,
                 bots: dict[int, Agent] | None = None, turn_limit: int = TURN_LIMIT, auto: bool = True,
                 render_mode: str | None = None) -> None:  # fmt: skip
        super().__init__()
        self.setup = make_setup(kingdom, players, setup_seed)
        self.encoding = Encoding(self.setup)
        self.bots = dict(bots or {})
        for seat in self.bots:
            if not 0 <= seat < players:
                raise ValueError(f"there is no seat {seat} for a bot: there are {players} players")
        self.turn_limit = turn_limit
        self.auto = auto
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(players) if seat not in self.bots]
        self.seat_of = {agent: int(agent.rpartition("_")[2]) for agent in self.possible_agents}
        space = spaces.Box(-FAR, FAR, (self.encoding.size,), np.float32)
        self.observation_spaces: dict[str, spaces.Space[Any]] = dict.fromkeys(self.possible_agents, space)
        self.action_spaces = {agent: spaces.Discrete(self.encoding.actions) for agent in self.possible_agents}
        self.no_actions = self.encoding.mask({})
        self.np_random, _ = seeding.np_random(None)
        self.games = 0
        self.picks: Picks | None = None
        self.driver: Driver | None = None

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; the seats start by turns. With a seed, games come from it alone."""
        if seed is not None:
            self.np_random, _ = seeding.np_random(seed)
            self.games = 0
        dice = int(self.np_random.integers(1 << 31))
        self.driver = Driver(self.setup, dice, self.bots, self.games % self.setup.player_count, self.turn_limit)
        self.games += 1
        self.picks = None
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[0]
        self.go_on()

    def step(self, action: Any) -> None:
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[self.agent_selection] = 0
        self._clear_rewards()
        self.take(int(action))
        self.go_on()
        self._accumulate_rewards()

    def take(self, action: int) -> None:
        if self.picks is None or self.driver is None:
            raise ValueError("there is nothing to decide: reset the environment first")
        answer = self.picks.pick(action)
        if answer is not None:
            self.picks = None
            self.driver.answer(answer)

    def go_on(self) -> None:
        """Make forced picks, then hand over to whoever has to decide, or end the game."""
        driver = self.driver
        assert driver is not None
        while True:
            if self.picks is None:
                if driver.question is None or driver.view is None:
                    self.end(driver)
                    return
                self.picks = Picks(self.encoding, driver.view, driver.question)
            if not self.auto or len(self.picks.actions) > 1:
                self.agent_selection = f"player_{driver.by}"
                for agent in self.agents:
                    self.infos[agent] = {"action_mask": self.no_actions}
                self.infos[self.agent_selection] = {"action_mask": self.encoding.mask(self.picks.actions)}
                return
            self.take(next(iter(self.picks.actions)))

    def end(self, driver: Driver) -> None:
        game = driver.table
        winners = scoring.winners(game)
        for agent in self.agents:
            seat = self.seat_of[agent]
            self.rewards[agent] = reward_of(winners, seat)
            self.terminations[agent] = bool(game.ending)
            self.truncations[agent] = not game.ending
            points = [scoring.points(player) for player in game.players]
            self.infos[agent] = {"action_mask": self.no_actions, "points": points, "winners": winners}
        self.agent_selection = self.agents[0]

    def observe(self, agent: str) -> Vector:
        driver = self.driver
        assert driver is not None
        seat = self.seat_of[agent]
        if self.picks is None or driver.by != seat:
            return self.encoding.observe(driver.table.players[seat].view, None, [])
        return self.encoding.observe(self.picks.view, self.picks.question, self.picks.picked)

    def render(self) -> str | None:
        if self.render_mode is None or self.driver is None:
            return None
        return render(self.driver.table)

    def close(self) -> None:
        self.driver = None
        self.picks = None


def env(**options: Any) -> AECEnv[str, Any, Any]:
    """The environment in PettingZoo's usual wrappers, which catch what is done in a wrong order."""
    return wrappers.OrderEnforcingWrapper(FreeholdEnv(**options))
