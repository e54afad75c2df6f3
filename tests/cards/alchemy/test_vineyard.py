"""Vineyard goes wrong by rounding up, or by counting only some of your cards."""

from tests.bed import bed

CARD = "Vineyard"


def test_a_point_for_three_actions() -> None:
    """Each Vineyard is worth 1 VP for every 3 Action cards you have, wherever they are, rounded down."""
    t = bed(hand="2 Vineyard, Smithy", deck="3 Smithy", discard="Village, 2 Copper")
    assert t.p1.points == 2
    t = bed(hand="2 Vineyard, 2 Smithy", deck="3 Smithy", discard="Village, 2 Copper")
    assert t.p1.points == 4
