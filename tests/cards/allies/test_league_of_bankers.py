"""League of Bankers goes wrong in counting Favors, which are not spent."""

from freehold.rules.vocab import TREASURE_PHASE
from tests.bed import bed

CARD = "League of Bankers"


def test_counts_favors() -> None:
    """At the start of your Buy phase you get +$1 for each 4 Favors that you have, rounded down; they are not spent."""
    for favors, coins in ((0, 0), (3, 0), (4, 1), (7, 1), (8, 2)):
        t = bed(landscapes="League of Bankers", favors=favors)
        t.to_phase(TREASURE_PHASE)
        assert t.p1.coins == coins
        assert t.p1.favors == favors
