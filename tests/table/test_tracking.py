"""One's own deck counted: right in number, and the same however the hidden cards lie."""

from __future__ import annotations

import random
from typing import Any

import pytest

from freehold.rules.vocab import DECK
from freehold.table import position
from freehold.table.determinize import determinize
from freehold.table.tracking import none_of, tracking
from tests.table.players import random_answer, random_session

POSITION = """
kingdom: Cellar, Moat
p1 hand: Cellar, 2 Estate
p1 deck: Gold, Silver, 2 Copper
p1 discard: Copper, Curse, Gold
p1 play: Moat
p2 deck: Province
turn: p1 action
"""


def rows(text: str, seat: int = 0) -> dict[str, Any]:
    return {str(row["name"]): row for row in tracking(position.read(text), seat)}


def test_what_is_left_and_how_likely_it_comes() -> None:
    found = rows(POSITION)
    assert {name: (row["owned"], row["left"]) for name, row in found.items()} == {
        "Cellar": (1, 0), "Copper": (3, 2), "Curse": (1, 0), "Estate": (2, 0), "Gold": (2, 1), "Moat": (1, 0), "Silver": (1, 1),
    }  # fmt: skip
    assert {name: row["next"] for name, row in found.items() if row["next"]} == {"Copper": 0.5, "Gold": 0.25, "Silver": 0.25}
    # Four from the deck, and one of the three discards.
    assert {name: row["five"] for name, row in found.items() if row["five"]} == {
        "Copper": 1.0, "Gold": 1.0, "Silver": 1.0, "Curse": round(1 / 3, 4),
    }  # fmt: skip


def test_the_cards_of_others_are_not_told() -> None:
    assert "Province" not in rows(POSITION)
    assert list(rows(POSITION, 1)) == ["Province"]


def test_an_empty_deck_is_the_discard_pile_shuffled() -> None:
    found = rows("kingdom: Cellar\np1 discard: 3 Copper, Estate\nturn: p1 action\n")
    assert found["Copper"]["next"] == 0.75
    assert found["Estate"]["left"] == 0
    assert found["Estate"]["five"] == 1.0


def test_a_card_that_is_known_on_top_is_sure() -> None:
    game = position.read(POSITION)
    top = list(game.zones[game.players[0].base + DECK])
    game.known[top[-1]] |= 1
    found = {str(row["name"]): row for row in tracking(game, 0)}
    name = game.name(top[-1])
    assert found[name]["next"] == 1.0
    assert [each for each, row in found.items() if row["next"] != 0.0] == [name]


@pytest.mark.parametrize(
    ("wanted", "cards", "drawn", "chance"), [(0, 0, 0, 1.0), (1, 4, 1, 0.75), (2, 4, 2, 1 / 6), (4, 4, 1, 0.0)]
)
def test_none_of(wanted: int, cards: int, drawn: int, chance: float) -> None:
    assert none_of(wanted, cards, drawn) == pytest.approx(chance)


@pytest.mark.parametrize("seed", range(6))
def test_it_is_the_same_for_every_deal_of_the_hidden_cards(seed: int) -> None:
    session = random_session(seed, rounds=5)
    rng = random.Random(seed)
    looked = 0
    while session.question is not None:
        session.answer(random_answer(session.question, rng))
        if session.over:
            break
        for seat in range(len(session.names)):
            looked += 1
            assert tracking(session.game, seat) == tracking(determinize(session.game, seat, looked), seat)
            for row in tracking(session.table, seat):
                assert 0 <= float(str(row["next"])) <= float(str(row["five"])) <= 1
    assert looked > 20
