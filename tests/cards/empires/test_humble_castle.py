"""Humble Castle goes wrong in what counts as a Castle."""

from tests.bed import bed

CARD = "Humble Castle"


def test_makes_a_coin() -> None:
    """It is a Treasure that makes $1."""
    t = bed(hand="Humble Castle", text="turn: p1 treasure")
    t.step(("treasures", "Humble Castle"))
    assert t.p1.coins == 1


def test_a_point_for_each_castle() -> None:
    """At the end it is worth 1 VP for each Castle you have, itself included."""
    assert bed(hand="Humble Castle, Estate").p1.points == 2
    assert bed(hand="Humble Castle", discard="Opulent Castle").p1.points == 2 + 3
    assert bed(hand="2 Humble Castle, Small Castle", p3="").p1.points == 3 + 3 + 2
