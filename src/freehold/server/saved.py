"""What is stored, as types: a table's sheet, which may change, and the entries of its journal, which never do."""

from __future__ import annotations

from typing import Literal

import msgspec

from freehold.server.wire import KingdomView, TableOptions

Status = Literal["waiting", "playing", "over"]


class Guest(msgspec.Struct):
    id: str
    name: str


class Lists(msgspec.Struct, omit_defaults=True):
    """Cards and landscapes that a guest would rather have in random kingdoms, and those they do without."""

    liked: list[str] = []
    banned: list[str] = []


class Seat(msgspec.Struct, omit_defaults=True):
    """`bot`: the opponent that answers here. `guest` stays when a bot has taken over: whose seat it was."""

    guest: str = ""
    name: str = ""
    bot: str = ""

    @property
    def kind(self) -> Literal["open", "person", "bot"]:
        return "bot" if self.bot else "person" if self.guest else "open"


class Sheet(msgspec.Struct, omit_defaults=True):
    """Who sits at a table and what is played there. `head`: the header of the game's record, once it has begun."""

    host: str
    kingdom: KingdomView
    options: TableOptions
    seats: list[Seat]
    setup_seed: int
    shuffle: bool = True
    status: Status = "waiting"
    head: str = ""
    next_table: str = ""
    uploaded: bool = False
    sets: list[str] = []  # what a new kingdom for a rematch is drawn from
    wish: str = ""
    vetoes: dict[str, list[str]] = {}  # by guest
    vetoed: list[str] = []  # what gave way when the game began


class Said(msgspec.Struct, array_like=True):
    name: str
    seat: int
    text: str


class Entry(msgspec.Struct, omit_defaults=True):
    """One line of a table's journal. Answers are added after those that `back` leaves (-1: all).

    `clocks`: what each seat has left afterwards.
    """

    answers: list[tuple[int, ...]] = []
    back: int = -1
    clocks: list[float] = []
    said: Said | None = None
    note: str = ""  # what else happened, for whoever reads the database
