"""Marchland goes wrong in its count, or when it asks at other times than when it is gained."""

from tests.bed import bed

CARD = "Marchland"


def test_score() -> None:
    """Worth 1 VP for every 3 Victory cards you have, itself among them, rounded down."""
    t = bed(hand="Marchland, Estate")
    assert t.p1.points == 1
    t = bed(hand="Marchland, 2 Estate")
    assert t.p1.points == 1 + 2
    t = bed(hand="Marchland, 10 Estate")
    assert t.p1.points == 3 + 10


def test_gaining_it() -> None:
    """When you gain it: +1 Buy, and +$1 for every card that you discard."""
    t = bed(hand="3 Copper, Gold", kingdom="Marchland")
    t.gain("Marchland", ("discard", "2 Copper"))
    assert t.p1.buys == 2
    assert t.p1.coins == 2
    assert t.p1.hand == "Copper, Gold"


def test_any_number_may_be_none() -> None:
    """You need not discard any."""
    t = bed(hand="3 Copper, Gold", kingdom="Marchland")
    t.gain("Marchland", ("discard", ""))
    assert t.p1.buys == 2
    assert t.p1.coins == 0


def test_victory_pile() -> None:
    """There are 8 in a game of two, 12 with more players."""
    assert bed(kingdom="Marchland").left("Marchland") == 8
    assert bed(kingdom="Marchland", p3="").left("Marchland") == 12
