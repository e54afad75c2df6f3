"""Nobles goes wrong when its options are mixed, or its Victory side is forgotten."""

from tests.bed import bed

CARD = "Nobles"


def test_cards_or_actions() -> None:
    """You choose +3 Cards or +2 Actions, not some of each."""
    t = bed(hand="2 Nobles", deck="3 Gold", actions=2)
    t.play("Nobles", ("option", "+2 Actions"))
    assert (t.p1.actions, t.p1.hand) == (3, "Nobles")
    t.play("Nobles", ("option", "+3 Cards"))
    assert (t.p1.actions, t.p1.hand) == (2, "3 Gold")


def test_may_choose_what_cannot_be_done() -> None:
    """You may choose cards even if there are none to draw."""
    t = bed(hand="Nobles")
    t.play("Nobles", ("option", "+3 Cards"))
    assert t.p1.hand == ""


def test_victory_card() -> None:
    """It is worth 2 VP."""
    t = bed(hand="Nobles", deck="Nobles")
    assert t.p1.points == 4
    assert t.left("Nobles") == 6


def test_draws_three_cards() -> None:
    t = bed(hand="Nobles", deck="4 Gold")
    t.play("Nobles", ("option", "+3 Cards"))
    assert t.p1.hand == "3 Gold"
