"""Ruined Library goes wrong when it replaces the Action."""

from tests.bed import bed

CARD = "Ruined Library"


def test_play() -> None:
    """An Action card: +1 Card."""
    t = bed(hand="Ruined Library", deck="Gold, Copper")
    t.play("Ruined Library")
    assert t.p1.hand == "Gold"
    assert t.p1.actions == 0
