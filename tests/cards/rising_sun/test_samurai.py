"""Samurai goes wrong when it attacks again, or leaves play."""

from tests.bed import bed

CARD = "Samurai"


def test_stays() -> None:
    """The others discard down to 3 cards once; +$1 at the start of each of your turns for the rest of the game."""
    t = bed(hand="Samurai", deck="20 Copper", p2="5 Copper", p2_deck="20 Copper")
    t.play("Samurai")
    assert t.p2.hand == "3 Copper"
    assert t.p1.coins == 0
    for _ in range(2):
        t.end_turn()
        t.end_turn()
        assert t.p1.coins == 1
        assert t.p1.in_play == "Samurai"
        assert t.p2.hand == "5 Copper"
