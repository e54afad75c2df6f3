"""Stables go wrong when another card than a Treasure is discarded."""

from tests.bed import bed

CARD = "Stables"


def test_play() -> None:
    """You may discard a Treasure, once, for +3 Cards and +1 Action."""
    t = bed(hand="Stables, 2 Copper, Estate", deck="4 Gold")
    t.play("Stables", ("discard", "Copper"))
    assert "(0 to 1 of" in t.asked[0]
    assert t.p1.hand == "Copper, Estate, 3 Gold"
    assert t.p1.actions == 1
    assert not any("Estate" in asked for asked in t.asked)


def test_is_optional() -> None:
    """If you discard none, nothing happens."""
    t = bed(hand="Stables, Copper", deck="3 Gold")
    t.play("Stables", ("discard", ""))
    assert t.p1.hand == "Copper"
    assert t.p1.actions == 0


def test_shuffles_it_in() -> None:
    """If you must shuffle to draw, you may draw the card you discarded."""
    t = bed(hand="Stables, Copper")
    t.play("Stables", ("discard", "Copper"))
    assert t.p1.hand == "Copper"
