"""Hammer goes wrong when gaining is optional, or when it admits a card with a Potion or Debt in its cost."""

from tests.bed import bed

CARD = "Hammer"


def test_gains_up_to_4() -> None:
    """$3, and you gain a card costing up to $4; this is not optional."""
    t = bed(hand="Hammer", kingdom="Smithy, Market")
    t.play("Hammer", ("gain", "Smithy"))
    assert t.p1.coins == 3
    assert t.p1.discard == "Smithy"
    assert "(1 to 1 of" in t.asked[0]
    assert "Market" not in t.asked[0]


def test_no_potions() -> None:
    """A card with a Potion in its cost does not cost up to $4."""
    t = bed(hand="Hammer", kingdom="University")
    t.play("Hammer", ("gain", "Silver"))
    assert "University" not in t.asked[0]
