"""Museum goes wrong with copies."""

from tests.bed import bed

CARD = "Museum"


def test_two_for_each_name() -> None:
    """At the end each differently named card you have is worth 2 VP."""
    assert bed(hand="3 Copper, Silver", deck="Patrician, Emporium", landscapes="Museum").p1.points == 8
