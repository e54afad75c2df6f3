"""Endless Chalice goes wrong when it leaves play, or waits for the next turn when played at the start of one."""

from tests.bed import bed

CARD = "Endless Chalice"


def test_now_and_every_turn() -> None:
    """$1 and +1 Buy now and at the start of each of your turns, for the rest of the game; it stays in play."""
    t = bed(hand="Endless Chalice", deck="20 Copper", p2_deck="20 Copper")
    t.play("Endless Chalice")
    assert (t.p1.coins, t.p1.buys) == (1, 2)
    for _ in range(3):
        t.end_turn()
        assert (t.p2.coins, t.p2.buys) == (0, 1)
        t.end_turn()
        assert (t.p1.coins, t.p1.buys) == (1, 2)
        assert t.p1.in_play == "Endless Chalice"
