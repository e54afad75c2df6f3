"""Pendant goes wrong when it counts copies, or forgets itself."""

from tests.bed import bed

CARD = "Pendant"


def test_different_names() -> None:
    """+$1 for each differently named Treasure you have in play, itself included, counted when you play it."""
    t = bed(hand="Pendant, Silver", text="p1 play: 2 Copper, Smithy, Gold")
    t.play("Pendant")
    assert t.p1.coins == 3
    t.play("Silver")
    assert t.p1.coins == 5
