"""Ride goes wrong if no Horse is left."""

from tests.bed import bed

CARD = "Ride"


def test_gains_a_horse() -> None:
    """You gain a Horse."""
    t = bed(landscapes="Ride", coins=2)
    t.buy("Ride")
    assert t.p1.discard == "Horse"


def test_none_left() -> None:
    t = bed(landscapes="Ride", coins=2, text="pile Horse: 0")
    t.buy("Ride")
    assert t.p1.discard == ""
