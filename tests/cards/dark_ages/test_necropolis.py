"""Necropolis goes wrong when it cannot be played like any Action."""

from tests.bed import bed

CARD = "Necropolis"


def test_play() -> None:
    """An Action card: +2 Actions."""
    t = bed(hand="Necropolis")
    t.play("Necropolis")
    assert t.p1.actions == 2


def test_belongs_to_no_pile() -> None:
    """It costs $1 and belongs to no pile: nothing can return it anywhere."""
    t = bed(hand="Necropolis")
    card = t.card("Necropolis")
    assert t.game.cost(card) == 1
    assert not t.game.players[0].return_to_pile(card)
    assert t.p1.hand == "Necropolis"
