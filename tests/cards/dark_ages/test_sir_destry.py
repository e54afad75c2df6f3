"""Sir Destry goes wrong when his cards are missing."""

from tests.bed import bed

CARD = "Sir Destry"


def test_cards() -> None:
    """+2 Cards, then what Knights do."""
    t = bed(hand="Sir Destry", deck="2 Gold, Copper", p2_deck="Silver, Copper")
    t.play("Sir Destry")
    assert t.p1.hand == "2 Gold"
    assert t.trashed == "Silver"
