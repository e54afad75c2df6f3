"""Cache goes wrong when the Coppers come with playing it."""

from tests.bed import bed

CARD = "Cache"


def test_play() -> None:
    """$3."""
    t = bed(hand="Cache", text="turn: p1 treasure")
    t.step(("treasures", "Cache"))
    assert t.p1.coins == 3
    assert t.p1.discard == ""


def test_when_gained() -> None:
    """When you gain it, you gain 2 Coppers, one after the other, or as many as are left."""
    t = bed(kingdom="Cache", coins=5)
    t.buy("Cache")
    assert t.p1.discard == "Cache, 2 Copper"
    t = bed(kingdom="Cache", text="pile Copper: 1")
    t.gain("Cache")
    assert t.p1.discard == "Cache, Copper"
