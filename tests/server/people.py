"""People for the tests: a browser's two ways to the server, HTTP and the line of a table, with nothing else of a browser."""

from __future__ import annotations

import asyncio
import json
import random
import threading
import time
from collections.abc import Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any, TypeVar

import httpx
from websockets.sync.client import ClientConnection, connect

from freehold.server.limits import Limits
from freehold.server.run import Place, Running

SMALL = "Cellar, Market, Militia, Mine, Moat, Remodel, Smithy, Village, Workshop, Merchant"
MANY = (1e9, 1e9)
NO_LIMITS = replace(Limits(), messages=MANY, chat=MANY, requests=MANY, makings=MANY, readings=MANY, scenes=MANY, sockets=10_000)
PATIENCE = 60.0  # seconds until something that should come counts as lost, also on a machine that does much else

Frame = dict[str, Any]
T = TypeVar("T")


def finish(work: Coroutine[Any, Any, T]) -> T:
    """Do it to the end, in a thread of its own: where browser tests have run, this one has an event loop already."""
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(asyncio.run, work).result()


class Wire:
    """The line of one person at one table."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.frames: list[Frame] = []  # all that came
        self.raw: list[str] = []
        self.ref = 0

    def receive(self) -> Frame:
        text = self.socket.recv(timeout=PATIENCE)
        assert isinstance(text, str)
        self.raw.append(text)
        frame: Frame = json.loads(text)
        self.frames.append(frame)
        return frame

    def ask(self, type_: str, **fields: object) -> Frame:
        """Send a message; the reply to it (what comes before is kept in `frames`)."""
        self.ref += 1
        return self.send(json.dumps({"type": type_, "ref": self.ref, **fields}), self.ref)

    def send(self, text: str, ref: int) -> Frame:
        self.socket.send(text)
        while True:
            frame = self.receive()
            if frame["type"] in ("done", "refused") and frame["ref"] == ref:
                return frame

    def done(self, type_: str, **fields: object) -> None:
        reply = self.ask(type_, **fields)
        assert reply["type"] == "done", reply

    def refused(self, type_: str, **fields: object) -> str:
        reply = self.ask(type_, **fields)
        assert reply["type"] == "refused", reply
        return str(reply["problem"])

    def last(self, type_: str) -> Frame:
        """The last frame of a kind, after all that is under way has come."""
        self.done("ping")
        return [frame for frame in self.frames if frame["type"] == type_][-1]

    @property
    def view(self) -> Frame:
        found: Frame = self.last("view")["view"]
        return found

    @property
    def table(self) -> Frame:
        found: Frame = self.last("table")["table"]
        return found

    def answer(self, *picks: int) -> Frame:
        return self.ask("answer", decisions=self.view["decisions"], picks=list(picks))

    def play(self, rng: random.Random, most: int = 10_000) -> None:
        """Answer one's own questions at random, so many at most, until somebody else must decide or the game is over."""
        for _ in range(most):
            question = self.view["question"]
            if question is None:
                return
            reply = self.answer(*random_picks(question, rng))
            assert reply["type"] == "done", reply


def random_picks(question: Frame, rng: random.Random) -> list[int]:
    count = len(question["options"])
    if question["verb"] in ("play", "buy") and rng.random() < 0.85:
        return [rng.randrange(count)]
    if question["verb"] == "treasures" and rng.random() < 0.9:
        return list(range(count))
    return rng.sample(range(count), rng.randint(question["least"], question["most"]))


class Person:
    """A browser with its cookie."""

    def __init__(self, base: str, name: str = "") -> None:
        self.http = httpx.Client(base_url=base, timeout=PATIENCE)
        self.id = self.get("/api/me")["id"]
        if name:
            self.post("/api/me", name=name)

    def get(self, path: str, status: int = 200) -> Any:
        response = self.http.get(path)
        assert response.status_code == status, response.text
        return response.json()

    def post(self, path: str, status: int = 200, **fields: object) -> Any:
        response = self.http.post(path, json=fields)
        assert response.status_code == status, response.text
        return response.json()

    def make(self, *seats: str, **fields: object) -> str:
        """A new table; its code."""
        fields.setdefault("kingdom", SMALL)
        fields.setdefault("shuffle", False)
        made = self.post("/api/tables", 201, seats=list(seats), **fields)
        return str(made["code"])

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    @contextmanager
    def at(self, code: str, since: int | None = None) -> Iterator[Wire]:
        """A line to a table. `frames` begin with what it brought by itself."""
        address = str(self.http.base_url).replace("http", "ws", 1).rstrip("/")
        query = "" if since is None else f"?since={since}"
        with connect(f"{address}/ws/{code}{query}", additional_headers={"Cookie": self.cookie}, max_size=None) as socket:
            wire = Wire(socket)
            wire.done("ping")
            yield wire


@contextmanager
def server(data: Path, limits: Limits = NO_LIMITS, database: str = "", **place: Any) -> Iterator[Running]:
    """A whole server on a free port, in a thread of this process, which draws the same lots each time."""
    running = Running(Place(data, port=0, database=database, **place), limits)
    running.hub.lots = random.Random(5)
    thread = threading.Thread(target=running.serve, daemon=True)
    thread.start()
    until = time.monotonic() + PATIENCE
    while not running.server.started:
        assert time.monotonic() < until, "the server does not start"
        time.sleep(0.01)
    try:
        yield running
    finally:
        running.server.should_exit = True
        thread.join(PATIENCE)
        assert not thread.is_alive(), "the server does not stop"


def base_of(running: Running) -> str:
    return f"http://127.0.0.1:{running.port}"
