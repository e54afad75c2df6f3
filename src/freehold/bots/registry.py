"""Every opponent by name: the built-in ones, strategies that are files, those of other distributions."""

from __future__ import annotations

import difflib
from collections.abc import Callable
from dataclasses import dataclass
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path

from freehold.bots import big_money, strategy_file, strategy_xml
from freehold.bots.bench import BigMoney, BigMoneySmithy, Engine
from freehold.bots.errors import BotError as BotError
from freehold.bots.priority import PriorityAgent
from freehold.bots.random import RandomAgent
from freehold.bots.strategy import StrategyAgent
from freehold.bots.strategy_file import Strategy
from freehold.bots.study import generic, generic_quick
from freehold.rules.question import Agent, agent_for

GROUP = "freehold.bots"
STRATEGIES = Path(__file__).parent / "strategies"


@dataclass(frozen=True)
class BotKind:
    """An opponent that can be made for any seat of any game. `requires`: cards that the kingdom must have for it;
    `kingdom`: names of cards and landscapes that it was written for. `title`: what players call it.

    `slow`: it may take its time (or is somebody else's code); a server lets it think in a process of its own.
    """

    name: str
    summary: str
    make: Callable[[int], Agent]  # from a seed
    requires: tuple[str, ...] = ()
    kingdom: tuple[str, ...] = ()
    slow: bool = False
    title: str = ""

    def called(self) -> str:
        """What players call it: 'big-money' -> 'Big Money', where nothing else is said."""
        return self.title or " ".join(word[:1].upper() + word[1:] for word in self.name.replace("_", "-").split("-"))


def fallback(seed: int) -> Agent:
    """Who answers what a strategy does not speak about."""
    return generic_quick()


def built_in() -> list[BotKind]:
    return [
        BotKind("random", "answers anything at random", RandomAgent),
        BotKind("priority", "plays its dearest Actions and buys the dearest card", lambda seed: PriorityAgent()),
        BotKind("generic", "measures the cards of the kingdom, rehearses plans, follows the best", lambda seed: generic(),
                slow=True, title="Strategist"),
        BotKind("generic-quick", "measures the cards of the kingdom and plans by that alone", lambda seed: generic_quick(),
                title="Planner"),
        BotKind("big-money", "Province at 8, Gold at 6, Silver at 3", lambda seed: BigMoney()),
        BotKind("big-money-smithy", "Big Money with one or two Smithies", lambda seed: BigMoneySmithy(), ("Smithy",)),
        BotKind("engine", "Villages, Smithies, Markets and a Militia", lambda seed: Engine(),
                ("Village", "Smithy", "Market", "Militia")),
    ]  # fmt: skip


def outside(entry_name: str, make: Callable[[], object]) -> BotKind:
    """A bot of another distribution: whatever its entry point names is called for each game."""
    return BotKind(entry_name, "from another distribution", lambda seed: agent_for(make()), slow=True)


def of_strategy(name: str, strategy: Strategy) -> BotKind:
    """The opponent that follows a strategy."""
    program = strategy.program()
    about = strategy.about or strategy.name
    return BotKind(name, about, lambda seed: StrategyAgent(program, fallback(seed)), tuple(strategy.requires),
                   tuple(strategy.kingdom))  # fmt: skip


def written_names() -> list[str]:
    return sorted(path.stem for path in STRATEGIES.glob("*.toml"))


def outside_kinds() -> dict[str, EntryPoint]:
    return {entry.name: entry for entry in entry_points(group=GROUP)}


def names() -> list[str]:
    """The name of every opponent; nothing is read or loaded for it."""
    return list(dict.fromkeys([*(kind.name for kind in built_in()), *written_names(), *outside_kinds()]))


def all_kinds() -> dict[str, BotKind]:
    """Every opponent by its name; the built-in ones first."""
    return {name: find(name) for name in names()}


def plain(name: str) -> str:
    return name.strip().casefold().replace("_", "-").replace(" ", "-")


def find(name: str) -> BotKind:
    """The opponent of that name: one of all kinds, `big-money:CARD`, `big-money:CARD:COUNT`, a file of a strategy
    (`FILE.toml`, `FILE.xml`), one of several in such a file (`FILE.xml#Name`)."""
    key = plain(name)
    for kind in built_in():
        if kind.name == key:
            return kind
    strategy = strategy_or_none(name)
    if strategy is not None:
        return of_strategy(key if key in written_names() else name, strategy)
    for each in (name.strip(), key):
        entry = outside_kinds().get(each)
        if entry is not None:
            return outside(each, entry.load())
    near = difflib.get_close_matches(name.casefold(), names(), n=3, cutoff=0.5)
    hint = f"did you mean {' or '.join(near)}?" if near else f"there are {', '.join(names())}"
    raise BotError(f"there is no bot '{name}'; {hint}")


def strategy_or_none(name: str) -> Strategy | None:
    """The strategy that an opponent of that name follows, if it follows one that is written down."""
    file, _, player = name.partition("#")
    if file.endswith(".xml"):
        return strategy_xml.read(Path(file), player)
    if file.endswith(".toml"):
        if player:
            raise BotError(f"{Path(file).name} holds one strategy only: leave out '#{player}'")
        return strategy_file.read(Path(file))
    first, colon, card = name.partition(":")
    if colon and plain(first) == big_money.NAME:
        return big_money.with_card(card)
    if plain(name) in written_names():
        return strategy_file.read(STRATEGIES / f"{plain(name)}.toml")
    return None


def strategy_named(name: str) -> Strategy:
    """The same, to show or to write it; BotError where there is none."""
    strategy = strategy_or_none(name)
    if strategy is None:
        raise BotError(f"{find(name).name} is not a strategy: it is written in Python")
    return strategy
