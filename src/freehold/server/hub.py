"""All tables: those in memory, and the way to the others in the store."""

from __future__ import annotations

import asyncio
import logging
import random
import secrets
import time
from collections import OrderedDict
from collections.abc import Sequence

from freehold.cards import load_all
from freehold.rules.kinds import RULESETS, RulesError, plain_key
from freehold.rules.setup import MOST_PLAYERS
from freehold.server import kingdoms, seating
from freehold.server.errors import Refused
from freehold.server.game import Clock, seed_of
from freehold.server.limits import Limits
from freehold.server.metrics import Counters
from freehold.server.reference import USUAL_BOT, kingdom_view
from freehold.server.saved import Entry, Guest, Lists, Seat, Sheet
from freehold.server.store import Store
from freehold.server.table import Table
from freehold.server.thinking import Thinkers
from freehold.server.wire import ContinueTable, KingdomView, KingdomWish, NewTable, TableBrief, TableOptions
from freehold.table.position import PositionError
from freehold.table.record import Record, RecordError, parse_record

log = logging.getLogger("freehold.server")

CODE_SIGNS = "abcdefghjkmnpqrstuvwxyz23456789"
CODE_LENGTH = 10
LONGEST_CLOCK = 24 * 3600
MOST_IN_MEMORY = 1000
MOST_VETOES = 3
MISFITS = (RulesError, RecordError, PositionError)  # of a record that does not fit the rules as they are now


