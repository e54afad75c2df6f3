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


def test_other_abilities_first() -> None:
    """You may first resolve something else that the gain triggers, such as a Sleigh that puts the card into your hand."""
    t = bed(hand="Sleigh", landscapes="Pious", kingdom="Smithy", text="extra Pious: Smithy")
    t.gain("Smithy", ("resolve", "Sleigh"), ("option", "hand"), ("trash", "Smithy"))
    assert t.trashed == "Smithy"
