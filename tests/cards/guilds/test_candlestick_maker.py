"""Candlestick Maker goes wrong when its Coffers are $ at once."""

from tests.bed import bed

CARD = "Candlestick Maker"


def test_play() -> None:
    """+1 Action, +1 Buy, +1 Coffers."""
    t = bed(hand="Candlestick Maker")
    t.play("Candlestick Maker")
    assert (t.p1.actions, t.p1.buys, t.p1.coffers, t.p1.coins) == (1, 2, 1, 0)
