"""Gold goes wrong only if its worth or its cost does."""

from tests.bed import bed

CARD = "Gold"


def test_makes_three_coins() -> None:
    """A Gold makes $3 and costs $6."""
    t = bed(hand="Gold")
    t.play("Gold")
    assert t.p1.coins == 3
    assert t.cost("Gold") == 6
