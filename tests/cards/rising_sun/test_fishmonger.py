"""Fishmonger goes wrong when it cannot be played from the deck."""

from tests.bed import bed

CARD = "Fishmonger"


def test_buy_and_coin() -> None:
    """+1 Buy and +$1."""
    t = bed(hand="Fishmonger")
    t.play("Fishmonger")
    assert (t.p1.buys, t.p1.coins) == (2, 1)
