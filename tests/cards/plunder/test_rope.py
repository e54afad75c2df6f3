"""Rope goes wrong when the trashing comes before the card."""

from tests.bed import bed

CARD = "Rope"


def test_next_turn() -> None:
    """$1 and +1 Buy; at the start of your next turn +1 Card, and you may trash a card from your hand."""
    t = bed(hand="Rope", deck="5 Copper, Curse, Gold", p2_deck="5 Silver")
    t.play("Rope")
    assert (t.p1.coins, t.p1.buys) == (1, 2)
    t.end_turn()
    assert t.p1.in_play == "Rope"
    t.end_turn(("p1", "trash", "Curse"))
    assert t.p1.hand == "5 Copper"
    assert t.trashed == "Curse"
