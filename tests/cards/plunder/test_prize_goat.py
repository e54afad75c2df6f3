"""Prize Goat goes wrong when trashing is forced."""

from tests.bed import bed

CARD = "Prize Goat"


def test_may_trash() -> None:
    """$3, +1 Buy, and you may trash a card from your hand."""
    t = bed(hand="2 Prize Goat, Estate")
    t.play("Prize Goat", ("trash", ""))
    assert (t.p1.coins, t.p1.buys) == (3, 2)
    t.play("Prize Goat", ("trash", "Estate"))
    assert t.trashed == "Estate"
    assert (t.p1.coins, t.p1.buys) == (6, 3)
