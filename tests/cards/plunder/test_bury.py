"""Bury goes wrong when it is optional, or takes from the hand."""

from tests.bed import bed

CARD = "Bury"


def test_to_the_bottom() -> None:
    """+1 Buy (so as many Buys as before), and any card of your discard pile goes under your deck."""
    t = bed(deck="Copper", discard="Gold, Estate", landscapes="Bury", coins=1)
    t.buy("Bury", ("place", "Gold"))
    assert t.p1.buys == 1
    assert t.p1.deck == "Copper, Gold"
    assert t.p1.discard == "Estate"


def test_empty_discard_pile() -> None:
    """With an empty discard pile you only get the Buy."""
    t = bed(deck="Copper", landscapes="Bury", coins=1)
    t.buy("Bury")
    assert t.p1.buys == 1
