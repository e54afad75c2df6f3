from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from freehold.server.saved import Entry, Guest, Said, Seat, Sheet
from freehold.server.store import Store, StoreError, Taken, connect, hidden, metadata, migrate, sqlite_url
from freehold.server.wire import KingdomView, TableOptions
from tests.server.people import Person, base_of, finish, server
from tests.server.postgres import postgres, why_not


@pytest.fixture(scope="module")
def postgres_url() -> Iterator[str]:
    reason = why_not()
    if reason:
        pytest.skip(reason)
    with postgres() as url:
        yield url


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database."""
    if request.param == "sqlite":
        return sqlite_url(tmp_path / "x.db")
    found: str = request.getfixturevalue("postgres_url")
    engine = connect(found)
    with engine.begin() as db:
        db.execute(sa.text("drop schema public cascade"))
        db.execute(sa.text("create schema public"))
    engine.dispose()
    return found


@pytest.fixture
def store(url: str) -> Iterator[Store]:
    made = Store(url)
    yield made
    made.close()


def sheet(*guests: str) -> Sheet:
    seats = [Seat(guest, guest.upper()) for guest in guests]
    return Sheet(guests[0], KingdomView(["Moat"], [], False, True, {"x": ["y"]}), TableOptions(), [*seats, Seat(bot="b")], 3)


def test_what_was_stored_comes_back(store: Store, url: str) -> None:
    entries = [Entry(note="made"), Entry(answers=[(1, 2), ()], clocks=[1.5]), Entry(back=1), Entry(said=Said("Ä", 0, "“♥”"))]

    async def run() -> None:
        await store.add_guest(Guest("a", "Ann"))
        await store.add_table("t", sheet("a"), [(entries[0], 1)])
        for serial, entry in enumerate(entries[1:], start=1):
            await store.append("t", serial, entry, 0)
        await store.rename_guest("a", "Änne")

    finish(run())
    again = Store(url)

    async def look() -> None:
        assert await again.guest("a") == Guest("a", "Änne")
        assert await again.guest("b") is None
        assert await again.table("t") == (sheet("a"), entries)
        assert await again.table("u") is None
        assert await again.counts() == {"guests": 1, "tables": 1}

    finish(look())
    again.close()


def test_ones_own_tables_the_last_changed_first(store: Store) -> None:
    async def run() -> None:
        for number, code in enumerate("abc"):
            await store.add_table(code, sheet("ann", *["bob"] * (code != "b")), [(Entry(), number)])
        await store.append("a", 1, Entry(), 5)
        assert [(code, waiting) for code, _, waiting, _ in await store.tables_of("ann")] == [("a", 5), ("c", 2), ("b", 1)]
        assert [row[0] for row in await store.tables_of("bob")] == ["a", "c"]
        moved = sheet("ann", "cid")
        await store.append("a", 2, Entry(), 5, moved)
        assert [row[0] for row in await store.tables_of("bob")] == ["c"]
        assert [row[1] for row in await store.tables_of("cid")] == [moved]

    finish(run())


def test_nobody_writes_over_a_journal(store: Store) -> None:
    async def run() -> None:
        await store.add_table("t", sheet("a"), [(Entry(note="one"), 0)])
        with pytest.raises(Taken):
            await store.append("t", 0, Entry(note="two"), 0)
        found = await store.table("t")
        assert found is not None
        assert [entry.note for entry in found[1]] == ["one"]

    finish(run())


def test_writes_that_wait_share_a_transaction_and_a_bad_one_spoils_no_other(store: Store) -> None:
    async def run() -> None:
        await store.add_table("t", sheet("a"), [(Entry(), 0)])
        commits = store.commits
        work: list[Any] = [store.append("t", serial, Entry(answers=[(serial,)]), 0) for serial in range(1, 300)]
        work.insert(150, store.append("t", 0, Entry(note="bad"), 0))
        results = await asyncio.gather(*work, return_exceptions=True)
        assert [type(result) for result in results if result is not None] == [Taken]
        found = await store.table("t")
        assert found is not None
        assert [entry.answers for entry in found[1][1:]] == [[(serial,)] for serial in range(1, 300)]
        before = store.commits
        await asyncio.gather(*[store.append("t", serial, Entry(), 0) for serial in range(300, 600)])
        assert store.commits - before < 30
        assert store.commits > commits

    finish(run())


def test_the_migrations_make_what_the_code_uses(url: str) -> None:
    engine = connect(url)
    migrate(engine)
    migrate(engine)
    with engine.connect() as db:
        assert compare_metadata(MigrationContext.configure(db), metadata) == []
    engine.dispose()


def test_a_database_of_a_newer_version_is_left_alone(url: str) -> None:
    engine = connect(url)
    migrate(engine)
    with engine.begin() as db:
        db.execute(sa.text("update alembic_version set version_num = '9999'"))
    with pytest.raises(StoreError, match="newer version"):
        migrate(engine)
    engine.dispose()


def test_what_is_no_database(tmp_path: Path) -> None:
    broken = tmp_path / "x.db"
    broken.write_text("this is no database, but long enough to be looked at as one " * 30)
    for wrong, words in ((sqlite_url(broken), "not a database"), (sqlite_url(tmp_path / "no" / "x.db"), "unable to open"),
                         ("nonsense", "address"), ("oracle://x/y", "address"), ("mysql+nothing://x", "address"),
                         ("postgresql://nobody@127.0.0.1:1/x", "cannot be opened")):  # fmt: skip
        with pytest.raises(StoreError, match=words) as error:
            Store(wrong)
        assert "\n" not in str(error.value)


def test_a_password_is_not_told() -> None:
    assert "geheim" not in hidden("postgresql://ann:geheim@db/freehold")


def test_sqlite_waits_for_the_disk(tmp_path: Path) -> None:
    engine = connect(sqlite_url(tmp_path / "x.db"))
    with engine.connect() as db:
        assert db.execute(sa.text("PRAGMA journal_mode")).scalar() == "wal"
        assert db.execute(sa.text("PRAGMA synchronous")).scalar() == 2
    engine.dispose()


def test_a_game_on_postgresql(postgres_url: str, tmp_path: Path) -> None:
    import random

    engine = connect(postgres_url)
    with engine.begin() as db:
        db.execute(sa.text("drop schema public cascade"))
        db.execute(sa.text("create schema public"))
    engine.dispose()
    with server(tmp_path, database=postgres_url) as running:
        ann = Person(base_of(running), "Ann")
        code = ann.make("me", "priority")
        with ann.at(code) as wire:
            wire.play(random.Random(3), 25)
            view = {**wire.view, "log": None}
        cookie = ann.cookie
        ann.http.close()
    assert not (tmp_path / "freehold.db").exists()
    with server(tmp_path, database=postgres_url) as running:
        ann = Person(base_of(running))
        ann.http.headers["cookie"] = cookie
        ann.http.cookies.clear()
        assert ann.get("/api/tables")[0]["code"] == code
        found = finish(running.store.table(code))
        assert found is not None
        ann.http.close()
        assert sum(len(entry.answers) for entry in found[1]) == view["decisions"]


def test_the_address_of_postgresql_is_read_in_its_usual_form() -> None:
    engine = connect("postgres://ann@db/freehold")
    assert engine.dialect.driver == "psycopg"
    engine.dispose()
