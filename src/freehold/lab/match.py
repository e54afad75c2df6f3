"""What is played in a simulation: matches, and units of work that come to the same wherever and whenever they are played.

A match is bots at one table. Its work is numbered by seeds, each played with every rotation of the seats. A unit is a range
of them: a power of two long and beginning at a multiple of its length, so that of any two units one holds the other or they
have nothing in common.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from freehold import build_info
from freehold.bots.registry import STRATEGIES, BotKind, find, plain, written_names
from freehold.cards import load_all
from freehold.lab.counts import Counts
from freehold.lab.tally import Tally
from freehold.rules.kinds import CURRENT
from freehold.rules.question import Agent
from freehold.rules.setup import Kingdom, Setup

SEED_BITS = 32
SEEDS = 1 << SEED_BITS  # the seed of a run is below, and so are the numbers of the seeds that belong to it
FIRST_UNIT = 8  # seeds: the first units are shorter, so that what is decided soon is seen soon
LONGEST_UNIT = 256
UNITS_WANTED = 64  # in a run, or more: for progress, and so that an interruption loses little
MOST_TURNS = 100  # of each player, unless told otherwise: bad players may never end a game by themselves
# Where that may lie which decides how a game goes. The rest of the package may change between two runs that are joined.
DECIDING = ("rules/", "cards/", "bots/", "lab/tally.py", "lab/match.py")


class SimulationError(Exception):
    """A simulation that cannot be run or go on: one line that says why."""


@dataclass(frozen=True)
class Match:
    """Bots at one table; they are named as `registry.find` knows them."""

    bots: tuple[str, ...]
    kingdom: Kingdom
    ruleset: str = CURRENT
    most_turns: int = MOST_TURNS

    def setup(self) -> Setup:
        load_all()
        return Setup(self.kingdom, len(self.bots), ruleset=self.ruleset)

    def document(self) -> dict[str, Any]:
        """All that decides how the games of a seed go."""
        kingdom = self.kingdom
        return {
            "bots": list(self.bots), "cards": kingdom.cards, "landscapes": kingdom.landscapes, "colonies": kingdom.colonies,
            "shelters": kingdom.shelters, "extras": kingdom.extras, "ruleset": self.ruleset, "most_turns": self.most_turns,
        }  # fmt: skip

    @staticmethod
    def of_document(document: dict[str, Any]) -> Match:
        """Raises KeyError, TypeError, ValueError or AttributeError where it is no such document."""
        kingdom = Kingdom(
            [str(name) for name in document["cards"]], [str(name) for name in document["landscapes"]],
            colonies=bool(document["colonies"]), shelters=bool(document["shelters"]),
            extras={str(key): [str(name) for name in names] for key, names in document["extras"].items()})  # fmt: skip
        return Match(tuple(str(name) for name in document["bots"]), kingdom, str(document["ruleset"]),
                     int(document["most_turns"]))  # fmt: skip


    def __reduce__(self) -> tuple[Callable[[dict[str, Any]], Match], tuple[dict[str, Any]]]:
        return Match.of_document, (self.document(),)  # a compiled Kingdom cannot be pickled


@dataclass(frozen=True, order=True)
class Unit:
    """Seeds `start` to `stop` - 1 of those that belong to `seed`; `match` is the number of the match in the run."""

    match: int
    seed: int
    start: int
    stop: int

    def __len__(self) -> int:
        return self.stop - self.start


def unit_length(seeds: int) -> int:
    """How long units become in a run of so many seeds."""
    length = 1
    while length < LONGEST_UNIT and seeds // (length * 2) >= UNITS_WANTED:
        length *= 2
    return length


def units_of(match: int, seed: int, seeds: int, length: int) -> Iterator[Unit]:
    """Units for the first so many seeds; the last ones are shorter where the number does not come out even."""
    start = 0
    while start < seeds:
        size = min(length, start & -start or FIRST_UNIT)  # a power of two that divides the start
        while start + size > seeds:
            size //= 2
        yield Unit(match, seed, start, start + size)
        start += size


def source_hash() -> str:
    """Of all sources that decide how a game goes."""
    hashes = build_info.source_hashes(build_info.PACKAGE)
    deciding = sorted((name, value) for name, value in hashes.items() if name.startswith(DECIDING))
    return hashlib.sha256(repr(deciding).encode()).hexdigest()[:16]


def bot_hash(name: str) -> str:
    """Of a bot that is a file, ours or another's: its contents."""
    path = Path(name.partition("#")[0])
    if plain(name) in written_names():
        path = STRATEGIES / f"{plain(name)}.toml"
    return hashlib.sha256(path.read_bytes()).hexdigest()[:16] if path.is_file() else ""


@dataclass
class Table:
    """A match made ready to be played in this process."""

    match: Match
    setup: Setup = field(init=False)
    kinds: list[BotKind] = field(init=False)
    kept: list[Agent | None] = field(init=False)  # those that are good for all games

    def __post_init__(self) -> None:
        self.setup = self.match.setup()
        self.kinds = [find(name) for name in self.match.bots]
        first = [kind.make(0) for kind in self.kinds]
        self.kept = [agent if getattr(type(agent), "any_game", False) else None for agent in first]

    def seat_them(self, seed: int, rotation: int) -> list[Agent]:
        """The agents of a game in their seats. A bot has the same dice in every rotation of a seed."""
        count = len(self.kinds)
        agents: list[Agent] = []
        for seat in range(count):
            bot = (seat + rotation) % count
            kept = self.kept[bot]
            agents.append(kept if kept is not None else self.kinds[bot].make(seed * count + bot))
        return agents

    def play(self, unit: Unit) -> Counts:
        base = unit.seed << SEED_BITS
        tally = Tally(self.setup, self.match.most_turns * len(self.kinds))
        if None in self.kept:
            tally.play_seeds_anew(base + unit.start, base + unit.stop, self.seat_them)
        else:
            rotations = [self.seat_them(0, rotation) for rotation in range(len(self.kinds))]
            tally.play_seeds(base + unit.start, base + unit.stop, rotations)
        return Counts.of(tally)


class Tables:
    """The matches of a run in one process, each made ready when its first unit comes."""

    def __init__(self, matches: list[Match]) -> None:
        self.matches = matches
        self.ready: dict[int, Table] = {}

    def table(self, match: int) -> Table:
        known = self.ready.get(match)
        if known is None:
            known = self.ready[match] = Table(self.matches[match])
        return known

    def play(self, unit: Unit) -> Counts:
        try:
            return self.table(unit.match).play(unit)
        except Exception as error:  # whatever a bot or a card raises is told in one line
            bots = " against ".join(self.matches[unit.match].bots)
            seeds = f"seeds {unit.start} to {unit.stop - 1} of {unit.seed}"
            raise SimulationError(f"{bots}, {seeds}: {type(error).__name__}: {error}") from error
