"""Change goes wrong with Potions in the cost, or when the Debt is not the difference."""

from tests.bed import bed

CARD = "Change"


def test_with_debt() -> None:
    """If you have any Debt, +$3, and nothing else."""
    t = bed(hand="Change, Copper", debt=1)
    t.play("Change")
    assert t.p1.coins == 3
    assert t.p1.hand == "Copper"


def test_without_debt() -> None:
    """Otherwise you trash a card, gain a card costing more $ and get Debt equal to the difference: 8 for a Province from a
    Copper."""
    t = bed(hand="Change, Copper")
    t.play("Change", ("gain", "Province"))
    assert t.trashed == "Copper"
    assert t.p1.debt == 8


def test_not_the_same() -> None:
    """A card costing the same or less $ cannot be gained; what else is in the cost does not matter."""
    t = bed(hand="Change, Estate", kingdom="Alchemist, Moat, Transmute")
    t.play("Change", ("gain", "Alchemist"))
    assert t.p1.debt == 1
    assert "Moat" not in t.asked[0]
    assert "Transmute" not in t.asked[0]
