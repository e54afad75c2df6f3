"""Vetoes before the game: secret until it begins, then what was vetoed gives way to something else."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.server.people import SMALL, Person

Maker = Callable[[str], Person]
TEN = SMALL.split(", ")


def test_what_is_vetoed_gives_way_and_nobody_else_knew(person: Maker) -> None:
    ann, bob = person("Ann"), person("Bob")
    bob.post("/api/me/lists", banned=["Chapel", "Witch"])
    code = ann.make("me", "open", options={"vetoes": 2})
    with ann.at(code) as one, bob.at(code) as other:
        other.done("seat", seat=1, who="me")
        one.done("veto", names=["Militia", "Mine"])
        assert one.table["your_vetoes"] == ["Militia", "Mine"]
        other.done("veto", names=["Militia"])
        other.done("veto", names=["Moat"])
        assert other.table["your_vetoes"] == ["Moat"]
        assert not [text for text in other.raw if '"your_vetoes":["Militia","Mine"]' in text]
        assert other.table["vetoed"] == []
        assert set(other.table["kingdom"]["cards"]) == set(TEN)
        one.done("start")
        table = other.table
        cards = set(table["kingdom"]["cards"])
        assert table["vetoed"] == ["Militia", "Mine", "Moat"]
        assert len(cards) == 10
        assert cards & set(TEN) == set(TEN) - {"Militia", "Mine", "Moat"}
        assert not cards & {"Chapel", "Witch"}
        assert {pile["name"] for pile in other.view["piles"]} >= cards
        assert {face["name"] for face in table["faces"]} >= cards
        assert "begun already" in one.refused("veto", names=[])
    again = ann.get(f"/api/tables/{code}")
    assert set(again["kingdom"]["cards"]) == cards


def test_the_veto_of_who_has_left_does_not_count(person: Maker) -> None:
    ann, bob = person("Ann"), person("Bob")
    code = ann.make("me", "open", options={"vetoes": 1})
    with ann.at(code) as one, bob.at(code) as other:
        other.done("seat", seat=1, who="me")
        other.done("veto", names=["Moat"])
        other.done("seat", seat=1, who="open")
        one.done("seat", seat=1, who="big-money")
        one.done("start")
        assert one.table["vetoed"] == []
        assert set(one.table["kingdom"]["cards"]) == set(TEN)


@pytest.mark.parametrize(
    ("vetoes", "names", "says"),
    [
        (0, ["Moat"], "nothing is vetoed"),
        (1, ["Moat", "Mine"], "each may veto 1"),
        (2, ["Moat", "Moat"], "each may veto 2"),
        (1, ["Witch"], "not in the kingdom"),
        (1, ["Militia"], "cannot play without Militia"),
    ],
)
def test_what_is_no_veto(person: Maker, vetoes: int, names: list[str], says: str) -> None:
    ann, bob = person("Ann"), person("Bob")
    code = ann.make("me", "open", "engine", options={"vetoes": vetoes})
    with ann.at(code) as one, bob.at(code) as other:
        assert says in one.refused("veto", names=names)
        assert "has a seat" in other.refused("veto", names=["Moat"])
        assert one.table["your_vetoes"] == []


def test_a_table_has_so_many_vetoes(person: Maker) -> None:
    refused = person("Ann").post("/api/tables", 400, seats=["me", "open"], kingdom=SMALL, options={"vetoes": 4})
    assert "0 to 3" in refused["problem"]
