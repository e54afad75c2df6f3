"""Haunting goes wrong with a hand that is too small."""

from tests.cards.nocturne.fates_bed import hexed

CARD = "Haunting"


def test_one_card_back() -> None:
    """With at least 4 cards in hand you put one of them onto your deck."""
    t = hexed(CARD, ("topdeck", "Gold"), hand="3 Copper, Gold", deck="Silver")
    assert t.p1.deck == "Gold, Silver"
    t = hexed(CARD, hand="3 Copper", deck="Silver")
    assert t.p1.deck == "Silver"
