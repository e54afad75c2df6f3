"""Sack of Loot goes wrong when an empty Loot pile takes the rest away."""

from tests.bed import bed

CARD = "Sack of Loot"


def test_loot() -> None:
    """$1, +1 Buy, and you gain a Loot."""
    t = bed(hand="Sack of Loot", text="top Loot: Orb")
    t.play("Sack of Loot")
    assert (t.p1.coins, t.p1.buys) == (1, 2)
    assert t.p1.discard == "Orb"


def test_no_loot_left() -> None:
    """You get the $1 and +1 Buy though no Loots are left."""
    t = bed(hand="Sack of Loot", text="pile Loot: 0")
    t.play("Sack of Loot")
    assert (t.p1.coins, t.p1.buys) == (1, 2)
    assert t.p1.discard == "-"
