"""Plateau Shepherds goes wrong in counting pairs."""

from tests.bed import bed

CARD = "Plateau Shepherds"


def test_two_points_for_each_pair() -> None:
    """At the end each pair of a Favor and a card of yours that costs $2 scores 2 VP."""
    t = bed(hand="2 Moat", deck="Cellar", discard="Silver", landscapes="Plateau Shepherds", favors=5)
    assert t.p1.points == 6
    t = bed(hand="2 Moat", deck="Cellar", landscapes="Plateau Shepherds", favors=2)
    assert t.p1.points == 4
    t = bed(hand="Silver", landscapes="Plateau Shepherds", favors=2)
    assert t.p1.points == 0
