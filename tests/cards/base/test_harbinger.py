"""Harbinger goes wrong when it looks at the discard pile before drawing, or forces a card back."""

from tests.bed import bed

CARD = "Harbinger"


def test_puts_a_card_from_the_discard_pile_onto_the_deck() -> None:
    """+1 Card, +1 Action; then you may put any card of your discard pile onto your deck."""
    t = bed(hand="Harbinger", deck="Copper, Estate", discard="Gold, Silver")
    t.play("Harbinger", ("topdeck", "Gold"))
    assert t.p1.hand == "Copper"
    assert t.p1.actions == 1
    assert t.p1.deck == "Gold, Estate"
    assert t.p1.discard == "Silver"


def test_is_optional() -> None:
    """You need not put a card onto your deck."""
    t = bed(hand="Harbinger", deck="Copper, Estate", discard="Gold")
    t.play("Harbinger", ("topdeck", ""))
    assert t.p1.deck == "Estate"
    assert t.p1.discard == "Gold"


def test_draws_first() -> None:
    """You draw first: if that makes you shuffle, the discard pile is empty when you look through it."""
    t = bed(hand="Harbinger", discard="Gold, Gold")
    t.play("Harbinger")
    assert t.p1.hand == "Gold"
    assert t.p1.deck == "Gold"