class Hub:
    def __init__(self, store: Store, limits: Limits | None = None, clock: Clock = time.monotonic) -> None:
        load_all()
        self.store = store
        self.limits = limits or Limits()
        self.clock = clock
        self.lots: random.Random = random.SystemRandom()
        self.counters = Counters()
        self.tables: OrderedDict[str, Table] = OrderedDict()
        self.thinkers = Thinkers()
        self._thinking: dict[Table, asyncio.Task[None]] = {}
        self._loading: dict[str, asyncio.Task[Table]] = {}

    # --- finding ---

    async def table(self, code: str) -> Table:
        """A table that is in memory or comes from the store."""
        found = self.tables.get(code)
        if found is not None:
            self.tables.move_to_end(code)
            return found
        task = self._loading.get(code)
        if task is None:
            task = self._loading[code] = asyncio.create_task(self._load(code))
            task.add_done_callback(lambda done: self._loading.pop(code, None))
        return await asyncio.shield(task)

    async def _load(self, code: str) -> Table:
        stored = await self.store.table(code) if len(code) <= 16 else None
        if stored is None:
            raise Refused(f"there is no table '{code[:16]}'", 404)
        try:
            table = await asyncio.to_thread(Table, self, code, *stored)
        except MISFITS as error:
            raise Refused(f"this table was played by other rules and cannot be shown any more: {error}", 410) from None
        self._keep(table)
        self.think(table)
        return table

    def _keep(self, table: Table) -> None:
        self.tables[table.code] = table
        if len(self.tables) > MOST_IN_MEMORY:
            for code, other in list(self.tables.items()):
                if len(self.tables) <= MOST_IN_MEMORY:
                    break
                if not other.lock.locked() and not any(feed.connections for feed in other.feeds.values()):
                    del self.tables[code]

    async def tables_of(self, guest: str, find: str = "") -> list[TableBrief]:
        """Somebody's tables; `find`: those where each of these words (with commas between) names a card or a player."""
        words = [key for word in find.split(",") if (key := plain_key(word))]

        def fits(sheet: Sheet) -> bool:
            chosen = [name for names in sheet.kingdom.extras.values() for name in names]
            names = [*sheet.kingdom.cards, *sheet.kingdom.landscapes, *chosen, *(seat.name for seat in sheet.seats)]
            keys = [plain_key(name) for name in names]
            return all(any(word in key for key in keys) for word in words)

        out: list[TableBrief] = []
        for code, sheet, waiting, changed in await self.store.tables_of(guest, fits):
            mine = next((i for i, seat in enumerate(sheet.seats) if seat.guest == guest and seat.kind == "person"), -1)
            turn = sheet.status == "playing" and waiting == mine >= 0
            names = [seat.name for seat in sheet.seats]
            out.append(TableBrief(code, sheet.status, names, mine, turn, sheet.kingdom.cards, changed))
        return out

    async def renamed(self, guest: Guest) -> None:
        """A new name shows at once where a game has not begun, and in the chat of the others."""
        waiting = [code for code, sheet, _, _ in await self.store.tables_of(guest.id) if sheet.status == "waiting"]
        there = [code for code, table in self.tables.items() if guest.id in table.feeds]
        for code in {*waiting, *there}:
            await (await self.table(code)).rename(guest)

    # --- making ---

    async def create(self, guest: Guest, wish: NewTable) -> Table:
        check_options(wish.options)
        seed = wish.seed if wish.seed is not None else self.lots.getrandbits(31)
        kingdom = await asyncio.to_thread(self.chosen, wish, seed, await self.store.lists([guest.id]))
        seats = seating.seats_for(wish.seats, guest, kingdom)
        sheet = Sheet(guest.id, kingdom, wish.options, seats, self.lots.getrandbits(31), wish.shuffle,
                      sets=wish.sets, wish=wish.wish)  # fmt: skip
        return await self.open(sheet)

    def chosen(self, wish: NewTable, seed: int, lists: Sequence[Lists]) -> KingdomView:
        """The kingdom that is wanted, if it can be played; a random one keeps to the lists of those who sit there."""
        players = len(wish.seats)
        if not 2 <= players <= MOST_PLAYERS:
            raise Refused(f"a game has 2 to {MOST_PLAYERS} players, not {players}")
        try:
            if wish.kingdom.strip():
                kingdom, problems, _ = kingdoms.read(wish.kingdom, players, seed)
                if kingdom is None or problems:
                    raise Refused("; ".join(problems))
            else:
                kingdom, _ = kingdoms.wished(KingdomWish(wish.sets, players, wish.wish), seed, lists)
        except RulesError as error:
            raise Refused(str(error)) from None
        return kingdom_view(kingdom)

    async def open(self, sheet: Sheet) -> Table:
        """A new table; where nobody is waited for, the game begins at once."""
        try:
            table = await asyncio.to_thread(Table, self, self.new_code(), sheet, [])
        except RulesError as error:  # something of that kingdom cannot be set up
            raise Refused(str(error)) from None
        first = Entry(note="made")
        if all(seat.kind != "open" for seat in sheet.seats) and len({seat.guest for seat in sheet.seats if seat.guest}) == 1:
            first = table.begin()
        return await self.add(table, [first])

    async def add(self, table: Table, journal: Sequence[Entry]) -> Table:
        waiting = -1 if table.game is None else table.game.waiting
        await self.store.add_table(table.code, table.sheet, [(entry, waiting) for entry in journal])
        table.serial = len(journal)
        self._keep(table)
        self.counters.tables += 1
        self.think(table)
        return table

    def new_code(self) -> str:
        return "".join(secrets.choice(CODE_SIGNS) for _ in range(CODE_LENGTH))

    async def rematch(self, old: Sheet, guest: str, same_kingdom: bool) -> str:
        """A new table for the same people; its code. Whoever asked for it is its host."""
        kingdom = old.kingdom
        if not same_kingdom:
            wish = NewTable(["open"] * len(old.seats), "", old.sets, old.wish, options=old.options)
            lists = await self.store.lists([seat.guest for seat in old.seats if seat.guest])
            kingdom = await asyncio.to_thread(self.chosen, wish, self.lots.getrandbits(31), lists)
        seats = seating.moved_on(old.seats)
        sheet = Sheet(guest, kingdom, old.options, seats, self.lots.getrandbits(31), False, sets=old.sets, wish=old.wish)
        return (await self.open(sheet)).code

    async def go_on(self, table: Table, guest: Guest, wish: ContinueTable) -> Table:
        """A new table from a decision of a finished game on: one person against bots."""
        record = self.record_of(table)
        if not 0 <= wish.decision <= len(record.answers):
            raise Refused(f"this game has decisions 0 to {len(record.answers)}, not {wish.decision}")
        if not 0 <= wish.seat < record.players:
            raise Refused(f"this game has seats 0 to {record.players - 1}, not {wish.seat}")
        named = [*wish.bots, *[""] * record.players]
        kingdom = table.sheet.kingdom
        seats = [Seat(guest.id, guest.name) if number == wish.seat else seating.bot_seat(named[number], kingdom, record.players)
                 for number in range(record.players)]  # fmt: skip
        head = record.head()
        sheet = Sheet(guest.id, table.sheet.kingdom, TableOptions(ruleset=record.ruleset), seats, record.setup_seed,
                      False, "playing", head.text().strip())  # fmt: skip
        before = Entry(answers=record.answers[: wish.decision], note=f"continues {table.code}")
        return await self.add_played(sheet, before)

    async def upload(self, guest: Guest, text: str) -> Table:
        """A table from a record: to be looked at, replayed and continued."""
        try:
            record = parse_record(text)
        except RecordError as error:
            raise Refused(str(error)) from None
        if not 2 <= record.players <= MOST_PLAYERS:
            raise Refused(f"a game has 2 to {MOST_PLAYERS} players, not {record.players}")
        if len(record.answers) > self.limits.answers:
            raise Refused(f"a record has at most {self.limits.answers} answers here, not {len(record.answers)}")
        if record.ruleset not in RULESETS:
            raise Refused(f"there is no ruleset '{record.ruleset}'; there are: {', '.join(RULESETS)}")
        names = [seating.name_in_record(name, number) for number, name in enumerate(record.names[: record.players])]
        names += [f"p{number + 1}" for number in range(len(names), record.players)]
        record.names = names
        sheet = Sheet(guest.id, kingdom_view(record.kingdom), TableOptions(ruleset=record.ruleset),
                      [Seat("", name, USUAL_BOT) for name in names], record.setup_seed, False, "over",
                      record.head().text().strip(), uploaded=True)  # fmt: skip
        return await self.add_played(sheet, Entry(answers=list(record.answers), note="uploaded"))

    async def add_played(self, sheet: Sheet, before: Entry) -> Table:
        """A table at which something was played already."""
        try:
            table = await asyncio.to_thread(Table, self, self.new_code(), sheet, [before])
        except MISFITS as error:
            raise Refused(str(error)) from None
        assert table.game is not None
        if table.game.session.over:
            sheet.status = "over"
        return await self.add(table, [before, table.game.begin()])

    # --- of a table ---

    def record_of(self, table: Table) -> Record:
        """The record of a finished game; that of a running one would tell its secrets."""
        if table.game is None or table.sheet.status != "over":
            raise Refused("the game is not over: its record would tell what is still hidden", 403)
        return table.game.session.record()

    def think(self, table: Table) -> None:
        """Let a slow opponent think, if one is to decide."""
        if table.game is not None and table.sheet.status == "playing" and table.game.thinker and table not in self._thinking:
            self._thinking[table] = asyncio.create_task(self._think(table))

    async def _think(self, table: Table) -> None:
        """Decision after decision, until a person must decide."""
        try:
            while True:
                async with table.lock:
                    await table.mend()
                    game = table.game
                    if game is None or table.sheet.status != "playing" or not game.thinker:
                        return
                    seat, bot, record = game.waiting, game.thinker, game.session.record()
                seed = seed_of(table.sheet, seat)
                picks = await self.thinkers.answer(record, record.answers, bot, seed, USUAL_BOT)
                async with table.lock:
                    await table.mend()
                    await table.bot_answers(seat, bot, len(record.answers), picks)
        except Exception:
            self.counters.failures += 1
            log.exception("fault while a bot was thinking at table %s", table.code)
        finally:
            del self._thinking[table]
        self.think(table)

    def close(self) -> None:
        for task in self._thinking.values():
            task.cancel()
        self.thinkers.close()


def check_options(options: TableOptions) -> None:
    if options.ruleset not in RULESETS:
        raise Refused(f"there is no ruleset '{options.ruleset}'; there are: {', '.join(RULESETS)}")
    if not 0 <= options.clock <= LONGEST_CLOCK:
        raise Refused(f"a clock has 0 to {LONGEST_CLOCK} seconds, not {options.clock}")
    if not 0 <= options.vetoes <= MOST_VETOES:
        raise Refused(f"each may veto 0 to {MOST_VETOES} piles, not {options.vetoes}")
    if not 0 <= options.increment <= 3600:
        raise Refused(f"an increment has 0 to 3600 seconds, not {options.increment}")


