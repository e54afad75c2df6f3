"""Jewels goes wrong when it goes under the deck at the end of this turn, or is discarded from play first."""

from tests.bed import bed

CARD = "Jewels"


def test_under_the_deck_next_turn() -> None:
    """$3 and +1 Buy; at the start of your next turn it goes to the bottom of your deck."""
    t = bed(hand="Jewels", deck="12 Copper")
    t.play("Jewels")
    assert (t.p1.coins, t.p1.buys) == (3, 2)
    t.end_turn()
    assert t.p1.in_play == "Jewels"
    t.end_turn()
    assert t.p1.in_play == "-"
    assert t.p1.deck == "7 Copper, Jewels"
