"""Philosopher's Stone goes wrong by counting other places, and by changing its worth afterwards."""

from tests.bed import bed

CARD = "Philosopher's Stone"


def test_counts_deck_and_discard_pile() -> None:
    """It makes $1 for every 5 cards in your deck and discard pile together, rounded down; other places don't count."""
    t = bed(hand="Philosopher's Stone, 5 Copper", deck="6 Estate", discard="3 Gold", text="p1 play: 4 Silver")
    t.play("Philosopher's Stone")
    assert t.p1.coins == 1
    t = bed(hand="Philosopher's Stone", deck="6 Estate", discard="4 Gold")
    t.play("Philosopher's Stone")
    assert t.p1.coins == 2


def test_the_amount_stays() -> None:
    """You get the coins when you play it; what happens to your deck later does not change them."""
    t = bed(hand="Philosopher's Stone", deck="5 Estate")
    t.play("Philosopher's Stone")
    t.draw(3)
    assert t.p1.coins == 1


def test_two_of_them_may_differ() -> None:
    """Several in a turn need not make the same: something in between may change your deck and discard pile."""
    t = bed(hand="2 Philosopher's Stone, Loan", deck="Copper, 4 Estate")
    t.play("Philosopher's Stone")
    assert t.p1.coins == 1
    t.play("Loan", ("option", "trash"))
    t.play("Philosopher's Stone")
    assert t.p1.coins == 2
