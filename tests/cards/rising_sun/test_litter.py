"""Litter goes wrong when the Debt is missing."""

from tests.bed import bed

CARD = "Litter"


def test_effects() -> None:
    """+2 Cards, +2 Actions, +1 Debt."""
    t = bed(hand="Litter", deck="3 Copper")
    t.play("Litter")
    assert t.p1.hand == "2 Copper"
    assert (t.p1.actions, t.p1.debt) == (2, 1)
