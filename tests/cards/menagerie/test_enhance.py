"""Enhance goes wrong about which cards it may trash, and which it may gain."""

from tests.bed import bed

CARD = "Enhance"


def test_up_to_2_more() -> None:
    """You may trash a card from your hand that is no Victory card, and gain a card of any type costing up to $2 more."""
    t = bed(hand="Silver, Estate", kingdom="Smithy, Market", landscapes="Enhance", coins=3)
    t.buy("Enhance", ("trash", "Silver"), ("gain", "Duchy"))
    assert "Estate" not in t.asked[0]
    assert "Smithy" in t.asked[1]
    assert "Gold" not in t.asked[1]
    assert t.trashed == "Silver"
    assert t.p1.discard == "Duchy"


def test_optional() -> None:
    """You need not trash a card; then you gain none. If you trash one you must gain one."""
    t = bed(hand="Silver", landscapes="Enhance", coins=3)
    t.buy("Enhance", ("trash", ""))
    assert (t.p1.hand, t.p1.discard) == ("Silver", "")
    t = bed(hand="Copper", landscapes="Enhance", coins=3)
    t.buy("Enhance", ("trash", "Copper"), ("gain", "Estate"))
    assert "(1 to 1 of" in t.asked[-1]
