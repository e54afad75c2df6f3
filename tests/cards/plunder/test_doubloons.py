"""Doubloons goes wrong when its Gold comes on playing it instead of on gaining it."""

from tests.bed import bed

CARD = "Doubloons"


def test_worth() -> None:
    """Worth $3, and playing it gains nothing."""
    t = bed(hand="Doubloons")
    t.play("Doubloons")
    assert t.p1.coins == 3
    assert t.p1.discard == "-"


def test_gold_when_gained() -> None:
    """When you gain it you gain a Gold."""
    t = bed(hand="Sack of Loot", text="top Loot: Doubloons")
    t.play("Sack of Loot")
    assert t.p1.discard == "Doubloons, Gold"
