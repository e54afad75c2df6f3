"""Distant Shore goes wrong without Estates, and as a Victory card in an Action pile."""

from tests.bed import bed

CARD = "Distant Shore"


def test_plays() -> None:
    """You draw 2 cards, get an Action and must gain an Estate."""
    t = bed(hand="Distant Shore", deck="3 Gold")
    t.play("Distant Shore")
    assert t.p1.hand == "2 Gold"
    assert t.p1.actions == 1
    assert t.p1.discard == "Estate"


def test_without_estates() -> None:
    """You still draw and get the Action if there are no Estates left."""
    t = bed(hand="Distant Shore", deck="3 Gold", text="pile Estate: 0")
    t.play("Distant Shore")
    assert t.p1.hand == "2 Gold"
    assert t.p1.discard == ""


def test_two_points() -> None:
    """It is worth 2 VP at the end; there are four of them."""
    t = bed(hand="2 Distant Shore")
    assert t.p1.points == 4
