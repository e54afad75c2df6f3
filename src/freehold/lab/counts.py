"""What units came to, as numbers that add up: in any order, from any process, with those of another day."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from freehold.lab.tally import CURVE, LONGEST, Tally, ending_text
from freehold.rules.setup import Setup

# Every column and how many numbers it has for a table of n bots.
COLUMNS: dict[str, Callable[[int], int]] = {
    "wins": lambda n: n * n,
    "shared": lambda n: n,
    "turns": lambda n: n,
    "points": lambda n: n,
    "lengths": lambda n: LONGEST + 1,
    "wins_by_seed": lambda n: n * (n + 1),
    "ties_by_seed": lambda n: n + 1,
    "turns_squared": lambda n: n,
    "points_squared": lambda n: n,
    "margins_squared": lambda n: n * n,
    "duels": lambda n: n * n * (2 * n + 1),
    "reached": lambda n: n * CURVE,
    "money_at": lambda n: n * CURVE,
    "points_at": lambda n: n * CURVE,
    "cards_at": lambda n: n * CURVE,
}
SINGLE = ("games", "seeds", "ties", "unfinished", "questions", "decks_counted")


@dataclass
class Counts:
    """See `Tally` for what each number counts."""

    bots: int
    games: int = 0
    seeds: int = 0
    ties: int = 0
    unfinished: int = 0
    questions: int = 0
    decks_counted: int = 0
    columns: dict[str, list[int]] = field(default_factory=dict)
    decks: list[dict[str, int]] = field(default_factory=list)  # for each bot: cards owned at the end, by name
    endings: dict[str, int] = field(default_factory=dict)

    def __post_init__(self) -> None:
        for name, size in COLUMNS.items():
            self.columns.setdefault(name, [0] * size(self.bots))
        self.decks = self.decks or [{} for _ in range(self.bots)]

    @staticmethod
    def of(tally: Tally) -> Counts:
        bots = int(tally.bots)
        counts = Counts(bots, int(tally.games), int(tally.seeds), int(tally.ties), int(tally.unfinished),
                        int(tally.questions), int(tally.decks_counted))  # fmt: skip
        for name in COLUMNS:
            counts.columns[name] = [int(each) for each in getattr(tally, name)]
        counts.decks = [deck_of(tally, bot) for bot in range(bots)]
        counts.endings = {ending_text(tally.setup, key): count for key, count in tally.endings.items()}
        add_to(counts.endings, tally.other_endings)
        return counts

    def add(self, other: Counts) -> None:
        for name in SINGLE:
            setattr(self, name, getattr(self, name) + getattr(other, name))
        for name, column in self.columns.items():
            theirs = other.columns[name]
            for at, number in enumerate(theirs):
                if number:
                    column[at] += number
        for mine, deck in zip(self.decks, other.decks, strict=True):
            add_to(mine, deck)
        add_to(self.endings, other.endings)

    def document(self) -> dict[str, Any]:
        """As JSON; of the columns, which are mostly zeros, the pairs of place and number that are none."""
        out: dict[str, Any] = {name: getattr(self, name) for name in SINGLE}
        for name, column in self.columns.items():
            out[name] = [each for at, number in enumerate(column) if number for each in (at, number)]
        return out | {"decks": self.decks, "endings": self.endings}

    @staticmethod
    def of_document(document: dict[str, Any], bots: int) -> Counts:
        """Raises KeyError, ValueError, IndexError or TypeError where it is no such document."""
        counts = Counts(bots)
        for name in SINGLE:
            setattr(counts, name, int(document[name]))
        for name, column in counts.columns.items():
            pairs = document[name]
            for at, number in zip(pairs[::2], pairs[1::2], strict=True):
                column[at] = int(number)
        if len(document["decks"]) != bots:
            raise ValueError("decks")
        counts.decks = [{str(name): int(number) for name, number in deck.items()} for deck in document["decks"]]
        counts.endings = {str(name): int(number) for name, number in document["endings"].items()}
        return counts

    # --- what is read from it ---

    def alone(self, bot: int, seat: int = -1) -> int:
        """Games that a bot won alone (in a seat, or in all)."""
        wins = self.columns["wins"][bot * self.bots : (bot + 1) * self.bots]
        return wins[seat] if seat >= 0 else sum(wins)

    def duel(self, one: int, other: int) -> dict[int, int]:
        """How many seeds ended with bot `one` so many wins ahead of bot `other`."""
        span = 2 * self.bots + 1
        low, high = min(one, other), max(one, other)
        start = (low * self.bots + high) * span
        sign = 1 if one < other else -1
        column = self.columns["duels"]
        return {sign * (at - self.bots): column[start + at] for at in range(span) if column[start + at]}


def add_to(mine: dict[str, int], theirs: dict[str, int]) -> None:
    for name, number in theirs.items():
        mine[name] = mine.get(name, 0) + number


def deck_of(tally: Tally, bot: int) -> dict[str, int]:
    setup: Setup = tally.setup
    width = int(tally.width)
    found: dict[str, int] = {}
    for kind in setup.kinds:
        local = int(setup.locals[kind.id])
        if local and tally.decks[bot * width + local]:
            found[kind.name] = found.get(kind.name, 0) + int(tally.decks[bot * width + local])
    return found
