"""Curse goes wrong when it is taken for a Victory card."""

import pytest

from freehold.rules.vocab import VICTORY
from tests.bed import bed

CARD = "Curse"


def test_minus_one_point() -> None:
    """Each Curse is worth -1 VP; a score can be negative."""
    t = bed(hand="Curse", deck="2 Curse", discard="Estate")
    assert t.p1.points == -2


def test_may_be_bought() -> None:
    """Curses are in the Supply of every game, and you may buy one."""
    t = bed()
    t.buy("Curse")
    assert t.p1.discard == "Curse"


def test_is_no_victory_card() -> None:
    """A Curse is neither a Victory card nor anything you could play."""
    t = bed(hand="Curse")
    assert not t.types("Curse") & VICTORY
    t.end_turn()
    assert [asked.split("'")[1] for asked in t.asked] == ["buy"]


@pytest.mark.parametrize(("players", "count"), [(2, 10), (3, 20), (4, 30), (5, 40), (6, 50)])
def test_ten_for_each_player_after_the_first(players: int, count: int) -> None:
    """There are 10 Curses for two players, and 10 more for each further player."""
    assert bed(text=f"players: {players}").left("Curse") == count
