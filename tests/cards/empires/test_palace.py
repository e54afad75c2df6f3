"""Palace goes wrong when a card counts in two sets."""

from tests.bed import bed

CARD = "Palace"


def test_three_for_each_set() -> None:
    """At the end each set of a Copper, a Silver and a Gold is worth 3 VP; a card counts in one set only."""
    assert bed(hand="7 Copper, 5 Silver, 2 Gold", landscapes="Palace").p1.points == 6
    assert bed(hand="7 Copper, 5 Silver", landscapes="Palace").p1.points == 0
