"""Fountain goes wrong at the limit."""

from tests.bed import bed

CARD = "Fountain"


def test_ten_coppers() -> None:
    """At the end you score 15 VP if you have at least 10 Coppers, once."""
    assert bed(hand="9 Copper", landscapes="Fountain").p1.points == 0
    assert bed(hand="5 Copper", deck="5 Copper", landscapes="Fountain").p1.points == 15
    assert bed(hand="20 Copper", landscapes="Fountain").p1.points == 15
