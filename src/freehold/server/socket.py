"""One browser on one line: its frames in, our frames out."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from freehold.server.errors import Refused
from freehold.server.feed import Feed, encode
from freehold.server.hub import Hub
from freehold.server.limits import Bucket
from freehold.server.saved import Guest
from freehold.server.table import Table
from freehold.server.wire import ChatMessage, ClientMessage, DoneNews, RefusedNews

log = logging.getLogger("freehold.server")

MOST_WAITING = 400  # frames that wait for a slow line before it is cut
MOST_FAULTS = 50  # frames in a row that cannot be read before the line is cut
TRY_LATER, POLICY = 1013, 1008
decoder: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)
ref_decoder = msgspec.json.Decoder(dict[str, object])


def ref_of(text: str) -> int:
    """The `ref` of a frame that is wrong in other ways; -1: it has none."""
    try:
        ref = ref_decoder.decode(text).get("ref")
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return -1
    return ref if isinstance(ref, int) and not isinstance(ref, bool) and abs(ref) < 1 << 53 else -1


class Line:
    def __init__(self, hub: Hub, websocket: WebSocket, guest: Guest) -> None:
        self.hub = hub
        self.websocket = websocket
        self.guest = guest
        self._out: asyncio.Queue[bytes | None] = asyncio.Queue(MOST_WAITING)
        now = time.monotonic()
        self._messages = Bucket(hub.limits.messages, now)
        self._chat = Bucket(hub.limits.chat, now)
        self.faults = 0

    def send(self, frame: bytes) -> None:
        """Never waits: a line too slow for its news is cut, and may come again."""
        try:
            self._out.put_nowait(frame)
        except asyncio.QueueFull:
            while not self._out.empty():
                self._out.get_nowait()
            self._out.put_nowait(None)

    async def run(self, table: Table, since: int) -> None:
        """Until one side hangs up; refused if the table does not let this guest look."""
        feed = await table.join(self.guest, self, since)
        sender = asyncio.create_task(self._send_all())
        try:
            while True:
                text = await self.websocket.receive_text()
                await self.receive(table, feed, text)
                if self.faults > MOST_FAULTS:
                    self.send(encode(RefusedNews(-1, "too many frames that cannot be read")))
                    self._out.put_nowait(None)
                    await sender
                    return
        except (WebSocketDisconnect, KeyError, RuntimeError):
            pass  # KeyError: a binary frame; RuntimeError: the line was cut from this side
        finally:
            sender.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await sender
            await asyncio.shield(table.leave(feed, self))

    async def _send_all(self) -> None:
        try:
            while True:
                frame = await self._out.get()
                if frame is None:
                    await self.websocket.close(TRY_LATER, "the line is too slow")
                    return
                await self.websocket.send({"type": "websocket.send", "text": frame.decode()})
        except (WebSocketDisconnect, RuntimeError, OSError):
            pass  # the other side has gone; receiving notices

    async def receive(self, table: Table, feed: Feed, text: str) -> None:
        """One frame: done or refused, with a reason."""
        began = time.perf_counter()
        ref = -1
        try:
            if not self._messages.take(time.monotonic()):
                ref = ref_of(text)
                raise Refused("too many messages: wait a moment", 429)
            try:
                message = decoder.decode(text)
            except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
                self.faults += 1
                ref = ref_of(text)
                raise Refused(f"this message cannot be read: {' '.join(str(error).split())[:200]}") from None
            self.faults = 0
            ref = message.ref
            if isinstance(message, ChatMessage) and not self._chat.take(time.monotonic()):
                raise Refused("you talk too fast: wait a moment", 429)
            await asyncio.shield(asyncio.ensure_future(table.handle(feed, message)))
            self.send(encode(DoneNews(ref)))
            self.hub.counters.handling.add(time.perf_counter() - began)
        except Refused as refused:
            self.hub.counters.refused += 1
            self.send(encode(RefusedNews(ref, refused.problem)))
        except Exception:
            self.hub.counters.failures += 1
            log.exception("fault at table %s", table.code)
            self.send(encode(RefusedNews(ref, "something went wrong on the server; nothing was changed")))
