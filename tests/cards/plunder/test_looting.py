"""Looting goes wrong when it gains anything else than a Loot."""

from tests.bed import bed

CARD = "Looting"


def test_loot() -> None:
    """Gain a Loot."""
    t = bed(landscapes="Looting", coins=6, text="top Loot: Sword")
    t.buy("Looting")
    assert t.p1.discard == "Sword"
