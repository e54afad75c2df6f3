from __future__ import annotations

import json

import pytest

from freehold.lab.counts import Counts
from freehold.lab.match import Match, Table, Unit
from freehold.rules.setup import Kingdom

TABLE = Table(Match(("random", "priority"), Kingdom(["Gardens", "Smithy"]), most_turns=20))


def test_the_whole_is_the_sum_of_the_parts_in_any_order() -> None:
    whole = TABLE.play(Unit(0, 1, 0, 12))
    total = Counts(2)
    for start, stop in ((8, 12), (0, 4), (4, 8)):
        total.add(TABLE.play(Unit(0, 1, start, stop)))

    assert total == whole


def test_counts_survive_json() -> None:
    counts = TABLE.play(Unit(0, 1, 0, 4))

    assert Counts.of_document(json.loads(json.dumps(counts.document())), 2) == counts


@pytest.mark.parametrize("change", [{"games": None}, {"wins": [99, 1]}, {"wins": [1]}, {"decks": []}, {"endings": [1]}])
def test_a_garbled_document_is_refused(change: dict[str, object]) -> None:
    document = TABLE.play(Unit(0, 1, 0, 2)).document() | change

    with pytest.raises((KeyError, ValueError, IndexError, TypeError, AttributeError)):
        Counts.of_document(document, 2)
