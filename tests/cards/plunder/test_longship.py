"""Longship goes wrong when its cards come at once."""

from tests.bed import bed

CARD = "Longship"


def test_cards_next_turn() -> None:
    """+2 Actions; at the start of your next turn, +2 Cards."""
    t = bed(hand="Longship", deck="12 Copper", p2_deck="5 Silver")
    t.play("Longship")
    assert t.p1.actions == 2
    assert t.p1.hand == "-"
    t.end_turn()
    t.end_turn()
    assert t.p1.hand == "7 Copper"
