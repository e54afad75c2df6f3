"""Crucible goes wrong with reduced costs."""

from tests.bed import bed

CARD = "Crucible"


def test_coins_for_the_cost() -> None:
    """You trash a card from your hand: +$1 per $1 it costs."""
    t = bed(hand="Crucible, Gold, Estate")
    t.play("Crucible", ("trash", "Gold"))
    assert t.p1.coins == 6


def test_reduced_cost() -> None:
    """With costs reduced you get less."""
    t = bed(hand="Bridge, Crucible, Gold")
    t.play("Bridge")
    t.play("Crucible")
    assert t.p1.coins == 1 + 5


def test_no_card() -> None:
    """Without a card to trash you get nothing."""
    t = bed(hand="Crucible")
    t.play("Crucible")
    assert t.p1.coins == 0
