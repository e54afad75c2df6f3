"""Wharf goes wrong when its second half is forgotten or comes too early."""

from tests.bed import bed

CARD = "Wharf"


def test_now_and_next_turn() -> None:
    """+2 Cards and +1 Buy, now and at the start of your next turn; it stays in play until then."""
    t = bed(hand="Wharf", deck="2 Gold, 9 Copper")
    t.play("Wharf")
    assert t.p1.hand == "2 Gold"
    assert (t.p1.actions, t.p1.buys) == (0, 2)
    t.end_turn()
    assert t.p1.in_play == "Wharf"
    assert len(t.p1.hand) == 5
    t.end_turn()
    assert len(t.p1.hand) == 7
    assert t.p1.buys == 2
    t.end_turn()
    assert t.p1.in_play == ""
