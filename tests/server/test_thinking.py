from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable

import pytest

from freehold.bots.priority import PriorityAgent
from freehold.bots.registry import BotError
from freehold.rules.question import Answer, Question
from freehold.rules.setup import Kingdom
from freehold.rules.view import View
from freehold.server import game as games
from freehold.server import thinking
from freehold.server.run import Running
from freehold.server.thinking import Mind, Thinkers, answer_at_end, follows
from freehold.table.session import Session
from tests.server.people import PATIENCE, SMALL, Person, Wire, finish

Maker = Callable[[str], Person]


def until_asked(wire: Wire) -> None:
    """The bots think in processes of their own: their moves come when they come."""
    until = time.monotonic() + 2 * PATIENCE
    while not (view := wire.view)["over"] and view["question"] is None:
        assert time.monotonic() < until
        wire.receive()


def test_slow_bots_play_beside_the_table(person: Maker, running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "is_slow", lambda bot: bot == "random")
    monkeypatch.setattr(running.hub.thinkers, "seconds", PATIENCE)
    ann = person("Ann")
    code = ann.make("me", "random", "priority")
    failures = running.hub.counters.failures
    rng = random.Random(1)
    with ann.at(code) as wire:
        for _ in range(8):
            until_asked(wire)
            wire.play(rng, 50)
        until_asked(wire)
        assert wire.view["turn"]["number"] >= 6
        # A wish to take back reaches behind what the bot did, and the bot thinks anew.
        wire.done("undo", decisions=wire.view["decisions"])
        wire.play(rng, 50)
        until_asked(wire)
        before = wire.view["decisions"]
    del running.hub.tables[code]
    with ann.at(code) as wire:
        assert wire.view["decisions"] == before
    assert running.hub.counters.failures == failures
    assert running.hub.thinkers.failures == 0


def a_game() -> Session:
    return Session.new(Kingdom(SMALL.split(", ")), ["Ann", "Bob"], {1: PriorityAgent()}, seed=4)


def test_a_thinker_says_what_the_bot_in_its_chair_would() -> None:
    session = a_game()
    record = session.record()
    for _ in range(12):
        question = session.question
        assert question is not None
        answers = session.record().answers
        picks = answer_at_end(record.head().text().strip(), answers, "priority", 1)
        session.answer(picks)
    assert session.game.players[0].turns >= 3


def test_a_mind_follows_a_game_and_notices_when_it_was_another() -> None:
    session = a_game()
    mind = Mind(session.record(), PriorityAgent())
    for _ in range(20):
        answers = session.record().answers
        assert follows(mind, answers)
        session.answer(mind.think(answers))
    assert len(mind.seen.answers) > 20
    assert not follows(mind, [(7,), *session.record().answers[1:]])
    assert not follows(mind, session.record().answers[:3])


def test_an_illegal_answer_is_not_passed_on() -> None:
    class Cheat:
        def answer(self, view: View, question: Question) -> Answer:
            return (99,)

    session = a_game()
    with pytest.raises(BotError, match="illegal"):
        Mind(session.record(), Cheat()).think(session.record().answers)  # type: ignore[arg-type]


def test_who_fails_or_takes_too_long_is_stood_in_for(monkeypatch: pytest.MonkeyPatch) -> None:
    record = a_game().record()
    expected = answer_at_end(record.head().text().strip(), record.answers, "priority", 1)

    async def run() -> None:
        thinkers = Thinkers(processes=1, seconds=PATIENCE)
        assert await thinkers.answer(record, record.answers, "no such bot", 1, "priority") == expected
        assert thinkers.failures == 1
        (thinker,) = thinkers._free
        assert await thinkers.answer(record, record.answers, "priority", 1, "priority") == expected
        assert thinkers.failures == 1
        thinker.process.kill()
        assert await thinkers.answer(record, record.answers, "priority", 1, "priority") == expected
        assert thinkers.failures == 2
        monkeypatch.setattr(thinking, "STARTING", 0.0)
        thinkers.seconds = 0.0
        assert await thinkers.answer(record, record.answers, "priority", 1, "priority") == expected
        assert thinkers.failures == 3
        assert thinkers._free == []
        thinkers.close()

    finish(run())


def test_a_process_that_is_just_starting_has_time_to_do_so() -> None:
    record = a_game().record()
    expected = answer_at_end(record.head().text().strip(), record.answers, "priority", 1)

    async def run() -> None:
        thinkers = Thinkers(processes=2, seconds=0.001)  # nobody starts so quickly
        try:
            both = [thinkers.answer(record, record.answers, "priority", seed, "priority") for seed in (1, 2)]
            assert (await asyncio.gather(*both))[0] == expected
            assert thinkers.failures == 0
            assert [thinker.warm for thinker in thinkers._free] == [True, True]
        finally:
            thinkers.close()

    finish(run())
