"""Figurehead goes wrong when its cards come this turn."""

from tests.bed import bed

CARD = "Figurehead"


def test_cards_next_turn() -> None:
    """$3 now; +2 Cards at the start of your next turn, until when it stays in play."""
    t = bed(hand="Figurehead", deck="12 Copper")
    t.play("Figurehead")
    assert t.p1.coins == 3
    assert t.p1.hand == "-"
    t.end_turn()
    assert t.p1.in_play == "Figurehead"
    t.end_turn()
    assert t.p1.hand == "7 Copper"
    assert t.p1.coins == 0
