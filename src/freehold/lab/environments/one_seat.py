"""The game as a Gymnasium environment: one seat learns, bots sit in the others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np

from freehold.bots import registry
from freehold.lab.environments.all_seats import TURN_LIMIT, FreeholdEnv
from freehold.lab.environments.encoding import Mask, Vector
from freehold.rules.setup import Kingdom


class SingleSeatEnv(gymnasium.Env[Vector, np.int64]):
    """`opponents`: names of bots (see `freehold play --help`), one for each other seat. The seats start by turns."""

    metadata = {"render_modes": ["ansi"]}  # noqa: RUF012

    def __init__(self, kingdom: Kingdom | Sequence[str] | None = None, opponents: Sequence[str] = ("big-money",), *,
                 setup_seed: int = 0, turn_limit: int = TURN_LIMIT, auto: bool = True,
                 render_mode: str | None = None) -> None:  # fmt: skip
        self.kinds = [registry.find(name) for name in opponents]
        self.render_mode = render_mode
        self.inner = FreeholdEnv(kingdom, len(opponents) + 1, setup_seed=setup_seed, turn_limit=turn_limit, auto=auto,
                                 bots={seat + 1: kind.make(setup_seed + seat) for seat, kind in enumerate(self.kinds)},
                                 render_mode=render_mode)  # fmt: skip
        self.agent = self.inner.possible_agents[0]
        self.observation_space = self.inner.observation_space(self.agent)
        self.action_space = self.inner.action_space(self.agent)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Vector, dict[str, Any]]:
        super().reset(seed=seed)
        dice = int(self.np_random.integers(1 << 31))
        self.inner.bots = {seat + 1: kind.make(dice + seat) for seat, kind in enumerate(self.kinds)}
        self.inner.reset(seed=dice if seed is not None else None)
        return self.inner.observe(self.agent), self.info()

    def step(self, action: np.int64) -> tuple[Vector, float, bool, bool, dict[str, Any]]:
        inner = self.inner
        inner.step(action)
        return (inner.observe(self.agent), float(inner.rewards[self.agent]), inner.terminations[self.agent],
                inner.truncations[self.agent], self.info())  # fmt: skip

    def info(self) -> dict[str, Any]:
        return dict(self.inner.infos[self.agent])

    def action_masks(self) -> Mask:
        """The mask alone, under the name that libraries for masked policies ask for."""
        mask: Mask = self.inner.infos[self.agent]["action_mask"]
        return mask

    def render(self) -> str | None:
        return self.inner.render()

    def close(self) -> None:
        self.inner.close()
