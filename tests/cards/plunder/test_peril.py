"""Peril goes wrong when the Loot comes without a trashed Action."""

from tests.bed import bed

CARD = "Peril"


def test_action_for_loot() -> None:
    """You may trash an Action card from your hand to gain a Loot."""
    t = bed(hand="Smithy, Estate", landscapes="Peril", coins=2, text="top Loot: Sword")
    t.buy("Peril", ("trash", "Smithy"))
    assert t.trashed == "Smithy"
    assert t.p1.discard == "Sword"


def test_not_trashed() -> None:
    """If you trash none you gain nothing."""
    t = bed(hand="Smithy", landscapes="Peril", coins=2)
    t.buy("Peril", ("trash", ""))
    assert t.p1.discard == "-"
