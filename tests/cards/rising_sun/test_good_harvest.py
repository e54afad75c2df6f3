"""Good Harvest goes wrong with the second copy of a Treasure, or after it happened in mid-turn."""

from tests.bed import bed

CARD = "Good Harvest"


def test_first_of_each_name() -> None:
    """The first time you play each differently named Treasure in a turn, first +1 Buy and +$1."""
    t = bed(hand="4 Copper, Silver", kingdom="Poet", landscapes="Good Harvest",
            text="p1 holds: Good Harvest\nturn: p1 treasure")  # fmt: skip
    t.step(("treasures", "4 Copper, Silver"))
    assert t.p1.buys == 3
    assert t.p1.coins == 8


def test_not_afterwards() -> None:
    """A Treasure that you had played before it happened was the first of its name this turn."""
    t = bed(hand="2 Copper, Poet", deck="2 Gold", kingdom="Poet", landscapes="Good Harvest",
            text="tokens Good Harvest: sun=1")  # fmt: skip
    t.play("Copper")
    t.play("Poet")
    t.play("Copper")
    assert t.p1.coins == 2
