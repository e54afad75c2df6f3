"""Huge Turnip goes wrong when its own Coffers do not count."""

from tests.bed import bed

CARD = "Huge Turnip"


def test_play() -> None:
    """+2 Coffers, then +$1 for each Coffers you have, those two included. They are not spent."""
    t = bed(hand="Huge Turnip", coffers=3, text="turn: p1 treasure")
    t.play("Huge Turnip")
    assert (t.p1.coffers, t.p1.coins) == (5, 5)
