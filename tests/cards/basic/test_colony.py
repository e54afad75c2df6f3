"""Colony goes wrong only if its points or its cost do."""

import pytest

from freehold.rules.vocab import GAME_OVER
from tests.bed import bed

CARD = "Colony"


def test_points_and_cost() -> None:
    """Each Colony is worth 10 VP at the end of the game, wherever you have it, and costs $11."""
    t = bed(hand="Colony", deck="Colony", discard="Colony", text="colonies: yes")
    assert t.p1.points == 3 * 10
    assert t.cost("Colony") == 11


def test_cannot_be_played() -> None:
    """A Victory card does nothing during the game: you are not offered to play it."""
    t = bed(hand="Colony", text="colonies: yes")
    t.end_turn()
    assert [asked.split("'")[1] for asked in t.asked] == ["buy"]


def test_empty_pile_ends_the_game() -> None:
    """With Colonies the game also ends when the last Colony goes."""
    t = bed(text="colonies: yes\npile Colony: 1", coins=11)
    t.buy("Colony")
    t.end_turn()
    assert t.game.phase == GAME_OVER


@pytest.mark.parametrize(("players", "count"), [(2, 8), (3, 12), (4, 12), (5, 12), (6, 12)])
def test_number_of_colonies(players: int, count: int) -> None:
    """A game with Colonies has 8 of them for two players, else 12."""
    assert bed(text=f"players: {players}\ncolonies: yes").left("Colony") == count
