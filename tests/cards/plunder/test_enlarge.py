"""Enlarge goes wrong when the second time needs the card in play."""

from tests.bed import bed

CARD = "Enlarge"


def test_now_and_next_turn() -> None:
    """Now and at the start of your next turn: trash a card from your hand, gain one costing up to $2 more."""
    t = bed(hand="Enlarge, Estate", deck="5 Copper, 5 Silver", p2_deck="5 Silver", kingdom="Smithy")
    t.play("Enlarge", ("gain", "Smithy"))
    assert t.trashed == "Estate"
    t.end_turn()
    assert t.p1.in_play == "Enlarge"
    t.end_turn(("p1", "gain", "Estate"))
    assert t.trashed == "Estate, Copper"
