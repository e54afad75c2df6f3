"""Underling goes wrong if the Favor is missing."""

from tests.bed import bed

CARD = "Underling"


def test_plays() -> None:
    """You get +1 Card, +1 Action and +1 Favor."""
    t = bed(hand="Underling", deck="2 Gold")
    t.play("Underling")
    assert t.p1.hand == "Gold"
    assert t.p1.actions == 1
    assert t.p1.favors == 1
