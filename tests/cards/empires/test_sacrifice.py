"""Sacrifice goes wrong with a card of several types."""

from tests.bed import bed

CARD = "Sacrifice"


def test_each_type() -> None:
    """You trash a card from your hand: for an Action +2 Cards and +2 Actions, for a Treasure +$2, for a Victory card +2 VP."""
    t = bed(hand="Sacrifice, Village", deck="3 Copper")
    t.play("Sacrifice")
    assert t.p1.hand == "2 Copper"
    assert t.p1.actions == 2
    t = bed(hand="Sacrifice, Copper")
    t.play("Sacrifice")
    assert t.p1.coins == 2
    t = bed(hand="Sacrifice, Estate")
    t.play("Sacrifice")
    assert t.p1.vp == 2


def test_several_types() -> None:
    """For a card of several types you get all that belongs to them; for a Curse nothing."""
    t = bed(hand="Sacrifice, Humble Castle")
    t.play("Sacrifice")
    assert (t.p1.coins, t.p1.vp) == (2, 2)
    t = bed(hand="Sacrifice, Crown", deck="3 Copper")
    t.play("Sacrifice")
    assert (t.p1.coins, t.p1.actions) == (2, 2)
    t = bed(hand="Sacrifice, Curse")
    t.play("Sacrifice")
    assert (t.p1.coins, t.p1.actions, t.p1.vp) == (0, 0, 0)
