"""Fair goes wrong when it gives its Buy on the turns of others."""

from tests.bed import bed
from tests.cards.renaissance.owning import own

CARD = "Fair"


def test_one_more_buy() -> None:
    """At the start of each of your turns, +1 Buy."""
    t = bed(landscapes="Fair")
    own(t, "Fair", 1)
    t.end_turn()
    assert t.p2.buys == 2
    t.end_turn()
    assert t.p1.buys == 1
