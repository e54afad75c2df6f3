"""Scouting Party goes wrong with few cards in the deck."""

from tests.bed import bed

CARD = "Scouting Party"


def test_look_at_five() -> None:
    """+1 Buy; you look at the top 5 cards of your deck, discard 3 and put the rest back in any order."""
    t = bed(deck="Gold, Silver, Copper, Estate, Curse, Duchy", landscapes="Scouting Party", coins=2)
    t.buy("Scouting Party", ("discard", "Copper, Estate, Curse"), ("topdeck", "Silver, Gold"))
    assert t.p1.deck == "Silver, Gold, Duchy"
    assert t.p1.discard == "Copper, Estate, Curse"
    assert t.p1.buys == 1


def test_fewer_cards() -> None:
    """With fewer than five cards you still discard three of those you see."""
    t = bed(deck="Gold, Silver, Copper, Estate", landscapes="Scouting Party", coins=2)
    t.buy("Scouting Party", ("discard", "Gold, Copper, Estate"))
    assert t.p1.deck == "Silver"


def test_exactly_three_of_five() -> None:
    """You look at 5 cards and discard exactly 3."""
    t = bed(deck="2 Curse, Estate, Gold, Silver, Province", landscapes="Scouting Party", coins=2)
    t.buy("Scouting Party", ("discard", "2 Curse, Estate"), ("topdeck", "Silver, Gold"))
    assert "(3 to 3 of" in t.asked[0]
    assert t.p1.deck == "Silver, Gold, Province"
