"""How much of what anybody may ask for."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass

from freehold.server.errors import Refused


@dataclass(frozen=True)
class Limits:
    """Rates are (per second, at once)."""

    message_bytes: int = 8_192
    body_bytes: int = 8_192
    record_bytes: int = 2_000_000
    messages: tuple[float, float] = (20.0, 60.0)  # of one connection
    chat: tuple[float, float] = (0.5, 6.0)  # of one connection
    requests: tuple[float, float] = (40.0, 300.0)  # of one address
    makings: tuple[float, float] = (0.5, 40.0)  # of one address: guests, tables, records
    readings: tuple[float, float] = (2.0, 60.0)  # of one address: kingdoms from texts and wishes
    scenes: tuple[float, float] = (4.0, 60.0)  # of one address: others' turns step by step
    sockets: int = 64  # open from one address
    chat_letters: int = 300
    answers: int = 20_000  # of an uploaded record
    watchers: int = 50  # of one table
    addresses: int = 10_000  # that are remembered


class Bucket:
    """So many at once, and so many more each second."""

    def __init__(self, rate: tuple[float, float], now: float) -> None:
        self.per_second, self.most = rate
        self.left = self.most
        self.at = now

    def take(self, now: float) -> bool:
        self.left = min(self.most, self.left + (now - self.at) * self.per_second)
        self.at = now
        if self.left < 1.0:
            return False
        self.left -= 1.0
        return True


class Gate:
    """The buckets of all addresses for one kind of request; those not seen for longest are forgotten."""

    def __init__(self, rate: tuple[float, float], most: int, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate = rate
        self.most = most
        self.clock = clock
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def check(self, address: str) -> None:
        now = self.clock()
        bucket = self.buckets.get(address)
        if bucket is None:
            bucket = self.buckets[address] = Bucket(self.rate, now)
            if len(self.buckets) > self.most:
                self.buckets.popitem(last=False)
        self.buckets.move_to_end(address)
        if not bucket.take(now):
            raise Refused("too many requests from your address: wait a moment", 429)
