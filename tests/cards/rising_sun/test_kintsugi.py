"""Kintsugi goes wrong when the Gold must still be there."""

from tests.bed import bed

CARD = "Kintsugi"


def test_without_gold() -> None:
    """You trash a card from your hand; without having gained a Gold this game, that is all."""
    t = bed(hand="Estate", landscapes="Kintsugi", kingdom="Smithy", coins=3)
    t.buy("Kintsugi")
    assert t.trashed == "Estate"
    assert t.p1.discard == "-"


def test_gold_gained() -> None:
    """If you gained one, whatever became of it, you gain a card costing up to $2 more than the trashed card."""
    t = bed(hand="Estate", landscapes="Kintsugi", kingdom="Smithy", coins=3)
    t.gain("Gold")
    t.p1.player.trash(t.p1.player.discards)
    t.buy("Kintsugi", ("gain", "Smithy"))
    assert t.p1.discard == "Smithy"
