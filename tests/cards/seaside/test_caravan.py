"""Caravan goes wrong when its second card comes at the wrong time."""

from tests.bed import bed

CARD = "Caravan"


def test_now_and_next_turn() -> None:
    """+1 Card and +1 Action now, +1 Card at the start of your next turn; it stays in play until then."""
    t = bed(hand="Caravan", deck="Gold, 9 Copper")
    t.play("Caravan")
    assert t.p1.hand == "Gold"
    assert t.p1.actions == 1
    t.end_turn()
    assert t.p1.in_play == "Caravan"
    assert t.p1.hand == "5 Copper"
    t.end_turn()
    assert t.p1.hand == "6 Copper"
    t.end_turn()
    assert t.p1.in_play == ""
