"""Ruined Village goes wrong when it gives two Actions."""

from tests.bed import bed

CARD = "Ruined Village"


def test_play() -> None:
    """An Action card: +1 Action, so that it only replaces the Action it used."""
    t = bed(hand="Ruined Village")
    t.play("Ruined Village")
    assert t.p1.actions == 1
