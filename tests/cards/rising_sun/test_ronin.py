"""Ronin goes wrong when it counts itself, or draws for a hand that is full."""

from tests.bed import bed

CARD = "Ronin"


def test_up_to_seven() -> None:
    """You draw until you have 7 cards in hand, or no more can be drawn."""
    t = bed(hand="Ronin, 2 Copper", deck="9 Gold")
    t.play("Ronin")
    assert t.p1.hand == "2 Copper, 5 Gold"
    t = bed(hand="Ronin", deck="2 Gold")
    t.play("Ronin")
    assert t.p1.hand == "2 Gold"


def test_full_hand() -> None:
    """With 7 or more cards in hand you draw none."""
    t = bed(hand="Ronin, 8 Copper", deck="9 Gold")
    t.play("Ronin")
    assert t.p1.hand == "8 Copper"


def test_from_the_deck() -> None:
    """Played from the deck it leaves the hand as it is."""
    t = bed(hand="5 Copper", deck="3 Gold, Ronin", text="turn: p1 action")
    t.step(("play", "Ronin"))
    assert t.p1.hand == "5 Copper, 2 Gold"
