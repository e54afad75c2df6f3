"""Ninja goes wrong when it is no Attack while it comes from the deck."""

from tests.bed import bed

CARD = "Ninja"


def test_discard_down_to_three() -> None:
    """+1 Card; each other player discards down to 3 cards in hand."""
    t = bed(hand="Ninja", deck="Gold", p2="4 Copper, Estate")
    t.play("Ninja", ("p2", "discard", "Estate, Copper"))
    assert t.p1.hand == "Gold"
    assert t.p2.hand == "3 Copper"


def test_moat_against_one_from_the_deck() -> None:
    """Played from the deck it is an Attack all the same."""
    t = bed(deck="2 Gold, Ninja", p2="4 Copper, Moat", text="turn: p1 action")
    t.step(("play", "Ninja"), ("p2", "resolve", "Moat"))
    assert t.p2.hand == "4 Copper, Moat"
