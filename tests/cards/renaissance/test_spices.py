"""Spices go wrong when they give their Coffers when played."""

from tests.bed import bed

CARD = "Spices"


def test_played() -> None:
    """Playing it gives $2 and +1 Buy."""
    t = bed(hand="Spices", text="turn: p1 treasure")
    t.step(("treasures", "Spices"))
    assert (t.p1.coins, t.p1.buys, t.p1.coffers) == (2, 2, 0)


def test_gained() -> None:
    """When you gain it you get +2 Coffers, which you may spend on the same turn, right after buying it."""
    t = bed(kingdom="Spices", coins=5, buys=2, text="turn: p1 buy")
    t.step(("buy", "Spices"))
    assert t.p1.coffers == 2
    t.step(("buy", "Coffers"), ("spend", 2))
    assert t.p1.coins == 2
