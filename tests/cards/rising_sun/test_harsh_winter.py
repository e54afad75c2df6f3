"""Harsh Winter goes wrong on other players' turns."""

from tests.bed import bed

CARD = "Harsh Winter"


def test_debt_on_piles() -> None:
    """When you gain a card on your turn: 2 Debt go onto its pile, or you take what lies there."""
    t = bed(kingdom="Poet", landscapes="Harsh Winter", text="p1 holds: Harsh Winter\np2 holds: Harsh Winter")
    t.gain("Silver")
    assert t.p1.debt == 0
    t.gain("Silver")
    assert t.p1.debt == 2
    t.gain("Silver")
    assert t.p1.debt == 2
    t.gain("Silver", seat=1)
    assert t.p2.debt == 0
