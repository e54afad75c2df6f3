"""Duchy goes wrong only if its points or its cost do."""

from tests.bed import bed

CARD = "Duchy"


def test_points_and_cost() -> None:
    """Each Duchy is worth 3 VP at the end of the game, wherever you have it, and costs $5."""
    t = bed(hand="Duchy", deck="Duchy", discard="Duchy")
    assert t.p1.points == 3 * 3
    assert t.cost("Duchy") == 5


def test_cannot_be_played() -> None:
    """A Victory card does nothing during the game: you are not offered to play it."""
    t = bed(hand="Duchy")
    t.end_turn()
    assert [asked.split("'")[1] for asked in t.asked] == ["buy"]
