"""Fairgrounds goes wrong when it does not count itself, or rounds up."""

from tests.bed import bed

CARD = "Fairgrounds"


def test_scores() -> None:
    """2 VP for every 5 differently named cards you have, wherever they are, itself included; rounded down."""
    t = bed(hand="Fairgrounds, Copper", deck="Silver, 3 Gold", discard="Smithy")
    assert t.p1.points == 2
    t = bed(hand="Fairgrounds, Copper", deck="Silver, Gold, 2 Copper")
    assert t.p1.points == 0


def test_different_names() -> None:
    """Cards of one pile with different names count each."""
    t = bed(hand="Fairgrounds, Sir Martin, Sir Bailey, Dame Anna, Dame Molly")
    assert t.p1.points == 2


def test_several() -> None:
    """Each of several Fairgrounds scores."""
    t = bed(hand="2 Fairgrounds, Copper, Silver, Gold, Smithy")
    assert t.p1.points == 4
