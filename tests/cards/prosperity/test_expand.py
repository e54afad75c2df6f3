"""Expand goes wrong by demanding exactly $3 more, and by gaining without trashing."""

import pytest

from tests.bed import bed

CARD = "Expand"


def test_up_to_three_more() -> None:
    """You trash a card and gain one costing up to $3 more: also the same card or a cheaper one."""
    t = bed(hand="Expand, Duchy, Copper")
    t.play("Expand", ("trash", "Duchy"), ("gain", "Province"))
    assert t.p1.discard == "Province"
    assert t.p1.hand == "Copper"
    t = bed(hand="Expand, Duchy")
    t.play("Expand", ("gain", "Copper"))
    assert t.p1.discard == "Copper"
    t = bed(hand="Expand, Silver", kingdom="Forge")
    with pytest.raises(AssertionError, match="not among the options"):
        t.play("Expand", ("gain", "Forge"))


def test_potions_in_the_cost() -> None:
    """A Potion in the cost of the trashed card allows one in the cost of the gained card."""
    t = bed(hand="Expand, Familiar", kingdom="Possession")
    t.play("Expand", ("gain", "Possession"))
    assert t.p1.discard == "Possession"
    t = bed(hand="Expand, Silver", kingdom="Possession")
    with pytest.raises(AssertionError, match="not among the options"):
        t.play("Expand", ("gain", "Possession"))


def test_nothing_to_trash() -> None:
    """If you have no card to trash you gain none."""
    t = bed(hand="Expand")
    t.play("Expand")
    assert t.p1.discard == ""
