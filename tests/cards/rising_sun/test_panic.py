"""Panic goes wrong with Treasures that have no pile."""

from tests.bed import bed

CARD = "Panic"


def test_buys_and_return() -> None:
    """When you play a Treasure, +2 Buys; when you discard one from play you return it to its pile."""
    t = bed(hand="Silver, Gold", deck="5 Copper", kingdom="Poet", landscapes="Panic", text="p1 holds: Panic")
    left = t.left("Silver")
    t.play("Silver")
    assert t.p1.buys == 3
    t.end_turn()
    assert t.left("Silver") == left + 1
    assert t.p1.discard == "Gold"


def test_loot_and_heirlooms() -> None:
    """Loot goes back onto its pile; an Heirloom has none, and is discarded."""
    t = bed(hand="Sword, Goat", deck="5 Copper", kingdom="Poet", landscapes="Panic", text="p1 holds: Panic")
    t.play("Sword")
    t.play("Goat")
    t.end_turn(("order", "Sword, Goat"))
    assert t.top("Loot") == "Sword"
    assert t.p1.discard == "Goat"
