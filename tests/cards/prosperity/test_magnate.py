"""Magnate goes wrong by counting Treasures it draws on the way."""

from tests.bed import bed

CARD = "Magnate"


def test_a_card_for_each_treasure() -> None:
    """You draw as many cards as there were Treasure cards in your hand."""
    t = bed(hand="Magnate, 2 Copper, Silver, Estate", deck="5 Gold")
    t.play("Magnate")
    assert t.p1.hand == "2 Copper, Silver, Estate, 3 Gold"
