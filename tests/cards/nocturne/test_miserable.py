"""Miserable goes wrong when it is not counted at the end."""

from tests.bed import bed

CARD = "Miserable"


def test_points() -> None:
    """It is worth -2 VP at the end of the game, for whoever has it."""
    t = bed(hand="Province", p2="Province", kingdom="Vampire", text="p1 holds: Miserable")
    assert t.p1.points == 6 - 2
    assert t.p2.points == 6
