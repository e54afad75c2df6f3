"""Windfall goes wrong if only one of the two must be empty."""

from tests.bed import bed

CARD = "Windfall"


def test_three_golds_with_nothing_left() -> None:
    """If your deck and your discard pile are both empty you gain 3 Golds."""
    t = bed(hand="Copper", landscapes="Windfall", coins=5)
    t.buy("Windfall")
    assert t.p1.discard == "3 Gold"


def test_otherwise_nothing() -> None:
    """If a card is in either you gain nothing."""
    t = bed(deck="Copper", landscapes="Windfall", coins=5)
    t.buy("Windfall")
    assert t.p1.discard == ""
    t = bed(discard="Copper", landscapes="Windfall", coins=5)
    t.buy("Windfall")
    assert t.p1.discard == "Copper"
