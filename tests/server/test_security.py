from __future__ import annotations

import json
import re
import stat
import subprocess
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from freehold.server import reference
from freehold.server.limits import Bucket, Gate, Limits
from freehold.server.run import Running
from freehold.server.table import Table
from tests.server.people import NO_LIMITS, PATIENCE, SMALL, Person, base_of, server

Maker = Callable[[str], Person]
ROOT = Path(__file__).resolve().parents[2]


def test_other_sites_may_neither_post_nor_listen(person: Maker, running: Running) -> None:
    ann = person("Ann")
    code = ann.make("me", "priority")
    for origin in ("https://evil.example", "null", f"http://127.0.0.1:{running.port + 1}"):
        answer = ann.http.post("/api/tables", json={"seats": ["me", "priority"]}, headers={"origin": origin})
        assert answer.status_code == 403
        assert "another site" in answer.json()["problem"]
        with pytest.raises(InvalidStatus) as refused:
            connect(f"ws://127.0.0.1:{running.port}/ws/{code}", origin=Origin(origin),
                    additional_headers={"Cookie": ann.cookie})  # fmt: skip
        assert refused.value.response.status_code == 403
    own = base_of(running)
    assert ann.http.post("/api/me", json={"name": "Ann"}, headers={"origin": own}).status_code == 200
    with connect(f"ws://127.0.0.1:{running.port}/ws/{code}", origin=Origin(own)) as socket:
        assert json.loads(socket.recv(PATIENCE))["type"] == "table"


def test_forms_of_other_sites_cannot_post(person: Maker) -> None:
    answer = person("Ann").http.post("/api/tables", content="{}", headers={"content-type": "text/plain"})
    assert answer.status_code == 415


@pytest.mark.parametrize("path", ["/", "/api/me", "/api/cards", "/api/none", "/health", "/t/x", "/metrics"])
def test_every_answer_bears_the_headers(person: Maker, path: str) -> None:
    headers = person("Ann").http.get(path).headers
    policy = headers["content-security-policy"]
    assert "script-src 'self';" in policy
    assert "frame-ancestors 'none'" in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"
    assert "server" not in headers


def test_too_much_is_refused(person: Maker) -> None:
    ann = person("Ann")
    for path, size in (("/api/tables", 9_000), ("/api/kingdom/read", 9_000), ("/api/records", 2_000_001)):
        answer = ann.http.post(path, content=b" " * size, headers={"content-type": "application/json"})
        assert answer.status_code == 413, path
        assert "bytes at most" in answer.json()["problem"]


def test_a_frame_too_long_ends_the_line_and_nothing_else(person: Maker) -> None:
    ann = person("Ann")
    code = ann.make("me", "priority")
    with ann.at(code) as wire:
        before = wire.view
        with pytest.raises(ConnectionClosed) as closed:
            wire.send("x" * 9_000, 1)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1009
    with ann.at(code) as wire:
        assert wire.view["decisions"] == before["decisions"]


def test_deeply_nested_json_is_refused(person: Maker) -> None:
    ann = person("Ann")
    deep = "[" * 4000 + "]" * 4000
    answer = ann.http.post("/api/tables", content=deep, headers={"content-type": "application/json"})
    assert answer.status_code == 400
    with ann.at(ann.make("me", "priority")) as wire:
        assert "cannot be read" in wire.send(deep, -1)["problem"]


def test_a_fault_of_the_server_shows_no_trace(person: Maker, monkeypatch: pytest.MonkeyPatch, running: Running) -> None:
    def broken(*anything: object) -> None:
        raise ZeroDivisionError("secret detail")

    ann = person("Ann")
    code = ann.make("me", "priority")
    failures = running.hub.counters.failures
    monkeypatch.setattr(reference, "sets", broken)
    answer = ann.http.get("/api/sets")
    assert answer.status_code == 500
    assert answer.json() == {"problem": "something went wrong on the server"}
    monkeypatch.setattr(Table, "mend", broken)
    assert "secret" not in ann.http.get(f"/api/tables/{code}").text
    monkeypatch.undo()
    with ann.at(code) as wire:
        monkeypatch.setattr(Table, "mend", broken)
        assert wire.refused("ping") == "something went wrong on the server; nothing was changed"
        monkeypatch.undo()
        wire.done("ping")
    assert running.hub.counters.failures == failures + 3


