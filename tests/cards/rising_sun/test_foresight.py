"""Foresight goes wrong when the card comes before the new hand is drawn."""

from tests.bed import bed

CARD = "Foresight"


def test_action_for_later() -> None:
    """Reveal cards until an Action, set it aside, discard the others; it comes into your hand at the end of the turn, after
    drawing."""
    t = bed(deck="Copper, Estate, Smithy, 6 Silver", landscapes="Foresight", coins=2)
    t.buy("Foresight")
    assert t.p1.aside == "Smithy"
    assert t.p1.discard == "Copper, Estate"
    t.end_turn()
    assert t.p1.hand == "5 Silver, Smithy"
