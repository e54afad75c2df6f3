"""The game of one table: its session, its clocks, and the entries of the journal that lead to it.

Nothing here waits, sends or stores; `table.py` does.
"""

from __future__ import annotations

import contextlib
import time
from collections.abc import Callable, Sequence

import msgspec

from freehold.rules.question import Agent, Answer
from freehold.server.errors import Refused
from freehold.server.reference import bot_kind, kingdom_of
from freehold.server.saved import Entry, Sheet
from freehold.table import log
from freehold.table.record import Record, parse_record
from freehold.table.session import Session
from freehold.table.tracking import tracking

Clock = Callable[[], float]
NO_UNDO = {"possible": False, "free": False}
MOST_PLAYED_OUT = 300  # decisions back, where a browser shows what others did


def head_of(sheet: Sheet, seed: int) -> Record:
    """A new game of a table."""
    return Record(kingdom_of(sheet.kingdom), len(sheet.seats), seed, setup_seed=sheet.setup_seed,
                  ruleset=sheet.options.ruleset, names=distinct([seat.name for seat in sheet.seats]))  # fmt: skip


def distinct(names: Sequence[str]) -> list[str]:
    """Names that can be told apart: 'Ann', 'Ann 2'."""
    out: list[str] = []
    for name in names:
        free, number = name, 2
        while free.casefold() in (each.casefold() for each in out):
            free = f"{name} {number}"
            number += 1
        out.append(free)
    return out


def answers_of(entries: Sequence[Entry]) -> list[Answer]:
    """The answers that a journal leaves, those taken back left out."""
    answers: list[Answer] = []
    for entry in entries:
        if entry.back >= 0:
            del answers[entry.back :]
        answers.extend(entry.answers)
    return answers


def agents(sheet: Sheet) -> dict[int, Agent]:
    """Opponents that answer within the step; the slow ones answer like people, from outside (`thinking.py`)."""
    made: dict[int, Agent] = {}
    for number, seat in enumerate(sheet.seats):
        if seat.bot and not is_slow(seat.bot):
            made[number] = bot_kind(seat.bot).make(seed_of(sheet, number))
    return made


def seed_of(sheet: Sheet, seat: int) -> int:
    """The dice of a bot."""
    return sheet.setup_seed * 8 + seat


def is_slow(bot: str) -> bool:
    """May it take its time, or is it somebody else's code?"""
    return bot_kind(bot).slow


