"""Biding Time goes wrong when the hand comes back before the new hand is drawn."""

from tests.bed import bed

CARD = "Biding Time"


def test_hand_kept() -> None:
    """The cards left in your hand are set aside in Clean-up, and come into your hand at the start of your next turn."""
    t = bed(hand="Gold, Estate", deck="12 Copper", p2_deck="12 Silver", kingdom="Poet", landscapes="Biding Time",
            text="p1 holds: Biding Time")  # fmt: skip
    t.end_turn()
    assert t.p1.hand == "5 Copper"
    assert t.p1.facedown == "Gold, Estate"
    t.end_turn()
    assert t.p1.hand == "5 Copper, Gold, Estate"
