"""One table: who sits there, what they may ask of it, and who is told what.

Whatever changes a table happens under its lock, in this order: change, store, tell. What cannot be stored is forgotten,
and the table is read anew from the store.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from freehold.rules.question import IllegalAnswer
from freehold.server import kingdoms, seating, wire
from freehold.server.errors import Refused
from freehold.server.feed import Connection, Feed, encode, view_frame
from freehold.server.game import Running, head_of
from freehold.server.identity import clean
from freehold.server.reference import USUAL_BOT, faces_in, kingdom_of, kingdom_view
from freehold.server.saved import Entry, Guest, Said, Sheet
from freehold.server.store import Store, Taken
from freehold.server.wire import SeatState, TableState

if TYPE_CHECKING:
    from freehold.server.hub import Hub

GONE_SECONDS = 60.0  # after which others may put a bot into a seat
FEED_SECONDS = 300.0  # for which frames are kept for a guest without a connection
CHAT_KEPT = 100


@dataclass
class Wish:
    """Somebody wants to take back; these seats have not agreed yet."""

    seat: int
    decisions: int
    asked: set[int]


class Table:
    def __init__(self, hub: Hub, code: str, sheet: Sheet, entries: Sequence[Entry]) -> None:
        self.hub = hub
        self.code = code
        self.lock = asyncio.Lock()
        self.feeds: dict[str, Feed] = {}
        self.wish: Wish | None = None
        self.set_up(sheet, entries)

    def set_up(self, sheet: Sheet, entries: Sequence[Entry]) -> None:
        """As it is stored."""
        self.sheet = sheet
        self.serial = len(entries)
        self.chat = deque((entry.said for entry in entries if entry.said is not None), maxlen=CHAT_KEPT)
        self.game = Running(sheet, entries, self.hub.clock) if sheet.head else None
        self.faces = faces_in(kingdom_of(sheet.kingdom), len(sheet.seats), sheet.options.ruleset, sheet.setup_seed)
        self.broken = False

    @property
    def store(self) -> Store:
        return self.hub.store

    # --- who is who ---

    def seat_of(self, guest: str) -> int:
        """The seat somebody plays at; -1: none."""
        for number, seat in enumerate(self.sheet.seats):
            if seat.guest == guest and seat.kind == "person":
                return number
        return -1

    def may_look(self, guest: str) -> bool:
        """Somebody without a name ("") has no seat anywhere."""
        mine = guest == self.sheet.host or any(seat.guest == guest for seat in self.sheet.seats if guest)
        return mine or self.sheet.status == "waiting" or self.sheet.options.watching == "link"

    def check_look(self, guest: str) -> None:
        if not self.may_look(guest):
            raise Refused("nobody may watch at this table", 403)

    def connected(self, guest: str) -> bool:
        feed = self.feeds.get(guest)
        return feed is not None and bool(feed.connections)

    def state(self, guest: str) -> TableState:
        """The table as that guest may know it."""
        seats = self.sheet.seats
        left = self.game.clocks() if self.game is not None else [float(self.sheet.options.clock or -1)] * len(seats)
        return TableState(
            code=self.code, status=self.sheet.status, host=guest == self.sheet.host, kingdom=self.sheet.kingdom,
            options=self.sheet.options,
            seats=[SeatState(number, seat.kind, seat.name, seat.bot, seat.guest == guest and seat.kind == "person",
                             seat.kind == "bot" or self.connected(seat.guest), left[number])
                   for number, seat in enumerate(seats)],
            your_seat=self.seat_of(guest),
            watchers=sum(1 for feed in self.feeds.values() if feed.connections and self.seat_of(feed.guest) < 0),
            faces=self.faces, next_table=self.sheet.next_table, your_vetoes=self.sheet.vetoes.get(guest, []),
            vetoed=self.sheet.vetoed,
        )  # fmt: skip

    # --- coming and going ---

    async def join(self, guest: Guest, connection: Connection, since: int) -> Feed:
        """A browser opens a line: it is told what it missed, or everything."""
        async with self.lock:
            await self.mend()
            self.check_look(guest.id)
            feed = self.feeds.get(guest.id)
            if feed is None:
                watching = sum(1 for each in self.feeds.values() if each.connections)
                if watching >= self.hub.limits.watchers and self.seat_of(guest.id) < 0:
                    raise Refused("too many watch at this table already", 429)
                feed = self.feeds[guest.id] = Feed(guest.id, guest.name, self.seat_of(guest.id))
            feed.name = guest.name
            arrived = not feed.connections
            missed = feed.missed(since)
            feed.connections.add(connection)
            for frame in self.everything(feed) if missed is None else missed:
                connection.send(frame)
            if arrived:
                self.tell_table(but=guest.id)
            return feed

    async def leave(self, feed: Feed, connection: Connection) -> None:
        async with self.lock:
            feed.connections.discard(connection)
            if not feed.connections:
                feed.left_at = time.monotonic()
                self.tell_table()

    def everything(self, feed: Feed) -> list[bytes]:
        """What a browser must know that knows nothing. All its frames bear the number of the last news."""
        frames = [encode(wire.TableNews(feed.seq, self.state(feed.guest)))]
        if self.game is not None:
            frames.append(view_frame(feed.seq, self.game.view(feed.seat, 0), 0, self.numbers()))
            feed.told = len(self.game.session.log_entries())
        frames.extend(encode(wire.ChatNews(feed.seq, said.name, said.seat, said.text)) for said in self.chat)
        if self.wish is not None:
            frames.append(encode(self.wish_news(open_=True)))
        return frames

    # --- telling ---

    def listeners(self) -> list[Feed]:
        """The feeds that somebody reads, or may come back to; others are forgotten."""
        now = time.monotonic()
        for guest in [guest for guest, feed in self.feeds.items()
                      if not feed.connections and now - feed.left_at > FEED_SECONDS]:  # fmt: skip
            del self.feeds[guest]
        return list(self.feeds.values())

    def tell_table(self, but: str = "") -> None:
        for feed in self.listeners():
            if feed.guest != but:
                feed.news(wire.TableNews(0, self.state(feed.guest)))

    def tell_views(self) -> None:
        if self.game is None:
            return
        rest = self.numbers()
        told = len(self.game.session.log_entries())
        for feed in self.listeners():
            log_from = self.game.log_from(feed.told)
            feed.view(self.game.view(feed.seat, log_from), log_from, rest, told)

    def numbers(self) -> bytes:
        """The end of a `ViewNews`: clocks and points."""
        if self.game is None:
            return b'"clocks":[]'
        points = self.game.points()
        clocks = b'"clocks":' + encode(self.game.clocks())
        return clocks if points is None else clocks + b',"points":' + encode(points)

    def wish_news(self, *, open_: bool, granted: bool = False) -> wire.UndoNews:
        wish = self.wish
        seat = -1 if wish is None else wish.seat
        return wire.UndoNews(0, seat, self.sheet.seats[seat].name, open_, granted)

    # --- storing ---

    async def mend(self) -> None:
        """Read the table anew if something of it could not be stored."""
        if self.broken:
            found = await self.store.table(self.code)
            if found is None:
                raise Refused("this table is gone", 404)
            self.set_up(*found)
            self.wish = None
            self.seat_feeds()

    async def commit(self, entry: Entry, *, sheet: bool = False) -> None:
        """Store what was changed; if that fails, forget it."""
        waiting = -1
        if self.game is not None:
            self.game.forget_views()
            waiting = self.game.waiting
        try:
            await self.store.append(self.code, self.serial, entry, waiting, self.sheet if sheet else None)
        except BaseException as error:
            self.broken = True
            if isinstance(error, Taken):
                raise Refused("the table has changed elsewhere: try again", 409) from None
            raise
        self.serial += 1

    async def settle(self, entry: Entry, *, sheet: bool = False) -> None:
        """Store what happened in the game and tell everybody; the end of the game ends the table."""
        assert self.game is not None
        if self.game.session.over and self.sheet.status == "playing":
            self.sheet.status = "over"
            sheet = True
        await self.commit(entry, sheet=sheet)
        self.tell_views()
        if sheet:
            self.tell_table()
        self.hub.think(self)

    # --- messages ---

    async def handle(self, feed: Feed, message: wire.ClientMessage) -> None:
        """Carry out what a client asks, or refuse it. When this returns, it is stored."""
        if not feed.guest and not isinstance(message, wire.PingMessage):
            raise Refused("the table does not know you: reload the page (cookies must be allowed)", 401)
        async with self.lock:
            await self.mend()
            try:
                await self.DOING[type(message)](self, feed, message)
            except Refused:
                raise
            except BaseException:
                self.broken = True  # whatever was half done is forgotten
                raise

    def playing(self, feed: Feed) -> Running:
        """The running game, for who plays in it."""
        if self.game is None:
            raise Refused("the game has not begun", 409)
        if self.sheet.status == "over":
            raise Refused("the game is over", 409)
        if feed.seat < 0:
            raise Refused("you watch: only players may do that", 403)
        return self.game

    async def answer(self, feed: Feed, message: wire.AnswerMessage) -> None:
        game = self.playing(feed)
        if message.decisions != game.session.decisions:
            raise Refused("that question is not open any more", 409)
        if game.waiting != feed.seat:
            raise Refused("it is not for you to decide now", 409)
        try:
            entry = game.answer(feed.seat, message.picks)
        except IllegalAnswer as error:
            raise Refused(str(error), 422) from None
        self.close_wish(granted=False)
        self.hub.counters.answers += 1
        await self.settle(entry)

    async def bot_answers(self, seat: int, bot: str, decisions: int, picks: Sequence[int]) -> None:
        """What a slow bot has thought of, if it is still asked that."""
        game = self.game
        if game is None or self.sheet.status != "playing" or game.session.decisions != decisions:
            return
        if game.waiting == seat and self.sheet.seats[seat].bot == bot:
            await self.settle(game.answer(seat, picks))

    async def undo(self, feed: Feed, message: wire.UndoMessage) -> None:
        game = self.playing(feed)
        if self.sheet.options.undo == "never":
            raise Refused("nothing is taken back at this table", 403)
        if message.decisions != game.session.decisions:
            raise Refused("something has happened since: look again", 409)
        if game.session.last_mark(feed.seat) is None:
            raise Refused("you have decided nothing yet that could be taken back", 409)
        if game.may_undo_alone(feed.seat):
            self.close_wish(granted=False)
            await self.settle(game.undo(feed.seat))
            return
        if self.wish is not None:
            raise Refused("somebody wants to take back already: answer that first", 409)
        self.wish = Wish(feed.seat, game.session.decisions, {seat for seat in game.people if seat != feed.seat})
        self.tell_wish(open_=True)

    async def consent(self, feed: Feed, message: wire.ConsentMessage) -> None:
        game = self.playing(feed)
        wish = self.wish
        if wish is None or feed.seat not in wish.asked:
            raise Refused("nobody asks you to take back", 409)
        if not message.agree:
            self.close_wish(granted=False)
            return
        wish.asked.discard(feed.seat)
        if wish.asked:
            return
        entry = game.undo(wish.seat)
        self.close_wish(granted=True)
        await self.settle(entry)

    def tell_wish(self, *, open_: bool, granted: bool = False) -> None:
        for feed in self.listeners():
            feed.news(self.wish_news(open_=open_, granted=granted))

    def close_wish(self, *, granted: bool) -> None:
        if self.wish is not None:
            self.tell_wish(open_=False, granted=granted)
            self.wish = None

    async def say(self, feed: Feed, message: wire.ChatMessage) -> None:
        if not self.sheet.options.chat:
            raise Refused("there is no chat at this table", 403)
        if len(message.text) > self.hub.limits.chat_letters:
            raise Refused(f"a line of chat has at most {self.hub.limits.chat_letters} letters", 413)
        text = clean(message.text, self.hub.limits.chat_letters)
        if not text:
            raise Refused("there is nothing to say in that")
        said = Said(feed.name, feed.seat, text)
        await self.commit(Entry(said=said))
        self.chat.append(said)
        for each in self.listeners():
            each.news(wire.ChatNews(0, said.name, said.seat, said.text))

    async def resign(self, feed: Feed, message: wire.ResignMessage) -> None:
        game = self.playing(feed)
        await self.give_to_bot(game, feed.seat, USUAL_BOT)

    async def replace(self, feed: Feed, message: wire.ReplaceMessage) -> None:
        game = self.playing(feed)
        if not 0 <= message.seat < len(self.sheet.seats) or self.sheet.seats[message.seat].kind != "person":
            raise Refused("no person sits there")
        if message.seat == feed.seat:
            raise Refused("that is your own seat: resign instead")
        guest = self.sheet.seats[message.seat].guest
        away = self.feeds.get(guest)
        gone = away is None or (not away.connections and time.monotonic() - away.left_at >= GONE_SECONDS)
        late = game.timed and game.clocks()[message.seat] <= 0
        if not gone and not late:
            raise Refused("that player is there, or has only just left, and has time left", 409)
        await self.give_to_bot(game, message.seat, seating.bot_named(message.bot, self.sheet.kingdom, len(self.sheet.seats)))

    async def give_to_bot(self, game: Running, seat: int, bot: str) -> None:
        """A bot goes on for a person. Without any person left the game ends where it stands."""
        self.close_wish(granted=False)
        self.sheet.seats[seat].bot = bot
        if game.people:
            entry = game.hand_over(seat)
        else:
            entry = Entry()
            self.sheet.status = "over"
        entry.note = f"{bot} goes on at seat {seat}"
        self.seat_feeds()
        await self.settle(entry, sheet=True)

    async def sit(self, feed: Feed, message: wire.SeatMessage) -> None:
        if self.sheet.status == "waiting":
            seating.change(self.sheet, Guest(feed.guest, feed.name), message.seat, message.who)
            note = f"seat {message.seat}: {message.who}"
        elif self.game is not None and self.sheet.status == "playing" and message.who == "me":
            seating.come_back(self.sheet, feed.guest, message.seat)
            self.game.hand_over(message.seat)
            note = f"back at seat {message.seat}"
        else:
            raise Refused("the game has begun: seats do not change any more", 409)
        self.seat_feeds()
        await self.commit(Entry(note=note), sheet=True)
        self.tell_table()
        self.tell_views()

    async def rename(self, guest: Guest) -> None:
        """A running game keeps the names that it began with."""
        async with self.lock:
            await self.mend()
            if guest.id in self.feeds:
                self.feeds[guest.id].name = guest.name
            mine = self.seat_of(guest.id)
            if self.sheet.status != "waiting" or mine < 0:
                return
            self.sheet.seats[mine].name = guest.name
            await self.commit(Entry(note=f"seat {mine} has a new name"), sheet=True)
            self.tell_table()

    def seat_feeds(self) -> None:
        """Each feed shows what its guest may see now."""
        for feed in self.feeds.values():
            seat = self.seat_of(feed.guest)
            if seat != feed.seat:
                feed.seat = seat
                feed.told = 0

    async def veto(self, feed: Feed, message: wire.VetoMessage) -> None:
        sheet = self.sheet
        if sheet.status != "waiting":
            raise Refused("the game has begun already", 409)
        if self.seat_of(feed.guest) < 0:
            raise Refused("only who has a seat may veto", 403)
        seating.check_vetoes(sheet, message.names)
        sheet.vetoes.pop(feed.guest, None)
        if message.names:
            sheet.vetoes[feed.guest] = message.names
        await self.commit(Entry(note="a veto"), sheet=True)
        feed.news(wire.TableNews(0, self.state(feed.guest)))

    async def keep_vetoes(self) -> None:
        """What somebody who sits here has vetoed gives way."""
        sheet = self.sheet
        names = sorted({name for seat in sheet.seats for name in sheet.vetoes.get(seat.guest, [])})
        if not names:
            return
        guests = [seat.guest for seat in sheet.seats if seat.guest]
        wish = wire.KingdomWish(sheet.sets, len(sheet.seats), sheet.wish)
        kingdom, sheet.vetoed = await asyncio.to_thread(
            kingdoms.after_vetoes, kingdom_of(sheet.kingdom), names, wish, self.hub.lots.getrandbits(31),
            await self.store.lists(guests))  # fmt: skip
        sheet.kingdom = kingdom_view(kingdom)
        self.faces = faces_in(kingdom, len(sheet.seats), sheet.options.ruleset, sheet.setup_seed)

    async def start(self, feed: Feed, message: wire.StartMessage) -> None:
        if self.sheet.status != "waiting":
            raise Refused("the game has begun already", 409)
        if feed.guest != self.sheet.host:
            raise Refused("only who made the table starts the game", 403)
        seating.check_start(self.sheet)
        await self.keep_vetoes()
        entry = self.begin()
        await self.settle(entry, sheet=True)

    def begin(self) -> Entry:
        """The cards are dealt."""
        seating.check_start(self.sheet)
        if self.sheet.shuffle:
            self.hub.lots.shuffle(self.sheet.seats)
        self.sheet.head = head_of(self.sheet, self.hub.lots.getrandbits(62)).text().strip()
        self.sheet.status = "playing"
        self.game = Running(self.sheet, [], self.hub.clock)
        self.seat_feeds()
        entry = self.game.begin()
        entry.note = "begun"
        return entry

    async def rematch(self, feed: Feed, message: wire.RematchMessage) -> None:
        if self.sheet.status != "over":
            raise Refused("the game is not over", 409)
        if self.seat_of(feed.guest) < 0 and feed.guest != self.sheet.host:
            raise Refused("you watch: only players may do that", 403)
        if self.sheet.next_table:
            raise Refused("there is a new table already", 409)
        self.sheet.next_table = await self.hub.rematch(self.sheet, feed.guest, message.same_kingdom)
        await self.commit(Entry(note=f"rematch at {self.sheet.next_table}"), sheet=True)
        self.tell_table()

    async def ping(self, feed: Feed, message: wire.PingMessage) -> None:
        """Nothing: the reply says that the line is alive."""

    DOING: dict[type, Callable[..., Awaitable[None]]] = {  # noqa: RUF012 (never changed)
        wire.AnswerMessage: answer, wire.UndoMessage: undo, wire.ConsentMessage: consent, wire.ChatMessage: say,
        wire.ResignMessage: resign, wire.ReplaceMessage: replace, wire.SeatMessage: sit, wire.VetoMessage: veto,
        wire.StartMessage: start,
        wire.RematchMessage: rematch, wire.PingMessage: ping,
    }  # fmt: skip


