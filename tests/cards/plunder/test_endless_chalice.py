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


def test_played_at_the_start_of_a_turn() -> None:
    """Played at the start of your turn (here by a Fortune Hunter that Patient plays), its ability for the start of your turns
    begins with this turn: you get $1 and +1 Buy twice."""
    t = bed(hand="Fortune Hunter", deck="5 Copper, Endless Chalice", p2_deck="5 Copper",
            landscapes="Patient", kingdom="Fortune Hunter", text="extra Patient: Fortune Hunter")  # fmt: skip
    t.end_turn(("set aside", "Fortune Hunter"))
    t.end_turn(("p1", "play card", "Endless Chalice"))
    assert t.p1.coins == 2 + 1 + 1
    assert t.p1.buys == 1 + 1 + 1
