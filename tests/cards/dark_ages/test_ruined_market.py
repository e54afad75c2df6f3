"""Ruined Market goes wrong when it does more than a Buy."""

from tests.bed import bed

CARD = "Ruined Market"


def test_play() -> None:
    """An Action card: +1 Buy."""
    t = bed(hand="Ruined Market")
    t.play("Ruined Market")
    assert (t.p1.actions, t.p1.buys, t.p1.coins) == (0, 2, 0)
