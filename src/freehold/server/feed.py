"""What one guest is told at one table: numbered frames, kept for a while for who comes back."""

from __future__ import annotations

import time
from collections import deque
from typing import Protocol

import msgspec

from freehold.server.wire import ChatNews, TableNews, UndoNews

KEPT = 16  # frames that are kept for who comes back
encode = msgspec.json.encode


class Connection(Protocol):
    """One open line to a browser. `send` never waits."""

    def send(self, frame: bytes) -> None: ...


class Feed:
    """The numbers of frames go on from a feed to the one made after it: they begin at the time of day."""

    def __init__(self, guest: str, name: str, seat: int) -> None:
        self.guest = guest
        self.name = name
        self.seat = seat
        self.seq = int(time.time() * 1000)
        self.told = 0  # entries of the log; 0: the next view brings the whole log
        self.connections: set[Connection] = set()
        self.left_at = time.monotonic()
        self._ring: deque[tuple[int, bytes]] = deque(maxlen=KEPT)

    def news(self, news: TableNews | ChatNews | UndoNews) -> None:
        news.seq = self.seq + 1
        self._push(encode(news))

    def view(self, view: bytes, log_from: int, rest: bytes, told: int) -> None:
        self._push(view_frame(self.seq + 1, view, log_from, rest))
        self.told = told

    def _push(self, frame: bytes) -> None:
        self.seq += 1
        self._ring.append((self.seq, frame))
        for connection in self.connections:
            connection.send(frame)

    def missed(self, since: int) -> list[bytes] | None:
        """The frames after the one with that number; None: they are not kept any more, everything must be told anew."""
        if since == self.seq:
            return []
        if not self._ring or not self._ring[0][0] - 1 <= since < self.seq:
            return None
        return [frame for number, frame in self._ring if number > since]


def view_frame(seq: int, view: bytes, log_from: int, rest: bytes) -> bytes:
    """A `ViewNews` around a view that is encoded already; `rest` holds its clocks and points."""
    return b'{"type":"view","seq":%d,"view":%b,"log_from":%d,%b}' % (seq, view, log_from, rest)
