"""University goes wrong by gaining what has a Potion in its cost, or by being forced."""

import pytest

from tests.bed import bed

CARD = "University"


def test_gains_an_action_up_to_five() -> None:
    """You may gain an Action card costing up to $5, not one that costs more."""
    t = bed(hand="University", kingdom="Market, Goons")
    with pytest.raises(AssertionError, match="not among the options"):
        t.play("University", ("gain", "Goons"))
    t = bed(hand="University", kingdom="Market, Goons")
    t.play("University", ("gain", "Market"))
    assert t.p1.discard == "Market"
    assert t.p1.actions == 2


def test_no_potion_in_the_cost() -> None:
    """A cost of up to $5 has no Potion in it: such cards cannot be gained."""
    t = bed(hand="University", kingdom="Market, Familiar")
    with pytest.raises(AssertionError, match="not among the options"):
        t.play("University", ("gain", "Familiar"))


def test_may_gain_nothing() -> None:
    """Gaining is optional."""
    t = bed(hand="University", kingdom="Market")
    t.play("University", ("gain", ""))
    assert t.p1.discard == ""


def test_only_actions() -> None:
    """Other cards cannot be gained."""
    t = bed(hand="University", kingdom="Market, Familiar")
    t.play("University", ("gain", "Market"))
    assert "Duchy" not in t.asked[0]
