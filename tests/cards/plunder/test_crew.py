"""Crew goes wrong when it goes onto the deck this turn."""

from tests.bed import bed

CARD = "Crew"


def test_onto_the_deck_next_turn() -> None:
    """+3 Cards; at the start of your next turn it goes onto your deck."""
    t = bed(hand="Crew", deck="12 Copper", p2_deck="5 Silver")
    t.play("Crew")
    assert t.p1.hand == "3 Copper"
    t.end_turn()
    assert t.p1.in_play == "Crew"
    t.end_turn()
    assert t.p1.in_play == "-"
    assert t.p1.deck == "Crew, 4 Copper"
