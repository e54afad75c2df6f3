"""Plunder goes wrong only if its VP is forgotten."""

from tests.bed import bed

CARD = "Plunder"


def test_coins_and_a_vp_each_time() -> None:
    """$2 and +1 VP each time you play it."""
    t = bed(hand="2 Plunder")
    t.play("Plunder")
    t.play("Plunder")
    assert t.p1.coins == 4
    assert t.p1.vp == 2
