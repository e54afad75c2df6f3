"""Bustling Village goes wrong in which card may be taken."""

from tests.bed import bed

CARD = "Bustling Village"


def test_settlers_from_the_discard_pile() -> None:
    """+1 Card, +3 Actions; you may take a Settlers from your discard pile into your hand, showing it."""
    t = bed(hand="Bustling Village", deck="Estate", discard="Copper, Settlers")
    t.play("Bustling Village", ("take", "yes"))
    assert t.p1.hand == "Estate, Settlers"
    assert t.p1.discard == "Copper"
    assert t.p1.actions == 3