class Running:
    """A game that has begun."""

    def __init__(self, sheet: Sheet, entries: Sequence[Entry], clock: Clock = time.monotonic) -> None:
        record = parse_record(sheet.head)
        record.answers = answers_of(entries)
        self.sheet = sheet
        self.clock = clock
        self.session = Session.from_record(record, agents(sheet))
        self.stored = len(record.answers)  # how many answers the journal has
        seconds = float(sheet.options.clock)
        self.left = next((list(entry.clocks) for entry in reversed(entries) if entry.clocks), [seconds] * len(sheet.seats))
        self._since = clock()  # since when the clock of who is to decide runs
        self._encoded: dict[tuple[int, int], bytes] = {}

    # --- whose turn it is ---

    @property
    def waiting(self) -> int:
        """The seat that must decide; -1: nobody."""
        question = self.session.question
        return -1 if question is None else question.by

    @property
    def people(self) -> list[int]:
        return [number for number, seat in enumerate(self.sheet.seats) if seat.kind == "person"]

    @property
    def thinker(self) -> str:
        """The slow bot that must decide now; "": there is none."""
        bot = self.sheet.seats[self.waiting].bot if self.waiting >= 0 else ""
        return bot if bot and is_slow(bot) else ""

    # --- clocks ---

    @property
    def timed(self) -> bool:
        return self.sheet.options.clock > 0

    def clocks(self) -> list[float]:
        """What each seat has left now; -1: it has no clock."""
        if not self.timed:
            return [-1.0] * len(self.left)
        spent = self.clock() - self._since
        people = self.people
        return [round(max(0.0, left - spent if seat == self.waiting else left), 1) if seat in people else -1.0
                for seat, left in enumerate(self.left)]  # fmt: skip

    def charge(self, seat: int) -> None:
        """A seat has decided: take the time off its clock, and add what each decision brings."""
        now = self.clock()
        if self.timed and seat in self.people:
            self.left[seat] = max(0.0, self.left[seat] - (now - self._since)) + self.sheet.options.increment
        self._since = now

    # --- what happens ---

    def answer(self, seat: int, picks: Sequence[int]) -> Entry:
        """Answer the open question; what the journal must say of it, the answers of bots included."""
        self.session.answer(picks)
        self.charge(seat)
        return self._entry()

    def undo(self, seat: int) -> Entry:
        mark = self.session.last_mark(seat)
        if mark is None:
            raise Refused("there is no decision to take back", 409)
        self.session.undo(seat)
        self._since = self.clock()
        self.stored = min(self.stored, mark.index)
        return self._entry(back=mark.index)

    def hand_over(self, seat: int) -> Entry:
        """Whom the sheet now names for a seat takes over: a bot, or the person who had left."""
        made = agents(self.sheet)
        if seat in made:
            self.session.hand_over(seat, made[seat])
        else:
            self.session.bots.pop(seat, None)
        self._since = self.clock()
        return self._entry()

    def begin(self) -> Entry:
        """What bots have done before the first decision of a person."""
        return self._entry()

    def _entry(self, back: int = -1) -> Entry:
        given = self.session.answers_from(self.stored)
        self.stored += len(given)
        return Entry(answers=given, back=back, clocks=[round(left, 1) for left in self.left] if self.timed else [])

    # --- what is shown ---

    def may_undo_alone(self, seat: int) -> bool:
        """May the seat take back its last decision without asking anybody?"""
        others = [each for each in self.people if each != seat]
        if not others:
            return True
        mark = self.session.last_mark()
        return (self.sheet.options.undo == "free" and mark is not None and mark.by == seat
                and self.session.undo_is_free)  # fmt: skip

    def forget_views(self) -> None:
        """Something has changed."""
        self._encoded.clear()

    def view(self, seat: int, log_from: int) -> bytes:
        """The view of a seat (-1: a spectator) as JSON; made once for all who see the same."""
        key = (seat, log_from)
        if key not in self._encoded:
            playing = self.sheet.status == "playing" and seat >= 0 and self.sheet.options.undo != "never"
            document = self.document(seat, log_from, free=playing and self.may_undo_alone(seat))
            if not playing:
                document["undo"] = NO_UNDO
            self._encoded[key] = msgspec.json.encode(document)
        return self._encoded[key]

    def document(self, seat: int, log_from: int, *, free: bool = False) -> dict[str, object]:
        """The view of a seat, with what the table's rules add to it."""
        view = self.session.view(seat, log_from, free=free)
        if self.sheet.options.tracking and seat >= 0 and not self.session.over:
            view["tracking"] = tracking(self.session.table, seat)
        return view

    def scenes(self, seat: int, since: int) -> list[dict[str, object]]:
        """What others did after so many answers, as that seat saw it: a `Scene` wherever the log had grown in their turns."""
        session = self.session
        if not session.decisions - MOST_PLAYED_OUT <= since <= session.decisions or since < 0:
            raise Refused(f"what happened after {since} of {session.decisions} decisions is not shown again", 404)
        out: list[dict[str, object]] = []
        told = seen = -1
        with contextlib.closing(session.walk(since)) as stops:
            for _ in stops:
                entries = len(session.log_entries())
                table = session.table
                grown, seen = 0 <= seen < entries, entries
                if told < 0:
                    told = entries
                elif grown and table.players[table.current].controller != seat:
                    log_from = self.log_from(told)
                    view = self.document(seat, log_from)
                    view["undo"] = NO_UNDO
                    out.append({"view": view, "log_from": log_from, "points": self.points()})
                    told = entries
        return out

    def log_from(self, told: int) -> int:
        """From which entry on somebody must be told anew who has been told so many: lines of a turn may still grow."""
        if self.session.over:
            return 0  # the log is open now
        entries = self.session.log_entries()
        return log.turn_start(entries, min(told, len(entries)) - 1) if told > 0 else 0

    def points(self) -> list[int] | None:
        if not self.sheet.options.points:
            return None
        return [player.view.points(int(player.seat)) for player in self.session.table.players]
