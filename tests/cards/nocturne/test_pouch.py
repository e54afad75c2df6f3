"""Pouch goes wrong when the coin or the Buy is missing."""

from tests.bed import bed

CARD = "Pouch"


def test_a_coin_and_a_buy() -> None:
    """It gives $1 and +1 Buy."""
    t = bed(hand="Pouch", kingdom="Tracker")
    t.play("Pouch")
    assert (t.p1.coins, t.p1.buys) == (1, 2)


def test_heirloom() -> None:
    """It belongs to no pile, and there is one for each player."""
    t = bed(kingdom="Tracker")
    assert t.game.pile_named("Pouch") < 0
