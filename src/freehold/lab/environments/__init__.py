"""Environments for agents that learn: PettingZoo (all seats) and Gymnasium (one seat). They need the extra `[env]`."""

from __future__ import annotations

try:
    from freehold.lab.environments.all_seats import FreeholdEnv, env
    from freehold.lab.environments.one_seat import SingleSeatEnv
except ModuleNotFoundError as error:
    if error.name is None or error.name.split(".")[0] not in ("gymnasium", "numpy", "pettingzoo"):
        raise
    raise ModuleNotFoundError(
        f"environments need {error.name}: install them with  pip install 'freehold[env]'", name=error.name
    ) from error

__all__ = ["FreeholdEnv", "SingleSeatEnv", "env"]
