"""Bandit Fort goes wrong in what it counts."""

from tests.bed import bed

CARD = "Bandit Fort"


def test_minus_two_for_silver_and_gold() -> None:
    """At the end you lose 2 VP for each Silver and each Gold you have."""
    assert bed(hand="2 Silver, Gold, 3 Copper", landscapes="Bandit Fort").p1.points == -6
