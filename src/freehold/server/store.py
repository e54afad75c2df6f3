"""What must outlive the process: guests, tables, and what happened at each table, append-only.

One thread writes. All writes that wait at the same moment share one transaction, so that many tables cost few commits;
whoever waits for a write goes on only when it is committed.
"""

from __future__ import annotations

import asyncio
import itertools
import queue
import sqlite3
import threading
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import event

from freehold.server.saved import Entry, Guest, Lists, Sheet

T = TypeVar("T")
MOST_AT_ONCE = 512  # writes in one transaction
LISTED = 60  # of one's own tables
Row = tuple[str, Sheet, int, float]  # of a table: code, sheet, the seat that must decide, when it changed

metadata = sa.MetaData()
guests = sa.Table(
    "guests", metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("name", sa.String(64), nullable=False),
    sa.Column("made", sa.Float, nullable=False),
    sa.Column("lists", sa.Text, nullable=False, server_default=""),  # of cards, as `Lists`
)  # fmt: skip
tables = sa.Table(
    "tables", metadata,
    sa.Column("code", sa.String(16), primary_key=True),
    sa.Column("made", sa.Float, nullable=False),
    sa.Column("sheet", sa.Text, nullable=False),
)  # fmt: skip
# Who sits at which table: an index for the list of one's own tables.
seatings = sa.Table(
    "seatings", metadata,
    sa.Column("guest", sa.String(32), primary_key=True),
    sa.Column("code", sa.String(16), primary_key=True),
)  # fmt: skip
# What happened at a table, in order. `waiting`: the seat that must decide next, -1: nobody.
entries = sa.Table(
    "entries", metadata,
    sa.Column("code", sa.String(16), primary_key=True),
    sa.Column("serial", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("waiting", sa.Integer, nullable=False),
    sa.Column("data", sa.Text, nullable=False),
)  # fmt: skip

_sheet_decoder = msgspec.json.Decoder(Sheet)
_entry_decoder = msgspec.json.Decoder(Entry)
INSERT_ENTRY = sa.insert(entries)


class StoreError(Exception):
    """The database cannot be used: one line that says why."""


class Taken(Exception):
    """Somebody else has written to that table: what is in memory is not what is stored."""


def sqlite_url(path: Path) -> str:
    return f"sqlite:///{path}"


def connect(url: str) -> sa.Engine:
    """An engine for a database address; SQLite and PostgreSQL are known."""
    if url.startswith(("postgres://", "postgresql://")):
        url = "postgresql+psycopg://" + url.partition("://")[2]
    try:
        engine = sa.create_engine(url, pool_pre_ping=not url.startswith("sqlite"))
    except (sa.exc.ArgumentError, ModuleNotFoundError) as error:
        raise StoreError(f"'{hidden(url)}' is not the address of a database that can be used: {one_line(error)}") from None
    if engine.dialect.name == "sqlite":
        event.listen(engine, "connect", prepare_sqlite)
    return engine


def prepare_sqlite(connection: sqlite3.Connection, record: object) -> None:
    """Readers do not wait for the writer; a commit is on the disk before it is reported."""
    for pragma in ("journal_mode = WAL", "synchronous = FULL", "busy_timeout = 5000"):
        connection.execute(f"PRAGMA {pragma}")


def hidden(url: str) -> str:
    """An address without its password."""
    try:
        return sa.engine.make_url(url).render_as_string(hide_password=True)
    except sa.exc.ArgumentError:
        return url


def one_line(error: BaseException) -> str:
    lines = str(error).strip().splitlines()
    return lines[0] if lines else type(error).__name__


def migrate(engine: sa.Engine, revision: str = "head") -> None:
    """Bring the database to the form that this version reads."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    try:
        with engine.begin() as connection:
            config.attributes["connection"] = connection
            command.upgrade(config, revision)
    except sa.exc.DBAPIError as error:
        raise StoreError(f"the database cannot be opened: {one_line(error.orig or error)}") from None
    except CommandError as error:
        raise StoreError(f"the database was made by a newer version of Freehold: {one_line(error)}") from None


class Job:
    """A write that waits, and who waits for it."""

    def __init__(self, work: Callable[[sa.Connection], Any], loop: asyncio.AbstractEventLoop) -> None:
        self.work = work
        self.loop = loop
        self.done: asyncio.Future[Any] = loop.create_future()

    def finish(self, result: object, error: BaseException | None) -> None:
        if self.done.cancelled():
            return
        if error is not None:
            self.done.set_exception(error)
        else:
            self.done.set_result(result)


class Store:
    def __init__(self, url: str) -> None:
        self.engine = connect(url)
        migrate(self.engine)
        self.writes = 0  # what was written, in how many transactions
        self.commits = 0
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._write_all, name="freehold-writer", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Write what waits, then stop."""
        self._jobs.put(None)
        self._thread.join(timeout=10)
        self.engine.dispose()

    # --- in the writer's thread ---

    def _write_all(self) -> None:
        while True:
            first = self._jobs.get()
            if first is None:
                return
            jobs = [first]
            last = False
            while len(jobs) < MOST_AT_ONCE and not last:
                try:
                    job = self._jobs.get_nowait()
                except queue.Empty:
                    break
                if job is None:
                    last = True
                else:
                    jobs.append(job)
            self._write(jobs)
            if last:
                return

    def _write(self, jobs: list[Job]) -> None:
        """All in one transaction; if that fails, each alone, so that one bad write spoils no other."""
        outcomes: list[tuple[Job, object, BaseException | None]] = []
        try:
            with self.engine.begin() as connection:
                for job in jobs:
                    outcomes.append((job, job.work(connection), None))
        except Exception as error:
            if len(jobs) > 1:
                for job in jobs:
                    self._write([job])
                return
            outcomes = [(jobs[0], None, error)]
        else:
            self.writes += len(jobs)
            self.commits += 1
        by_loop: dict[asyncio.AbstractEventLoop, list[tuple[Job, object, BaseException | None]]] = {}
        for outcome in outcomes:
            by_loop.setdefault(outcome[0].loop, []).append(outcome)
        for loop, finished in by_loop.items():
            if not loop.is_closed():
                loop.call_soon_threadsafe(finish_all, finished)

    # --- writing ---

    async def write(self, work: Callable[[sa.Connection], T]) -> T:
        """Run it in the writer's thread; its result, once it is committed."""
        job = Job(work, asyncio.get_running_loop())
        self._jobs.put(job)
        result: T = await job.done
        return result

    async def read(self, work: Callable[[sa.Connection], T]) -> T:
        def run() -> T:
            with self.engine.connect() as connection:
                return work(connection)

        return await asyncio.to_thread(run)

    async def add_guest(self, guest: Guest) -> None:
        await self.write(lambda db: db.execute(
            sa.insert(guests).values(id=guest.id, name=guest.name, made=time.time())))  # fmt: skip

    async def rename_guest(self, guest: str, name: str) -> None:
        await self.write(lambda db: db.execute(sa.update(guests).where(guests.c.id == guest).values(name=name)))

    async def keep_lists(self, guest: str, lists: Lists) -> None:
        text = msgspec.json.encode(lists).decode()
        await self.write(lambda db: db.execute(sa.update(guests).where(guests.c.id == guest).values(lists=text)))

    async def add_table(self, code: str, sheet: Sheet, first: Sequence[tuple[Entry, int]] = ()) -> None:
        """A new table with what has happened there already."""
        now = time.time()
        rows = [row_of(code, serial, now, waiting, entry) for serial, (entry, waiting) in enumerate(first)]

        def work(db: sa.Connection) -> None:
            db.execute(sa.insert(tables).values(code=code, made=now, sheet=msgspec.json.encode(sheet).decode()))
            note_seats(db, code, sheet)
            if rows:
                db.execute(INSERT_ENTRY, rows)

        await self.write(work)

    async def append(self, code: str, serial: int, entry: Entry, waiting: int, sheet: Sheet | None = None) -> None:
        """What happened next at a table; its sheet too, if that has changed."""
        row = row_of(code, serial, time.time(), waiting, entry)
        text = None if sheet is None else msgspec.json.encode(sheet).decode()

        def work(db: sa.Connection) -> None:
            db.execute(INSERT_ENTRY, row)
            if sheet is not None:
                db.execute(sa.update(tables).where(tables.c.code == code).values(sheet=text))
                note_seats(db, code, sheet)

        try:
            await self.write(work)
        except sa.exc.IntegrityError:
            raise Taken(code) from None

    # --- reading ---

    async def guest(self, guest: str) -> Guest | None:
        row = await self.read(lambda db: db.execute(sa.select(guests.c.name).where(guests.c.id == guest)).first())
        return None if row is None else Guest(guest, row.name)

    async def lists(self, of: Sequence[str]) -> list[Lists]:
        """What those guests like, and do without."""
        query = sa.select(guests.c.lists).where(guests.c.id.in_(of))
        rows = await self.read(lambda db: db.execute(query).scalars().all())
        return [msgspec.json.decode(text, type=Lists) for text in rows if text]

    async def table(self, code: str) -> tuple[Sheet, list[Entry]] | None:
        """A table and all that happened there."""

        def work(db: sa.Connection) -> tuple[Sheet, list[Entry]] | None:
            found = db.execute(sa.select(tables.c.sheet).where(tables.c.code == code)).first()
            if found is None:
                return None
            rows = db.execute(sa.select(entries.c.data).where(entries.c.code == code).order_by(entries.c.serial))
            return _sheet_decoder.decode(found.sheet), [_entry_decoder.decode(row.data) for row in rows]

        return await self.read(work)

    async def tables_of(self, guest: str, fits: Callable[[Sheet], bool] = lambda sheet: True) -> list[Row]:
        """One's tables (those that fit), the one that changed last first; not more than can be looked through."""

        def work(db: sa.Connection) -> list[Row]:
            last = (
                sa.select(entries.c.code, sa.func.max(entries.c.serial).label("serial"))
                .join(seatings, seatings.c.code == entries.c.code)
                .where(seatings.c.guest == guest)
                .group_by(entries.c.code)
                .subquery()
            )
            query = (
                sa.select(tables.c.code, tables.c.sheet, entries.c.waiting, entries.c.at)
                .join(last, last.c.code == tables.c.code)
                .join(entries, sa.and_(entries.c.code == last.c.code, entries.c.serial == last.c.serial))
                .order_by(entries.c.at.desc())
            )
            found = ((row.code, _sheet_decoder.decode(row.sheet), row.waiting, row.at) for row in db.execute(query))
            return list(itertools.islice((row for row in found if fits(row[1])), LISTED))

        return await self.read(work)

    async def counts(self) -> dict[str, int]:
        def work(db: sa.Connection) -> dict[str, int]:
            return {table.name: db.execute(sa.select(sa.func.count()).select_from(table)).scalar_one()
                    for table in (guests, tables)}  # fmt: skip

        return await self.read(work)


def finish_all(finished: list[tuple[Job, object, BaseException | None]]) -> None:
    for job, result, error in finished:
        job.finish(result, error)


def row_of(code: str, serial: int, at: float, waiting: int, entry: Entry) -> dict[str, object]:
    return {"code": code, "serial": serial, "at": at, "waiting": waiting, "data": msgspec.json.encode(entry).decode()}


def note_seats(db: sa.Connection, code: str, sheet: Sheet) -> None:
    """Keep the index of who sits where."""
    sitting = {seat.guest for seat in sheet.seats if seat.guest} | {sheet.host}
    known = {row.guest for row in db.execute(sa.select(seatings.c.guest).where(seatings.c.code == code))}
    if known - sitting:
        db.execute(sa.delete(seatings).where(seatings.c.code == code, seatings.c.guest.in_(known - sitting)))
    if sitting - known:
        db.execute(sa.insert(seatings), [{"guest": guest, "code": code} for guest in sorted(sitting - known)])
