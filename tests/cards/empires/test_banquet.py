"""Banquet goes wrong in the order, and with no Copper left."""

from tests.bed import bed

CARD = "Banquet"


def test_two_coppers_and_a_card() -> None:
    """You gain 2 Coppers, then a card costing at most $5 that is no Victory card."""
    t = bed(landscapes="Banquet", coins=3, kingdom="Market, Castles")
    t.buy("Banquet", ("gain", "Market"))
    assert t.p1.discard == "2 Copper, Market"
    assert "Duchy" not in t.asked[-1]
    assert "Castle" not in t.asked[-1]


def test_no_coppers_left() -> None:
    """If no Coppers are left you still gain the other card."""
    t = bed(landscapes="Banquet", coins=3, text="pile Copper: 0")
    t.buy("Banquet", ("gain", "Silver"))
    assert t.p1.discard == "Silver"


def test_up_to_5() -> None:
    """The other card costs $5 at most."""
    t = bed(landscapes="Banquet", coins=3, kingdom="Market, Artisan")
    t.buy("Banquet", ("gain", "Market"))
    assert "Artisan" not in t.asked[-1]
