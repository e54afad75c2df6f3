"""Bazaar goes wrong only in its numbers."""

from tests.bed import bed

CARD = "Bazaar"


def test_what_it_gives() -> None:
    """+1 Card, +2 Actions and +$1."""
    t = bed(hand="Bazaar", deck="Gold, Copper")
    t.play("Bazaar")
    assert t.p1.hand == "Gold"
    assert (t.p1.actions, t.p1.coins) == (2, 1)
