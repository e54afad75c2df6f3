"""Sword goes wrong when it is no Attack, or discards too much."""

from tests.bed import bed

CARD = "Sword"


def test_down_to_four() -> None:
    """$3, +1 Buy; each other player discards down to 4 cards in hand, all at once."""
    t = bed(hand="Sword", p2="5 Copper, Estate", p3="4 Copper")
    t.play("Sword", ("p2", "discard", "Estate, Copper"))
    assert (t.p1.coins, t.p1.buys) == (3, 2)
    assert t.p2.hand == "4 Copper"
    assert t.p3.hand == "4 Copper"


def test_is_an_attack() -> None:
    """It is an Attack: Moat protects from it."""
    t = bed(hand="Sword", p2="5 Copper, Moat")
    t.play("Sword", ("p2", "resolve", "Moat"))
    assert t.p2.hand == "5 Copper, Moat"
