"""Scrounge goes wrong when the second gain comes without the Estate."""

from tests.bed import bed

CARD = "Scrounge"


def test_trash() -> None:
    """Choose one: trash a card from your hand."""
    t = bed(hand="Estate, Gold", landscapes="Scrounge", coins=3)
    t.buy("Scrounge", ("option", "trash a card"), ("trash", "Estate"))
    assert t.trashed == "Estate"


def test_estate_from_the_trash() -> None:
    """Or gain an Estate from the trash, and then a card costing up to $5."""
    t = bed(landscapes="Scrounge", coins=3, text="trash: Estate, Gold")
    t.buy("Scrounge", ("option", "gain an Estate"), ("gain", "Duchy"))
    assert t.trashed == "Gold"
    assert t.p1.discard == "Estate, Duchy"


def test_no_estate() -> None:
    """Without an Estate in the trash you may choose that, but gain nothing."""
    t = bed(landscapes="Scrounge", coins=3)
    t.buy("Scrounge", ("option", "gain an Estate"))
    assert t.p1.discard == "-"


def test_no_more_than_5() -> None:
    """The card costs at most $5. Who trashes, trashes one card, and must."""
    t = bed(landscapes="Scrounge", coins=3, kingdom="Market", text="trash: Estate")
    t.buy("Scrounge", ("option", "gain an Estate"), ("gain", "Market"))
    assert "Gold" not in t.asked[1]
    t = bed(hand="Copper, Curse", landscapes="Scrounge", coins=3)
    t.buy("Scrounge", ("option", "trash a card"), ("trash", "Curse"))
    assert "(1 to 1 of" in t.asked[1]
