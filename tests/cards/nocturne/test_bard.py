"""Bard goes wrong when the Boon is missing."""

from tests.bed import bed

CARD = "Bard"


def test_two_coins_and_a_boon() -> None:
    """+$2, and you receive the next Boon."""
    t = bed(hand="Bard", text="boons: The Mountain's Gift, The Sea's Gift")
    t.play("Bard")
    assert t.p1.coins == 2
    assert t.p1.discard == "Silver"
