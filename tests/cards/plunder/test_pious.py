"""Pious goes wrong when trashing is forced."""

from tests.bed import bed

CARD = "Pious"


def test_may_trash() -> None:
    """When you gain a Pious card you may trash a card from your hand."""
    t = bed(hand="Curse, Gold", landscapes="Pious", kingdom="Smithy", text="extra Pious: Smithy")
    t.gain("Smithy", ("trash", "Curse"))
    assert t.trashed == "Curse"
    t.gain("Smithy", ("trash", ""))
    assert t.p1.hand == "Gold"
