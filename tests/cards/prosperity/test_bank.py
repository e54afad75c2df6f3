"""Bank goes wrong by not counting itself, by counting other cards, and by changing its coins afterwards."""

from tests.bed import bed

CARD = "Bank"


def test_the_amount_stays() -> None:
    """You get the coins when you play it; Treasures that you play or lose later change nothing."""
    t = bed(hand="Bank, Copper")
    t.play("Bank")
    assert t.p1.coins == 1
    t.play("Copper")
    assert t.p1.coins == 2


def test_counts_treasures_in_play() -> None:
    """It makes $1 for each Treasure you have in play, itself included; other cards and other places don't count."""
    t = bed(hand="2 Bank, Gold", text="p1 play: 2 Copper, Smithy")
    t.play("Bank")
    assert t.p1.coins == 3
    t.play("Bank")
    assert t.p1.coins == 3 + 4
