"""Settlers goes wrong in which card may be taken."""

from tests.bed import bed

CARD = "Settlers"


def test_a_copper_from_the_discard_pile() -> None:
    """+1 Card, +1 Action; you may take a Copper from your discard pile into your hand, showing it."""
    t = bed(hand="Settlers", deck="Estate", discard="Gold, 2 Copper")
    t.play("Settlers", ("take", "yes"))
    assert t.p1.hand == "Estate, Copper"
    assert t.p1.discard == "Gold, Copper"
    assert t.p1.actions == 1


def test_need_not() -> None:
    """You need not, and without a Copper there you cannot."""
    t = bed(hand="Settlers", deck="Estate", discard="Copper")
    t.play("Settlers", ("take", "no"))
    assert t.p1.discard == "Copper"
    t = bed(hand="Settlers", deck="Estate", discard="Gold")
    t.play("Settlers")
    assert t.p1.discard == "Gold"
