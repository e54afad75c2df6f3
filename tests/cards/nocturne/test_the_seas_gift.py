"""The Sea's Gift goes wrong if it is kept."""

from tests.cards.nocturne.fates_bed import boon, cards_of

CARD = "The Sea's Gift"


def test_a_card() -> None:
    """+1 Card. The Boon is discarded at once."""
    t = boon(CARD, deck="Gold, Silver")
    assert t.p1.hand == "Gold"
    assert cards_of(t, 5) == [CARD]
