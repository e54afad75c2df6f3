"""Kitsune goes wrong when an option can be had twice, or when the order chosen counts."""

from tests.bed import bed

CARD = "Kitsune"


def test_two_different() -> None:
    """You choose two different options, and do them in the order on the card."""
    t = bed(hand="Kitsune", landscapes="Great Leader")
    t.play("Kitsune", ("option", "a Silver, +2 Actions"))
    assert t.p1.actions == 2
    assert t.p1.discard == "Silver"
    t = bed(hand="Kitsune", landscapes="Great Leader", p3="")
    t.play("Kitsune", ("option", "Curses, +$2"))
    assert t.p1.coins == 2
    assert t.p2.discard == "Curse"
    assert t.p3.discard == "Curse"
