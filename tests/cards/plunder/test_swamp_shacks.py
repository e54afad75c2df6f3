"""Swamp Shacks goes wrong when it does not count itself."""

from tests.bed import bed

CARD = "Swamp Shacks"


def test_per_three_cards_in_play() -> None:
    """+2 Actions, and +1 Card for every 3 cards you have in play, itself included, rounded down."""
    t = bed(hand="Swamp Shacks", deck="9 Copper", text="p1 play: 4 Silver")
    t.play("Swamp Shacks")
    assert t.p1.hand == "Copper"
    assert t.p1.actions == 2
    t = bed(hand="Swamp Shacks", deck="9 Copper", text="p1 play: 5 Silver")
    t.play("Swamp Shacks")
    assert t.p1.hand == "2 Copper"
