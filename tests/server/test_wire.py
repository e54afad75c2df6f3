"""The types of the wire and the documents of the table are the same."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from freehold.server.wire import View
from freehold.table.document import EVERYTHING, SPECTATOR
from tests.table.players import random_answer, random_session


def without_defaults(document: Any) -> Any:
    """As the encoder leaves out what the browser takes for granted anyway."""
    if isinstance(document, dict):
        return {key: without_defaults(value) for key, value in document.items() if value is not None and value != []}
    if isinstance(document, (list, tuple)):
        return [without_defaults(value) for value in document]
    return document


@pytest.mark.parametrize("seed", range(8))
def test_a_view_is_what_its_type_says(seed: int) -> None:
    session = random_session(seed, rounds=4)
    rng = random.Random(seed)
    while session.question is not None:
        for seat in (*range(len(session.names)), SPECTATOR, EVERYTHING):
            document = session.view(seat)
            typed = msgspec.to_builtins(msgspec.convert(document, View))
            assert without_defaults(typed) == without_defaults(document)
        session.answer(random_answer(session.question, rng))
    assert msgspec.convert(session.view(0), View).score is not None
