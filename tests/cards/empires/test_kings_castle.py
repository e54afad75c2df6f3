"""King's Castle goes wrong in what counts as a Castle."""

from tests.bed import bed

CARD = "King's Castle"


def test_two_points_for_each_castle() -> None:
    """At the end it is worth 2 VP for each Castle you have, itself included."""
    assert bed(hand="King's Castle, Estate").p1.points == 3
    assert bed(hand="King's Castle", deck="Humble Castle, Small Castle").p1.points == 6 + 3 + 2
    assert bed(hand="2 King's Castle", p3="").p1.points == 8
