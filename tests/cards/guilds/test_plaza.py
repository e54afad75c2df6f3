"""Plaza goes wrong when another card than a Treasure is discarded."""

from tests.bed import bed

CARD = "Plaza"


def test_play() -> None:
    """+1 Card, +2 Actions. You may discard a Treasure for +1 Coffers, once."""
    t = bed(hand="Plaza, Copper, Estate", deck="Gold, Silver")
    t.play("Plaza", ("discard", "Copper"))
    assert t.p1.hand == "Estate, Gold"
    assert (t.p1.actions, t.p1.coffers) == (2, 1)
    assert "0 to 1" in t.asked[0]
    assert not any("Estate" in asked for asked in t.asked)


def test_is_optional() -> None:
    """If you discard none, you get no Coffers."""
    t = bed(hand="Plaza, Copper")
    t.play("Plaza", ("discard", ""))
    assert t.p1.coffers == 0


def test_drawn_treasures_and_several_types() -> None:
    """You may discard the card you drew; a card of several types is a Treasure if one of them is."""
    t = bed(hand="Plaza", deck="Farm")
    t.play("Plaza", ("discard", "Farm"))
    assert t.p1.coffers == 1
