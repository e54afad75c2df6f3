"""Kind Emperor goes wrong when everybody gains at the moment it happens."""

from tests.bed import bed

CARD = "Kind Emperor"


def test_last_sun() -> None:
    """Whoever removes the last Sun gains an Action to the hand at once, in the middle of the Omen; of any cost, and not
    optional."""
    t = bed(hand="Tea House", deck="2 Gold", kingdom="Tea House, Forge", landscapes="Kind Emperor",
            text="tokens Kind Emperor: sun=1")  # fmt: skip
    t.play("Tea House", ("gain", "Forge"))
    assert t.p1.hand == "Forge, Gold"
    assert t.p2.hand == "-"


def test_each_turn() -> None:
    """From then on every player does at the start of their turns."""
    t = bed(deck="5 Copper", p2_deck="9 Copper", kingdom="Tea House", landscapes="Kind Emperor",
            text="p1 holds: Kind Emperor\np2 holds: Kind Emperor")  # fmt: skip
    t.end_turn()
    assert t.p2.hand == "Tea House"
