"""Woodcutter goes wrong only if its Buy or its coins get lost before the Buy phase."""

from tests.bed import bed

CARD = "Woodcutter"


def test_buy_and_coins() -> None:
    """+1 Buy and +$2, which last until your Buy phase."""
    t = bed(hand="Woodcutter, 2 Copper", deck="9 Curse")
    t.play("Woodcutter")
    t.to_phase(2)
    t.step(("treasures", "2 Copper"))
    assert t.p1.buys == 2
    assert t.p1.coins == 4
    t.buy("Estate")
    t.buy("Estate")
    assert t.p1.discard == "2 Estate"
