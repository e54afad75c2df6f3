"""Astrolabe goes wrong when its second half is forgotten or comes too early."""

from tests.bed import bed

CARD = "Astrolabe"


def test_now_and_next_turn() -> None:
    """$1 and +1 Buy when you play it, and again at the start of your next turn; it stays in play until then."""
    t = bed(hand="Astrolabe", deck="9 Copper")
    t.to_phase(2)
    t.step(("treasures", "Astrolabe"))
    assert (t.p1.coins, t.p1.buys) == (1, 2)
    t.end_turn()
    assert t.p1.in_play == "Astrolabe"
    t.end_turn()
    assert (t.p1.coins, t.p1.buys) == (1, 2)
    t.end_turn()
    assert t.p1.in_play == ""
