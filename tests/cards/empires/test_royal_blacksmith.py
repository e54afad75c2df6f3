"""Royal Blacksmith goes wrong in which Coppers are discarded."""

from tests.bed import bed

CARD = "Royal Blacksmith"


def test_draws_and_discards_the_coppers() -> None:
    """+5 Cards; then you reveal your hand and discard all Coppers in it."""
    t = bed(hand="Royal Blacksmith, Copper, Gold", deck="3 Copper, 2 Silver, Copper")
    t.play("Royal Blacksmith")
    assert t.p1.hand == "Gold, 2 Silver"
    assert t.p1.discard == "4 Copper"
    assert all(t.game.known[card & 4095] == -1 for card in t.game.players[0].discards)
