"""Poverty goes wrong with small hands."""

from tests.cards.nocturne.fates_bed import hexed

CARD = "Poverty"


def test_down_to_three() -> None:
    """You discard down to 3 cards in hand; a smaller hand is left alone."""
    t = hexed(CARD, ("discard", "Copper, Estate"), hand="Copper, Estate, Gold, Silver, Duchy")
    assert t.p1.hand == "Gold, Silver, Duchy"
    t = hexed(CARD, hand="2 Copper")
    assert t.p1.hand == "2 Copper"
