"""Credit goes wrong with Debt in the cost of the gained card."""

from tests.bed import bed

CARD = "Credit"


def test_debt_for_the_cost() -> None:
    """Gain an Action or Treasure costing up to $8, and Debt equal to its cost; not one with Debt in its cost."""
    t = bed(landscapes="Credit", kingdom="Forge, Artist", coins=2)
    t.buy("Credit", ("gain", "Forge"))
    assert t.p1.debt == 7
    assert t.p1.discard == "Forge"
    assert "Artist" not in t.asked[0]
    assert "Province" not in t.asked[0]
