"""The Earth's Gift goes wrong when the gain does not depend on the discard."""

from tests.cards.nocturne.fates_bed import boon

CARD = "The Earth's Gift"


def test_discard_to_gain() -> None:
    """You may discard a Treasure; only if you did, you gain a card costing up to $4."""
    t = boon(CARD, ("discard", "Copper"), ("gain", "Silver"), hand="Copper, Estate")
    assert t.p1.discard == "Copper, Silver"
    t = boon(CARD, ("discard", ""), hand="Copper, Estate")
    assert t.p1.discard == ""


def test_only_once_and_only_a_treasure() -> None:
    """You may do it only once, and only with a Treasure."""
    t = boon(CARD, ("discard", "Copper"), ("gain", "Estate"), hand="2 Copper, Estate")
    assert t.p1.hand == "Copper, Estate"
    t = boon(CARD, hand="Estate")
    assert t.p1.discard == ""


def test_cost() -> None:
    """The card costs up to $4; one with a Potion or debt in its cost cannot be gained."""
    t = boon(CARD, ("discard", "Copper"), ("gain", "Silver"), hand="Copper")
    assert "Duchy" not in t.asked[-1]
