"""Rice goes wrong when it counts cards instead of types."""

from tests.bed import bed

CARD = "Rice"


def test_types_in_play() -> None:
    """+1 Buy, and +$1 per different type among your cards in play, its own included."""
    t = bed(hand="Rice", text="p1 play: Daimyo, Litter, Fishmonger, 3 Copper")
    t.play("Rice")
    assert t.p1.coins == 4
    assert t.p1.buys == 2
