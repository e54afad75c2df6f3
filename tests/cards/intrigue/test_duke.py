"""Duke goes wrong when it looks only at some of your cards, or counts for the wrong player."""

from tests.bed import bed

CARD = "Duke"


def test_counts_all_your_duchies() -> None:
    """Each Duke is worth 1 VP for each Duchy you have, wherever among your cards it is."""
    t = bed(hand="2 Duke, Duchy", deck="Duchy", discard="Duchy", p2="Duchy")
    assert t.p1.points == 3 * 3 + 2 * 3


def test_without_duchies() -> None:
    """Without a Duchy a Duke is worth nothing."""
    t = bed(hand="Duke", p2="Duchy")
    assert t.p1.points == 0