def test_the_key_is_made_once_and_for_its_owner_only(data: Path) -> None:
    with server(data) as one:
        ann = Person(base_of(one), "Ann")
        cookie = ann.cookie
        ann.http.close()
    key = data / "secret"
    assert stat.S_IMODE(key.stat().st_mode) == 0o600
    assert len(key.read_bytes()) == 64
    with server(data) as again, httpx.Client(base_url=base_of(again), headers={"cookie": cookie}) as browser:
        assert browser.get("/api/me").json()["name"] == "Ann"


def test_no_key_stands_in_the_repository() -> None:
    files = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True).stdout.split("\n")
    assert not [name for name in files if re.search(r"(^|/)(secret|lock|freehold\.db.*)$", name)]


def test_messages_come_only_so_fast(data: Path) -> None:
    limits = replace(NO_LIMITS, messages=(0.01, 20.0), chat=(0.01, 2.0))
    with server(data, limits) as slow:
        ann = Person(base_of(slow), "Ann")
        with ann.at(ann.make("me", "priority")) as wire:
            replies = [wire.ask("chat", text=f"line {number}") for number in range(4)]
            assert [reply["type"] for reply in replies] == ["done", "done", "refused", "refused"]
            assert "too fast" in replies[2]["problem"]
            replies = [wire.ask("ping") for _ in range(30)]
            assert "too many messages" in replies[-1]["problem"]
            assert replies[0]["type"] == "done"
        ann.http.close()


def test_requests_come_only_so_fast(data: Path) -> None:
    limits = replace(NO_LIMITS, requests=(0.01, 12.0), makings=(0.01, 3.0), sockets=2)
    with server(data, limits) as slow:
        ann = Person(base_of(slow), "Ann")  # the first making: the guest
        code = ann.make("me", "priority")
        ann.make("me", "priority")
        assert "too many" in ann.post("/api/tables", 429, seats=["me", "priority"], kingdom=SMALL)["problem"]
        with ann.at(code), ann.at(code), pytest.raises(InvalidStatus), ann.at(code):
            pass
        statuses = [ann.http.get("/api/bots").status_code for _ in range(12)]
        assert statuses[0] == 200
        assert statuses[-1] == 429
        ann.http.close()


def test_scenes_come_only_so_fast(data: Path) -> None:
    with server(data, replace(NO_LIMITS, scenes=(0.01, 2.0))) as slow:
        ann = Person(base_of(slow), "Ann")
        code = ann.make("me", "priority")
        assert [ann.http.get(f"/api/tables/{code}/scenes?since=0").status_code for _ in range(3)] == [200, 200, 429]
        ann.http.close()


def test_a_bucket_fills_with_time() -> None:
    bucket = Bucket((2.0, 3.0), 0.0)
    assert [bucket.take(0.0) for _ in range(4)] == [True, True, True, False]
    assert [bucket.take(0.5) for _ in range(2)] == [True, False]
    assert [bucket.take(60.0) for _ in range(4)] == [True, True, True, False]


def test_only_so_many_addresses_are_remembered() -> None:
    gate = Gate((1.0, 1.0), 3, clock=lambda: 0.0)
    for address in "abcd":
        gate.check(address)
    assert list(gate.buckets) == ["b", "c", "d"]


def test_only_the_invited_make_tables(data: Path) -> None:
    with server(data, invite_only=True) as running:
        address = running.urls()[0]
        ann, bob = Person(base_of(running), "Ann"), Person(base_of(running), "Bob")
        assert "invitation" in bob.post("/api/tables", 403, seats=["me", "priority"], kingdom=SMALL)["problem"]
        bob.http.get("/?invite=guess")
        assert bob.http.post("/api/tables", json={"seats": ["me", "priority"]}).status_code == 403
        ann.http.get(address.removeprefix(base_of(running)))
        code = ann.make("me", "open")
        with bob.at(code) as wire:
            wire.done("seat", seat=1, who="me")
        ann.http.close()
        bob.http.close()


def test_limits_are_limits_by_default() -> None:
    limits = Limits()
    assert limits.message_bytes <= 8192
    assert limits.record_bytes <= 2_000_000
    assert max(*limits.messages, *limits.chat, *limits.makings) < 100
