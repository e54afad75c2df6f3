"""Greed goes wrong when the Copper visits the discard pile."""

from tests.cards.nocturne.fates_bed import hexed

CARD = "Greed"


def test_a_copper_onto_the_deck() -> None:
    """You gain a Copper directly onto your deck."""
    t = hexed(CARD, deck="Gold")
    assert t.p1.deck == "Copper, Gold"
    assert t.p1.discard == ""
