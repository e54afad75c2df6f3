"""Monument goes wrong only if the point is lost."""

from tests.bed import bed

CARD = "Monument"


def test_coins_and_a_point() -> None:
    """+$2 and +1 VP."""
    t = bed(hand="Monument", actions=1)
    t.play("Monument")
    assert t.p1.coins == 2
    assert t.p1.vp == 1
    assert t.p1.points == 1
