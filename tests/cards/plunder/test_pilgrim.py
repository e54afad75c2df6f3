"""Pilgrim goes wrong when the card goes back before drawing."""

from tests.bed import bed

CARD = "Pilgrim"


def test_draw_then_put_back() -> None:
    """+4 Cards, then you put a card from your hand onto your deck."""
    t = bed(hand="Pilgrim, Estate", deck="4 Copper, Gold")
    t.play("Pilgrim", ("topdeck", "Estate"))
    assert t.p1.hand == "4 Copper"
    assert t.p1.deck == "Estate, Gold"
