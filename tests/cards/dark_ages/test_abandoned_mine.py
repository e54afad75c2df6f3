"""Abandoned Mine goes wrong when it is taken for a Treasure."""

from tests.bed import bed

CARD = "Abandoned Mine"


def test_play() -> None:
    """An Action card: +$1."""
    t = bed(hand="Abandoned Mine")
    t.play("Abandoned Mine")
    assert t.p1.coins == 1
    assert t.p1.actions == 0
