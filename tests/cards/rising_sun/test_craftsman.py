"""Craftsman goes wrong when Debt keeps it from gaining."""

from tests.bed import bed

CARD = "Craftsman"


def test_debt_and_gain() -> None:
    """+2 Debt, and you gain a card costing up to $5, even if you had Debt."""
    t = bed(hand="Craftsman", kingdom="Market", debt=3)
    t.play("Craftsman", ("gain", "Market"))
    assert t.p1.debt == 5
    assert t.p1.discard == "Market"
