"""Province goes wrong only if its points or its cost do."""

from freehold.rules.vocab import GAME_OVER
from tests.bed import bed

CARD = "Province"


def test_points_and_cost() -> None:
    """Each Province is worth 6 VP at the end of the game, wherever you have it, and costs $8."""
    t = bed(hand="Province", deck="Province", discard="Province")
    assert t.p1.points == 3 * 6
    assert t.cost("Province") == 8


def test_cannot_be_played() -> None:
    """A Victory card does nothing during the game: you are not offered to play it."""
    t = bed(hand="Province")
    t.end_turn()
    assert [asked.split("'")[1] for asked in t.asked] == ["buy"]


def test_empty_pile_ends_the_game() -> None:
    """The game ends at the end of the turn in which the last Province goes."""
    t = bed(text="pile Province: 1", coins=8)
    t.buy("Province")
    t.end_turn()
    assert t.game.phase == GAME_OVER
