"""Wall goes wrong at the limit."""

from tests.bed import bed

CARD = "Wall"


def test_minus_one_beyond_fifteen() -> None:
    """At the end you lose 1 VP for each card you have beyond the first 15."""
    assert bed(hand="27 Copper", landscapes="Wall").p1.points == -12
    assert bed(hand="15 Copper", landscapes="Wall").p1.points == 0
