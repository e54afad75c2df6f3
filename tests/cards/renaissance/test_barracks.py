"""Barracks goes wrong when it gives its Action on the turns of others."""

from tests.bed import bed
from tests.cards.renaissance.owning import own

CARD = "Barracks"


def test_one_more_action() -> None:
    """At the start of each of your turns, +1 Action: you normally have 2."""
    t = bed(landscapes="Barracks")
    own(t, "Barracks", 1)
    t.end_turn()
    assert t.p2.actions == 2
    t.end_turn()
    assert t.p1.actions == 1
