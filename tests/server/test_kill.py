"""The server is killed in the middle of answers: nothing that was acknowledged is lost, and the game goes on."""

from __future__ import annotations

import os
import random
import signal
import threading
import time
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from freehold.server.game import answers_of
from freehold.server.store import Store, sqlite_url
from tests.server.people import PATIENCE, Person, finish, random_picks
from tests.server.serving import process

TABLES = 3  # played at the same time, so that several answers wait for one commit


class Player:
    """One person at one table, who remembers what was acknowledged."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)
        self.cookie: dict[str, str] = {}
        self.code = ""
        self.acknowledged: list[tuple[int, tuple[int, ...]]] = []
        self.sent: tuple[int, tuple[int, ...]] | None = None
        self.error: BaseException | None = None
        self.over = False

    def come(self, base: str) -> Person:
        person = Person(base)
        if self.cookie:
            person.http.cookies.clear()
            person.http.cookies.update(self.cookie)
        self.cookie = dict(person.http.cookies)
        if not self.code:
            self.code = person.make("me", "priority")
        return person

    def play(self, base: str) -> None:
        """Until the line breaks or the game is over."""
        person: Person | None = None
        try:
            person = self.come(base)
            with person.at(self.code) as wire:
                while True:
                    # News come before the reply; without asking for them the limit of messages is far away.
                    view = [frame for frame in wire.frames if frame["type"] == "view"][-1]["view"]
                    question = view["question"]
                    if question is None:
                        self.over = True
                        return
                    picks = random_picks(question, self.rng)
                    self.sent = (view["decisions"], tuple(picks))
                    wire.done("answer", decisions=view["decisions"], picks=picks)
                    self.acknowledged.append(self.sent)
                    time.sleep(0.02)
        except (ConnectionClosed, InvalidHandshake, OSError, httpx.HTTPError, EOFError):
            pass
        except BaseException as error:
            self.error = error
        finally:
            if person is not None:
                person.http.close()

    def check(self, data: Path) -> None:
        """What was acknowledged is in the journal; at most the answer under way may be there besides."""
        if not self.code:
            return
        store = Store(sqlite_url(data / "freehold.db"))
        found = finish(store.table(self.code))
        store.close()
        assert found is not None, "the table is lost"
        answers = answers_of(found[1])
        for index, picks in self.acknowledged:
            assert answers[index] == picks, f"acknowledged answer {index} is lost"
        own = [answers[index] for index, _ in self.acknowledged]
        assert len(own) == len(self.acknowledged)


def kill_again_and_again(data: Path, kills: int, seed: int) -> int:
    """How many answers were acknowledged in all."""
    rng = random.Random(seed)
    players = [Player(seed + number) for number in range(TABLES)]
    acknowledged = 0
    for _ in range(kills):
        with process(data) as (server, base):
            threads = [threading.Thread(target=player.play, args=(base,)) for player in players]
            for thread in threads:
                thread.start()
            until = time.monotonic() + 2 * PATIENCE
            while not any(player.acknowledged for player in players) and any(thread.is_alive() for thread in threads):
                assert time.monotonic() < until, "nobody comes to play"
                time.sleep(0.01)
            time.sleep(rng.uniform(0.0, 0.4))  # now they are in the middle of it
            assert server.pid is not None
            os.kill(server.pid, signal.SIGKILL)
            for thread in threads:
                thread.join(2 * PATIENCE)
                assert not thread.is_alive()
        for number, player in enumerate(players):
            if player.error is not None:
                raise player.error
            player.check(data)
            acknowledged += len(player.acknowledged)
            player.acknowledged.clear()
            if player.over or rng.random() < 0.1:
                players[number] = Player(rng.randrange(1 << 30))
    with process(data) as (server, base):  # and it goes on
        for player in players:
            person = player.come(base)
            with person.at(player.code) as wire:
                view = wire.view
                assert view["decisions"] >= (player.sent or (0, ()))[0]
                if view["question"] is not None:
                    assert wire.answer(*random_picks(view["question"], player.rng))["type"] == "done"
            person.http.close()
    return acknowledged


def test_nothing_acknowledged_is_lost(data: Path) -> None:
    assert kill_again_and_again(data, 10, 1) >= 10


@pytest.mark.soak
def test_nothing_acknowledged_is_lost_in_200_kills(data: Path) -> None:
    assert kill_again_and_again(data, 200, 2) >= 200
