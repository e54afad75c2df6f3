"""Fishing Village goes wrong when its next-turn Action replaces the turn's own."""

from tests.bed import bed

CARD = "Fishing Village"


def test_now_and_next_turn() -> None:
    """+2 Actions and +$1; you start your next turn with one more Action and $1."""
    t = bed(hand="Fishing Village", deck="9 Copper")
    t.play("Fishing Village")
    assert (t.p1.actions, t.p1.coins) == (2, 1)
    t.end_turn()
    assert t.p1.in_play == "Fishing Village"
    t.end_turn()
    assert (t.p1.actions, t.p1.coins) == (2, 1)


def test_two_of_them() -> None:
    """Two Fishing Villages give two more Actions and $2 on the next turn."""
    t = bed(hand="2 Fishing Village", deck="9 Copper")
    t.play("Fishing Village")
    t.play("Fishing Village")
    t.end_turn()
    t.end_turn()
    assert (t.p1.actions, t.p1.coins) == (3, 2)
