from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from freehold.server.run import Running
from tests.server.people import Person, base_of, server


@pytest.fixture(scope="session")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """One server for all tests that need nothing special of it."""
    with server(tmp_path_factory.mktemp("server")) as made:
        yield made


@pytest.fixture
def person(running: Running) -> Iterator[Callable[[str], Person]]:
    """Makes people who have never been there. What is drawn by lot is the same for each test, whichever ran before."""
    running.hub.lots = random.Random(5)
    made: list[Person] = []

    def make(name: str) -> Person:
        made.append(Person(base_of(running), name))
        return made[-1]

    yield make
    for each in made:
        each.http.close()


@pytest.fixture
def data(tmp_path: Path) -> Path:
    return tmp_path / "data"
