"""Old Map goes wrong in its order: draw, discard, draw, and only then rotate."""

from tests.bed import bed

CARD = "Old Map"


def test_in_order() -> None:
    """You draw a card, discard one, draw another, then may rotate the Odysseys."""
    t = bed(hand="Old Map, Copper", deck="Gold, Silver")
    t.play("Old Map", ("discard", "Gold"), ("may", "yes"))
    assert "(1 to 1 of" in t.asked[0]
    assert t.p1.discard == "Gold"
    assert t.p1.hand == "Copper, Silver"
    assert t.p1.actions == 1
    assert t.top("Odysseys") == "Voyage"


def test_discard_may_be_drawn_again() -> None:
    """If you must shuffle for the second card, what you have just discarded is shuffled in."""
    t = bed(hand="Old Map", deck="Gold")
    t.play("Old Map", ("may", "no"))
    assert t.p1.hand == "Gold"


def test_nothing_to_discard() -> None:
    """With no cards in hand to discard you still draw for the second +1 Card."""
    t = bed(hand="Old Map", deck="Gold, Silver")
    t.p1.player.minus_card = True
    t.play("Old Map", ("may", "no"))
    assert t.p1.hand == "Gold"
    assert t.p1.discard == ""
