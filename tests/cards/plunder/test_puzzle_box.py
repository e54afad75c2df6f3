"""Puzzle Box goes wrong when the card comes back before the new hand is drawn, or when it stays in play itself."""

from tests.bed import bed

CARD = "Puzzle Box"


def test_keeps_a_card() -> None:
    """You may set aside a card from your hand face down; it comes into your hand at the end of the turn, after drawing."""
    t = bed(hand="Puzzle Box, Gold, Estate", deck="9 Copper")
    t.play("Puzzle Box", ("set aside", "Gold"))
    assert (t.p1.coins, t.p1.buys) == (3, 2)
    assert t.p1.facedown == "Gold"
    t.end_turn()
    assert t.p1.hand == "5 Copper, Gold"
    assert t.p1.discard == "Puzzle Box, Estate"


def test_optional() -> None:
    """You need not set anything aside."""
    t = bed(hand="Puzzle Box, Gold", deck="9 Copper")
    t.play("Puzzle Box", ("set aside", ""))
    t.end_turn()
    assert t.p1.hand == "5 Copper"
