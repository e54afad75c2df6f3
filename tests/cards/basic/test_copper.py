"""Copper goes wrong when it makes coins without being played, or cannot be bought for nothing."""

from tests.bed import bed

CARD = "Copper"


def test_makes_one_coin_when_played() -> None:
    """A Copper makes $1 when you play it, and only then; you need not play all your Treasures."""
    t = bed(hand="3 Copper")
    t.to_phase(2)
    assert t.p1.coins == 0
    t.step(("treasures", "2 Copper"))
    assert t.p1.coins == 2
    assert t.p1.hand == "Copper"


def test_costs_nothing_but_a_buy() -> None:
    """You can buy a Copper with no coins at all, but that takes a Buy."""
    t = bed()
    t.buy("Copper")
    assert t.p1.discard == "Copper"
    assert t.p1.buys == 0
    assert not t.on_offer("Copper")
