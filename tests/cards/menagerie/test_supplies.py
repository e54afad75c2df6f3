"""Supplies goes wrong about where the Horse goes, and when there is none."""

from tests.bed import bed

CARD = "Supplies"


def test_coin_and_a_horse_onto_the_deck() -> None:
    """You get $1 and gain a Horse, onto your deck."""
    t = bed(hand="Supplies", deck="Copper")
    t.play("Supplies")
    assert t.p1.coins == 1
    assert t.p1.deck == "Horse, Copper"


def test_without_horses() -> None:
    """You get the $1 even if no Horse is left."""
    t = bed(hand="Supplies", text="pile Horse: 0")
    t.play("Supplies")
    assert t.p1.coins == 1
    assert t.p1.deck == "-"


def test_played_in_the_buy_phase() -> None:
    """It is a Treasure, which you play in your Buy phase."""
    t = bed(hand="Supplies, Copper")
    t.to_phase(3, ("treasures", "Supplies, Copper"))
    assert t.p1.coins == 2
    assert t.p1.deck == "Horse"
