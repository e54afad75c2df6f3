"""Root Cellar goes wrong when the Debt is missing."""

from tests.bed import bed

CARD = "Root Cellar"


def test_effects() -> None:
    """+3 Cards, +1 Action, +3 Debt."""
    t = bed(hand="Root Cellar", deck="4 Copper")
    t.play("Root Cellar")
    assert t.p1.hand == "3 Copper"
    assert (t.p1.actions, t.p1.debt) == (1, 3)
