"""The Flame's Gift goes wrong when the trashing is forced."""

from tests.cards.nocturne.fates_bed import boon

CARD = "The Flame's Gift"


def test_may_trash() -> None:
    """You may trash a card from your hand."""
    t = boon(CARD, ("trash", "Estate"), hand="Estate, Copper")
    assert t.trashed == "Estate"
    t = boon(CARD, ("trash", ""), hand="Estate, Copper")
    assert t.trashed == ""
