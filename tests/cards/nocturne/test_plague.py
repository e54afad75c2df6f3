"""Plague goes wrong when the Curse goes to the discard pile."""

from tests.cards.nocturne.fates_bed import hexed

CARD = "Plague"


def test_a_curse_to_the_hand() -> None:
    """You gain a Curse to your hand."""
    t = hexed(CARD, hand="Copper")
    assert t.p1.hand == "Copper, Curse"
