"""Paddock goes wrong with which piles count and when."""

from tests.bed import bed

CARD = "Paddock"


def test_what_it_gives() -> None:
    """You get +$2, gain 2 Horses, and get +1 Action for each empty Supply pile."""
    t = bed(hand="Paddock", text="pile Curse: 0\npile Copper: 0")
    t.play("Paddock")
    assert t.p1.coins == 2
    assert t.p1.discard == "2 Horse"
    assert t.p1.actions == 2


def test_without_horses() -> None:
    """Without Horses you still get the rest; the empty pile of Horses is not in the Supply and does not count."""
    t = bed(hand="Paddock", text="pile Horse: 0\npile Curse: 0")
    t.play("Paddock")
    assert (t.p1.coins, t.p1.actions, t.p1.discard) == (2, 1, "")


def test_counted_at_each_playing() -> None:
    """Empty piles are counted each time you play it; what you got does not change later."""
    t = bed(hand="Throne Room, Paddock", text="pile Moat: 1", kingdom="Moat")
    t.play("Throne Room", ("play card", "Paddock"))
    assert t.p1.actions == 0
    t.gain("Moat")
    assert t.p1.actions == 0


def test_gaining_comes_first() -> None:
    """The Horses are gained before the piles are counted: what you do on gaining them may empty one."""
    t = bed(hand="Paddock, Sheepdog", landscapes="Way of the Worm", text="pile Estate: 1")
    t.play("Paddock", ("resolve", ""), ("resolve", "Sheepdog"), ("resolve", "Way of the Worm"))
    assert t.p1.exile == "Estate"
    assert t.p1.actions == 1
