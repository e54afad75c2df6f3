"""The finished games of a server as open data: only of tables whose players agreed to it, and without names.

It reads the database beside a running server and changes nothing.
"""

from __future__ import annotations

import datetime
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import msgspec
import sqlalchemy as sa

from freehold.rules import scoring
from freehold.rules.kinds import RulesError
from freehold.rules.vocab import GAME_OVER
from freehold.server.game import answers_of
from freehold.server.saved import Entry, Sheet
from freehold.server.store import StoreError, connect, entries, one_line, sqlite_url, tables
from freehold.table.position import PositionError
from freehold.table.record import RecordError, parse_record, replay

FORMAT = "freehold-game"
SCHEMA = 1
LICENCE = "CC0-1.0"


@dataclass
class Count:
    """What became of the finished games that may be given away."""

    written: int = 0
    unfinished: int = 0  # everybody has left before the end
    misfits: int = 0  # played by other rules than those of now


def database(data: Path, url: str) -> str:
    """The address of the database of a server, which must be there."""
    if url:
        return url
    path = data / "freehold.db"
    if not path.is_file():
        raise StoreError(f"there is no {path}: name the server's directory with --data, or its database with --database")
    return sqlite_url(path)


def games(url: str, count: Count) -> Iterator[dict[str, object]]:
    """One document for each game, in the order in which the tables were made."""
    engine = connect(url)
    try:
        with engine.connect() as db:
            rows = db.execute(sa.select(tables.c.code, tables.c.made, tables.c.sheet).order_by(tables.c.made, tables.c.code))
            for row in rows.fetchall():
                sheet = msgspec.json.decode(row.sheet, type=Sheet)
                if sheet.options.published and sheet.status == "over" and sheet.head and not sheet.uploaded:
                    query = sa.select(entries.c.data).where(entries.c.code == row.code).order_by(entries.c.serial)
                    journal = [msgspec.json.decode(data, type=Entry) for data in db.execute(query).scalars()]
                    document = game(sheet, journal, row.made, count)
                    if document is not None:
                        yield document
    except sa.exc.DBAPIError as error:
        raise StoreError(f"the database cannot be read: {one_line(error.orig or error)}") from None
    finally:
        engine.dispose()


def game(sheet: Sheet, journal: list[Entry], made: float, count: Count) -> dict[str, object] | None:
    """A game with its result; None if it has none, or none any more."""
    record = parse_record(sheet.head)
    record.answers = answers_of(journal)
    record.names = [f"p{seat + 1}" for seat in range(record.players)]
    try:
        end = replay(record)
    except (RecordError, RulesError, PositionError):
        count.misfits += 1
        return None
    if end.phase != GAME_OVER:
        count.unfinished += 1
        return None
    count.written += 1
    return {
        "format": FORMAT, "schema": SCHEMA, "licence": LICENCE,
        "date": datetime.datetime.fromtimestamp(made, datetime.UTC).date().isoformat(),
        "seats": [seat.bot or "person" for seat in sheet.seats],
        "points": [scoring.points(player) for player in end.players],
        "turns": [int(player.turns) for player in end.players],
        "winners": scoring.winners(end),
        "record": {**record.header(), "answers": record.answers},
    }  # fmt: skip
