"""Armory goes wrong when the card is gained to the discard pile."""

from tests.bed import bed

CARD = "Armory"


def test_onto_the_deck() -> None:
    """Gain a card costing up to $4; it goes directly onto your deck."""
    t = bed(hand="Armory", deck="Copper", kingdom="Smithy")
    t.play("Armory", ("gain", "Smithy"))
    assert t.p1.deck == "Smithy, Copper"
    assert t.p1.discard == ""
    assert not any("Duchy" in asked for asked in t.asked)
