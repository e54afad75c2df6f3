"""Estate goes wrong only if its points or its cost do."""

from tests.bed import bed

CARD = "Estate"


def test_points_and_cost() -> None:
    """Each Estate is worth 1 VP at the end of the game, wherever you have it, and costs $2."""
    t = bed(hand="Estate", deck="Estate", discard="Estate")
    assert t.p1.points == 3 * 1
    assert t.cost("Estate") == 2


def test_cannot_be_played() -> None:
    """A Victory card does nothing during the game: you are not offered to play it."""
    t = bed(hand="Estate")
    t.end_turn()
    assert [asked.split("'")[1] for asked in t.asked] == ["buy"]


def test_trashed_cards_are_worth_nothing() -> None:
    """A trashed Estate is nobody's and gives no points."""
    t = bed(hand="2 Estate")
    t.trash("Estate")
    assert t.p1.points == 1
