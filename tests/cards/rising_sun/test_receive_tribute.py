"""Receive Tribute goes wrong with copies of cards in play."""

from tests.bed import bed

CARD = "Receive Tribute"


def test_three_gained() -> None:
    """If you gained at least 3 cards this turn you gain up to 3 Actions with different names, of which you have no copies in
    play."""
    t = bed(landscapes="Receive Tribute", kingdom="Smithy, Village, Market", coins=5, text="p1 play: Market")
    for _ in range(3):
        t.gain("Copper")
    t.buy("Receive Tribute", ("gain", "Smithy"), ("gain", "Village"))
    assert t.p1.discard == "3 Copper, Smithy, Village"
    assert "Market" not in t.asked[0]


def test_fewer() -> None:
    """With fewer than 3 cards gained it does nothing; you need not gain all three."""
    t = bed(landscapes="Receive Tribute", kingdom="Smithy, Village", coins=10, buys=2)
    t.gain("Copper")
    t.gain("Copper")
    t.buy("Receive Tribute")
    assert t.p1.discard == "2 Copper"
    t.gain("Copper")
    t.buy("Receive Tribute", ("gain", ""))
    assert t.p1.discard == "3 Copper"
