"""Rice Broker goes wrong with a card of both types."""

from tests.bed import bed

CARD = "Rice Broker"


def test_by_type() -> None:
    """+1 Action; +2 Cards for a Treasure, +5 Cards for an Action, both for both, none for another card."""
    for name, drawn in (("Copper", 2), ("Moat", 5), ("Spell Scroll", 7), ("Estate", 0)):
        t = bed(hand=f"Rice Broker, {name}", deck="9 Silver")
        t.play("Rice Broker")
        assert len(t.p1.hand) == drawn
        assert t.p1.actions == 1
