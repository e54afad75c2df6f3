"""The Sky's Gift goes wrong when fewer than 3 discarded cards still bring a Gold."""

from tests.cards.nocturne.fates_bed import boon

CARD = "The Sky's Gift"


def test_three_cards_for_a_gold() -> None:
    """You may discard 3 cards; if you did, you gain a Gold (first you discard, then you gain)."""
    t = boon(CARD, ("discard", "yes"), ("discard", "2 Copper, Estate"), hand="3 Copper, Estate")
    assert t.p1.discard == "2 Copper, Estate, Gold"
    t = boon(CARD, ("discard", "no"), hand="3 Copper, Estate")
    assert t.p1.discard == ""


def test_too_few_cards() -> None:
    """With only 1 or 2 cards in hand you may choose to discard them, but gain no Gold."""
    t = boon(CARD, ("discard", "yes"), hand="Copper, Estate")
    assert t.p1.discard == "Copper, Estate"
    assert t.p1.hand == ""
