"""Silk Road goes wrong when it does not count itself, or rounds up."""

from tests.bed import bed

CARD = "Silk Road"


def test_scores() -> None:
    """1 VP for every 4 Victory cards you have, rounded down, wherever they are; Silk Roads count themselves."""
    t = bed(hand="Silk Road, Estate", deck="Estate", discard="Estate")
    assert t.p1.points == 3 + 1
    t = bed(hand="Silk Road, 2 Estate")
    assert t.p1.points == 2


def test_eleven() -> None:
    """With 11 Victory cards it is worth 2 VP."""
    t = bed(hand="Silk Road, 7 Estate", deck="3 Tunnel")
    assert t.p1.points == 7 + 6 + 2


def test_several() -> None:
    """Each of several Silk Roads scores."""
    t = bed(hand="4 Silk Road")
    assert t.p1.points == 4


def test_pile() -> None:
    """A Victory pile: 8 cards with two players, else 12."""
    assert bed(kingdom="Silk Road").left("Silk Road") == 8
    assert bed(kingdom="Silk Road", p3="").left("Silk Road") == 12


def test_cards_of_several_types() -> None:
    """Cards of several types count if one of the types is Victory."""
    assert bed(hand="Silk Road, Nobles, Farm, Estate").p1.points == 1 + 2 + 2 + 1
