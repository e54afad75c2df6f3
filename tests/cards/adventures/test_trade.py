"""Trade goes wrong when it gains for cards that were not trashed."""

from tests.bed import bed

CARD = "Trade"


def test_a_silver_for_each_card() -> None:
    """You trash up to two cards from your hand at once and gain a Silver for each."""
    t = bed(hand="Estate, Curse, Copper", landscapes="Trade", coins=5)
    t.buy("Trade", ("trash", "Estate, Curse"))
    assert t.trashed == "Estate, Curse"
    assert t.p1.discard == "2 Silver"


def test_fewer() -> None:
    """You may trash one or none."""
    t = bed(hand="Estate, Curse, Copper", landscapes="Trade", coins=10, buys=2)
    t.buy("Trade", ("trash", "Curse"))
    assert t.p1.discard == "Silver"
    t.buy("Trade", ("trash", ""))
    assert t.p1.discard == "Silver"


def test_first_trash_then_gain() -> None:
    """What trashing does comes before the Silvers."""
    t = bed(hand="Crumbling Castle, Copper", landscapes="Trade", coins=5, text="pile Silver: 2")
    t.buy("Trade", ("trash", "Crumbling Castle, Copper"))
    assert t.p1.discard == "2 Silver"
    assert t.p1.vp == 1
