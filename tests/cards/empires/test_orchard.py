"""Orchard goes wrong with six copies, and with other cards."""

from tests.bed import bed

CARD = "Orchard"


def test_four_for_three_copies() -> None:
    """At the end each differently named Action card you have three or more copies of is worth 4 VP, whatever their number."""
    t = bed(hand="3 Village, 6 Smithy, 2 Market, 5 Copper", landscapes="Orchard")
    assert t.p1.points == 8
