"""After the game: how it went, turn by turn, and any moment of it again."""

from __future__ import annotations

import asyncio
from collections import OrderedDict

import msgspec

from freehold.rules import scoring, turns
from freehold.rules.game import Game
from freehold.rules.question import Answer, Question, agent_for
from freehold.rules.view import View as GameView
from freehold.rules.vocab import CARD_MASK, GAME_OVER, TRASH
from freehold.server.errors import Refused
from freehold.server.hub import Hub
from freehold.server.table import Table
from freehold.server.wire import Aftermath, Curve, ReplayFrame, Score, View
from freehold.table import log
from freehold.table.document import EVERYTHING, score_document
from freehold.table.record import OutOfAnswers, Record, Tape
from freehold.table.session import Session

KEPT = 32  # tables whose replay stands ready
NEAR = 40  # decisions that are quicker to walk than to start anew


class After:
    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self._math: OrderedDict[str, Aftermath] = OrderedDict()
        self._replays: OrderedDict[str, Replay] = OrderedDict()

    async def math(self, table: Table) -> Aftermath:
        record = self.hub.record_of(table)
        found = self._math.get(table.code)
        if found is None:
            found = self._math[table.code] = await asyncio.to_thread(aftermath, record)
            if len(self._math) > KEPT:
                self._math.popitem(last=False)
        return found

    async def frame(self, table: Table, decision: int, seat: int) -> ReplayFrame:
        record = self.hub.record_of(table)
        if not 0 <= decision <= len(record.answers):
            raise Refused(f"this game has decisions 0 to {len(record.answers)}, not {decision}", 404)
        if not EVERYTHING <= seat < record.players:
            raise Refused(f"this game has seats 0 to {record.players - 1} (-1: a spectator, -2: all open), not {seat}", 404)
        replay = self._replays.get(table.code)
        if replay is None:
            replay = self._replays[table.code] = Replay(record)
            if len(self._replays) > KEPT:
                self._replays.popitem(last=False)
        self._replays.move_to_end(table.code)
        async with replay.lock:
            return await asyncio.to_thread(replay.frame, decision, seat)

    def log_text(self, table: Table, guest: str) -> str:
        if table.game is None:
            raise Refused("the game has not begun", 409)
        return log.text(table.game.session.log(table.seat_of(guest)))


class Replay:
    """A finished game that is walked through. Every seat is a person's here: each decision is a place to stop at."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.lock = asyncio.Lock()
        self._session: Session | None = None

    def at(self, decision: int) -> Session:
        """The game before that decision."""
        session = self._session
        if session is None or abs(session.decisions - decision) > NEAR:
            session = Session.from_record(self.record, upto=decision)
        while session.decisions < decision:
            session.answer(self.record.answers[session.decisions])
        while session.decisions > decision:
            session.undo()
        self._session = session
        return session

    def frame(self, decision: int, seat: int) -> ReplayFrame:
        session = self.at(decision)
        question = session.question
        document = session.view(seat, free=False)
        if question is not None and seat == EVERYTHING:
            document["question"] = question.document()
        answers = self.record.answers
        ended = decision >= len(answers)
        return ReplayFrame(
            decision=decision, view=msgspec.convert(document, View),
            answer=[] if ended else list(answers[decision]),
            by=-1 if ended or question is None else question.by,
            prompt="" if question is None else question.prompt,
        )  # fmt: skip


def aftermath(record: Record) -> Aftermath:
    """Play a record again and take notes at each turn."""
    tape = Tape(record.answers)
    entries: list[int] = []  # of the log, before each decision

    def answer(view: GameView, question: Question) -> Answer:
        entries.append(len(question.player.game.log or []))
        return tape.answer(view, question)

    game = record.start([agent_for(answer)] * record.players)
    game.log = []
    notes = Notes(game)
    while game.phase != GAME_OVER:
        quiet = game.clone()
        try:
            turns.advance(game)
        except OutOfAnswers:
            game = quiet
            break
        notes.take(game, tape.next)
    if game.phase == GAME_OVER:
        entries.append(len(game.log or []))
    return Aftermath(
        score=msgspec.convert(score_document(game), Score), curves=notes.curves, names=record.names,
        decisions=len(record.answers), turns=notes.turns,
        trash=[game.name(card) for card in game.zones[TRASH]], entries=entries,
        left=[(pile.name, int(game.left(pile.index))) for pile in game.piles if pile.supply],
    )  # fmt: skip


class Notes:
    """One line for each turn of each seat. What a seat gains between its turns counts for its last one."""

    def __init__(self, game: Game) -> None:
        self.curves = [Curve(seat, [], [], [], []) for seat in range(len(game.players))]
        self.turns: list[tuple[int, int, int]] = []
        self._serial = 0
        self._gains = 0
        self._entries = 0
        self._begun_at = 0

    def take(self, game: Game, decisions: int) -> None:
        """After a step."""
        if game.turn_serial != self._serial:
            self._serial = int(game.turn_serial)
            seat = int(game.current)
            self.turns.append((self._begun_at, seat, int(game.players[seat].turns)))
            curve = self.curves[seat]
            for row in (curve.points, curve.money, curve.cards):
                row.append(0)
            curve.gains.append([])
        self._begun_at = decisions
        self._money(game)
        for fact in list(game.gains)[self._gains :]:
            gains = self.curves[int(fact) >> 12 & 15].gains
            if gains:
                gains[-1].append(game.name(int(fact) & CARD_MASK))
        self._gains = len(game.gains)
        self._stand(game)

    def _money(self, game: Game) -> None:
        """The coins that the player whose turn it is has made."""
        told = game.log or []
        money = self.curves[int(game.current)].money
        if money:
            money[-1] += sum(int(entry.number) for entry in told[self._entries :]
                             if entry.word == "coins" and entry.seat == game.current)  # fmt: skip
        self._entries = len(told)

    def _stand(self, game: Game) -> None:
        for player in game.players:
            curve = self.curves[int(player.seat)]
            if curve.points:
                curve.points[-1] = scoring.points(player)
                curve.cards[-1] = int(player.view.owned_cards())

