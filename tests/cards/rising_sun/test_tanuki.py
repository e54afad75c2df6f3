"""Tanuki goes wrong when it gains without trashing."""

from tests.bed import bed

CARD = "Tanuki"


def test_remodels() -> None:
    """Trash a card from your hand and gain a card costing up to $2 more."""
    t = bed(hand="Tanuki, Estate", kingdom="Smithy, Market")
    t.play("Tanuki", ("gain", "Smithy"))
    assert t.trashed == "Estate"
    assert t.p1.discard == "Smithy"
    assert "Market" not in t.asked[0]


def test_nothing_to_trash() -> None:
    """Without a card to trash you gain nothing."""
    t = bed(hand="Tanuki")
    t.play("Tanuki")
    assert t.p1.discard == "-"
