"""The Moon's Gift goes wrong when it takes the card to the hand, or must take one."""

from tests.cards.nocturne.fates_bed import boon

CARD = "The Moon's Gift"


def test_onto_the_deck() -> None:
    """You may put any card from your discard pile onto your deck."""
    t = boon(CARD, ("topdeck", "Gold"), discard="Copper, Gold, Estate", deck="Silver")
    assert t.p1.deck == "Gold, Silver"
    assert t.p1.discard == "Copper, Estate"
    t = boon(CARD, ("topdeck", ""), discard="Copper, Gold", deck="Silver")
    assert t.p1.deck == "Silver"


def test_empty_discard_pile() -> None:
    """With an empty discard pile nothing happens."""
    t = boon(CARD, deck="Silver")
    assert t.p1.deck == "Silver"
