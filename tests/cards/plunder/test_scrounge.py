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
