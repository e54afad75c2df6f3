"""Demesne goes wrong when it scores for the Gold it gained only."""

from tests.bed import bed

CARD = "Demesne"


def test_play() -> None:
    """+2 Actions, +2 Buys, gain a Gold."""
    t = bed(hand="Demesne")
    t.play("Demesne")
    assert (t.p1.actions, t.p1.buys) == (2, 3)
    assert t.p1.discard == "Gold"


def test_scores() -> None:
    """A Victory card worth 1 VP for each Gold you have."""
    t = bed(hand="Demesne, Gold", deck="Gold", discard="Gold")
    assert t.p1.points == 3
    assert t.game.is_a(t.card("Demesne"), 4)
