"""Every opponent by name: the built-in ones, those of other distributions, and later those that are files."""

from __future__ import annotations

import difflib
from collections.abc import Callable
from dataclasses import dataclass
from importlib.metadata import entry_points

from freehold.bots.bench import BigMoney, BigMoneySmithy, Engine
from freehold.bots.priority import PriorityAgent
from freehold.bots.random import RandomAgent
from freehold.rules.question import Agent, agent_for

GROUP = "freehold.bots"


class BotError(Exception):
    """There is no such opponent, or it cannot be made: one line that says what to do."""


@dataclass(frozen=True)
class BotKind:
    """An opponent that can be made for any seat of any game. `requires`: cards that the kingdom must have for it.

    `slow`: it may take its time (or is somebody else's code); a server lets it think in a process of its own.
    """

    name: str
    summary: str
    make: Callable[[int], Agent]  # from a seed
    requires: tuple[str, ...] = ()
    slow: bool = False


def built_in() -> list[BotKind]:
    return [
        BotKind("random", "answers anything at random", RandomAgent),
        BotKind("priority", "plays its dearest Actions and buys the dearest card", lambda seed: PriorityAgent()),
        BotKind("big-money", "Province at 8, Gold at 6, Silver at 3", lambda seed: BigMoney()),
        BotKind("big-money-smithy", "Big Money with one or two Smithies", lambda seed: BigMoneySmithy(), ("Smithy",)),
        BotKind("engine", "Villages, Smithies, Markets and a Militia", lambda seed: Engine(),
                ("Village", "Smithy", "Market", "Militia")),
    ]  # fmt: skip


def outside(entry_name: str, make: Callable[[], object]) -> BotKind:
    """A bot of another distribution: whatever its entry point names is called for each game."""
    return BotKind(entry_name, "from another distribution", lambda seed: agent_for(make()), slow=True)


def all_kinds() -> dict[str, BotKind]:
    """Every opponent by its name; the built-in ones first."""
    kinds = {kind.name: kind for kind in built_in()}
    for entry in entry_points(group=GROUP):
        if entry.name not in kinds:
            kinds[entry.name] = outside(entry.name, entry.load())
    return kinds


def find(name: str) -> BotKind:
    """The opponent of that name."""
    kinds = all_kinds()
    found = kinds.get(name.strip().casefold().replace("_", "-").replace(" ", "-"))
    if found is None:
        near = difflib.get_close_matches(name.casefold(), list(kinds), n=3, cutoff=0.5)
        hint = f"did you mean {' or '.join(near)}?" if near else f"there are {', '.join(kinds)}"
        raise BotError(f"there is no bot '{name}'; {hint}")
    return found
