"""Platinum goes wrong when it is in games without Colonies."""

import pytest

from tests.bed import bed

CARD = "Platinum"


def test_makes_five_coins() -> None:
    """A Platinum makes $5 and costs $9."""
    t = bed(hand="Platinum", text="colonies: yes")
    t.play("Platinum")
    assert t.p1.coins == 5
    assert t.cost("Platinum") == 9


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_only_with_colonies(players: int) -> None:
    """The 12 Platinums are in the Supply if and only if Colonies are, whatever the number of players."""
    assert bed(text=f"players: {players}\ncolonies: yes").left("Platinum") == 12
    assert bed(text=f"players: {players}").game.pile_named("Platinum") == -1
