"""The Wind's Gift goes wrong when fewer cards are discarded because fewer were drawn."""

from tests.cards.nocturne.fates_bed import boon

CARD = "The Wind's Gift"


def test_two_cards_then_discard_two() -> None:
    """+2 Cards, then you discard 2 cards."""
    t = boon(CARD, ("discard", "Copper, Estate"), hand="Copper", deck="Gold, Estate")
    assert t.p1.hand == "Gold"
    assert t.p1.discard == "Copper, Estate"


def test_discard_even_if_none_were_drawn() -> None:
    """You discard 2 cards if you can, even if you could not draw 2."""
    t = boon(CARD, hand="Copper, Estate")
    assert t.p1.discard == "Copper, Estate"
