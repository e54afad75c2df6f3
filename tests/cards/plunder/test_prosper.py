"""Prosper goes wrong when a Treasure can be had twice, or when the choices are made all at once."""

from tests.bed import bed

CARD = "Prosper"


def test_loot_and_treasures() -> None:
    """You gain a Loot, then any number of Treasures with different names, one after the other."""
    t = bed(landscapes="Prosper", coins=10, text="top Loot: Orb")
    t.buy("Prosper", ("gain", "Gold"), ("gain", "Silver"), ("gain", ""))
    assert t.p1.discard == "Orb, Gold, Silver"
    assert "Gold" not in t.asked[1]


def test_none_wanted() -> None:
    """You may gain no Treasure."""
    t = bed(landscapes="Prosper", coins=10, text="top Loot: Orb")
    t.buy("Prosper", ("gain", ""))
    assert t.p1.discard == "Orb"


def test_no_loot_left() -> None:
    """Treasures may be gained although no Loot is left."""
    t = bed(landscapes="Prosper", coins=10, text="pile Loot: 0")
    t.buy("Prosper", ("gain", "Gold"), ("gain", ""))
    assert t.p1.discard == "Gold"


def test_only_treasures() -> None:
    """Other cards cannot be gained."""
    t = bed(landscapes="Prosper", coins=10, kingdom="Village", text="pile Loot: 0")
    t.buy("Prosper", ("gain", ""))
    assert "of: Copper, Silver, Gold)" in t.asked[0]
