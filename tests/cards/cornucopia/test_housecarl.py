"""Housecarl goes wrong when it leaves itself out, or counts Treasures."""

from tests.bed import bed

CARD = "Housecarl"


def test_play() -> None:
    """+1 Card for each differently named Action you have in play, itself included."""
    t = bed(hand="Housecarl", deck="9 Copper", text="p1 play: 2 Village, Smithy, Gold")
    t.play("Housecarl")
    assert t.p1.hand == "3 Copper"
