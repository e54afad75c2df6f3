"""Opponents that take their time, in processes of their own: they neither hold up other tables nor bring them down.

A thinker gets a record, plays it to its end, and says what the opponent answers there. Who does not answer in time is
stopped, and the usual opponent answers instead.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass, field
from multiprocessing.connection import Connection
from typing import Any

from freehold.bots import registry as bots
from freehold.rules import turns
from freehold.rules.game import Game, why_illegal
from freehold.rules.question import Agent, Answer, Question, agent_for
from freehold.rules.view import View
from freehold.rules.vocab import GAME_OVER
from freehold.table.record import Record, parse_record

log = logging.getLogger("freehold.server")

SECONDS = 10.0  # for one answer
STARTING = 30.0  # more for the first one of a process, which reads all the cards before it thinks
PROCESSES = 2
GAMES_KEPT = 64  # in each process


class Thought(Exception):
    """The answer that was wanted."""

    def __init__(self, answer: Answer) -> None:
        super().__init__(answer)
        self.answer = answer


@dataclass
class Seen:
    """A game as far as it was followed: the last quiet point, and the answers that led there."""

    game: Game
    answers: list[Answer] = field(default_factory=list)


class Mind:
    """One opponent at one seat of one game, and how far it has followed that game."""

    def __init__(self, record: Record, agent: Agent) -> None:
        self.agent = agent
        self.answers: list[Answer] = []
        self.next = 0
        game = record.start([agent_for(self.answer)] * record.players)
        game.log = []  # as at the table: with a log, steps are shorter
        self.seen = Seen(game)

    def answer(self, view: View, question: Question) -> Answer:
        if self.next == len(self.answers):
            given = tuple(int(pick) for pick in self.agent.answer(view, question))
            why = why_illegal(question, given)
            if why:
                raise bots.BotError(f"an illegal answer: {why}")
            raise Thought(given)
        self.next += 1
        return self.answers[self.next - 1]

    def think(self, answers: list[Answer]) -> Answer:
        """What it answers after those answers."""
        self.answers = answers
        self.next = len(self.seen.answers)
        while self.seen.game.phase != GAME_OVER:
            game = self.seen.game.clone()
            game.log = []
            try:
                turns.advance(game)
            except Thought as thought:
                return thought.answer
            self.seen = Seen(game, answers[: self.next])
        raise bots.BotError("the game is over")


def follows(mind: Mind, answers: list[Answer]) -> bool:
    """Is what the opponent has seen a part of that game? It is not, once something was taken back."""
    return answers[: len(mind.seen.answers)] == mind.seen.answers


def answer_at_end(head: str, answers: list[Answer], bot: str, seed: int) -> Answer:
    """What a bot answers at the end of a record."""
    return Mind(parse_record(head), bots.find(bot).make(seed)).think(answers)


def work(line: Connection) -> None:
    """A thinker's life: a question, an answer."""
    minds: OrderedDict[tuple[str, str, int], Mind] = OrderedDict()
    while True:
        try:
            head, answers, bot, seed = line.recv()
        except (EOFError, KeyboardInterrupt):
            return
        key = (head, bot, seed)
        try:
            mind = minds.get(key)
            if mind is None or not follows(mind, answers):
                mind = minds[key] = Mind(parse_record(head), bots.find(bot).make(seed))
            minds.move_to_end(key)
            if len(minds) > GAMES_KEPT:
                minds.popitem(last=False)
            reply: tuple[Answer | None, str] = mind.think(answers), ""
        except Exception as error:  # of somebody else's code
            minds.pop(key, None)
            reply = None, f"{type(error).__name__}: {error}"
        try:
            line.send(reply)
        except (BrokenPipeError, KeyboardInterrupt):
            return


class Thinker:
    """One process."""

    def __init__(self) -> None:
        context = multiprocessing.get_context("spawn")
        self.line, theirs = context.Pipe()
        self.process: Any = context.Process(target=work, args=(theirs,), daemon=True, name="freehold-thinker")
        self.process.start()
        theirs.close()
        self.warm = False

    def ask(self, request: tuple[str, list[Answer], str, int], seconds: float) -> tuple[Answer | None, str]:
        """Waits: call it in a thread. After a failure the process is of no use any more."""
        try:
            self.line.send(request)
            allowed = seconds if self.warm else seconds + STARTING
            if not self.line.poll(allowed):
                self.stop()
                return None, f"no answer within {allowed:g} s"
            reply: tuple[Answer | None, str] = self.line.recv()
            self.warm = True
            return reply
        except (EOFError, OSError):
            self.stop()
            return None, "its process has ended"

    @property
    def alive(self) -> bool:
        return not self.line.closed

    def stop(self) -> None:
        self.process.kill()
        self.process.join(5)
        self.line.close()


class Thinkers:
    """The processes, started when first needed. Those asked wait for one that is free."""

    def __init__(self, processes: int = PROCESSES, seconds: float = SECONDS) -> None:
        self.seconds = seconds
        self._all: set[Thinker] = set()
        self._free: list[Thinker] = []
        self._places = asyncio.Semaphore(processes)
        self.failures = 0

    async def answer(self, record: Record, answers: Sequence[Answer], bot: str, seed: int, usual: str) -> Answer:
        """What the bot answers; if it fails, what the usual one does."""
        head = record.head().text().strip()
        given = list(answers)
        async with self._places:
            thinker = self._free.pop() if self._free else await asyncio.to_thread(Thinker)
            self._all.add(thinker)
            picks, why = await asyncio.to_thread(thinker.ask, (head, given, bot, seed), self.seconds)
            if thinker.alive:
                self._free.append(thinker)
            else:
                self._all.discard(thinker)
        if picks is None:
            self.failures += 1
            log.warning("bot=%s %s", bot, " ".join(why.split())[:300])
            picks = await asyncio.to_thread(answer_at_end, head, given, usual, seed)
        return picks

    def close(self) -> None:
        """Also those that are thinking: nobody waits for them any more."""
        for thinker in self._all:
            thinker.process.kill()
            thinker.process.join(5)
            if thinker in self._free:
                thinker.line.close()
        self._all.clear()
        self._free.clear()
