"""Courser goes wrong in the order of its effects."""

from tests.bed import bed

CARD = "Courser"


def test_choose_two() -> None:
    """Choose two different of: +2 Cards, +2 Actions, +$2, gain 4 Silvers."""
    t = bed(hand="Courser", deck="3 Gold")
    t.play("Courser", ("option", "+2 Actions, +$2"))
    assert (t.p1.actions, t.p1.coins) == (2, 2)
    assert t.p1.hand == ""
    assert t.p1.discard == ""


def test_printed_order() -> None:
    """You choose both first, then do them in the order on the card: you draw before you gain the Silvers."""
    t = bed(hand="Courser", deck="Gold")
    t.play("Courser", ("option", "4 Silvers, +2 Cards"))
    assert t.p1.hand == "Gold"
    assert t.p1.discard == "4 Silver"
    assert (t.p1.actions, t.p1.coins) == (0, 0)
