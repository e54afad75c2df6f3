"""Silver goes wrong only if its worth or its cost does."""

from tests.bed import bed

CARD = "Silver"


def test_makes_two_coins() -> None:
    """A Silver makes $2 and costs $3."""
    t = bed(hand="Silver")
    t.play("Silver")
    assert t.p1.coins == 2
    assert t.cost("Silver") == 3


def test_price() -> None:
    """It can be bought with $3 or more, not with less."""
    t = bed(coins=2)
    assert not t.on_offer("Silver")
    t = bed(coins=4)
    t.buy("Silver")
    assert t.p1.coins == 1
