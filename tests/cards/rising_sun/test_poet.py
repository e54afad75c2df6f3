"""Poet goes wrong with Debt in the cost of the revealed card, or when the card is lost."""

from tests.bed import bed

CARD = "Poet"


def test_three_or_less() -> None:
    """+1 Card, +1 Action; the revealed card goes into your hand if it costs $3 or less."""
    t = bed(hand="Poet", deck="Gold, Silver, Copper", landscapes="Great Leader")
    t.play("Poet")
    assert t.p1.hand == "Gold, Silver"
    assert t.p1.actions == 1


def test_back_on_top() -> None:
    """Else it goes back onto your deck; a card with Debt in its cost does not cost $3 or less."""
    for name in ("Gold", "Artist"):
        t = bed(hand="Poet", deck=f"Copper, {name}, Estate", landscapes="Great Leader")
        t.play("Poet")
        assert t.p1.hand == "Copper"
        assert t.p1.deck == f"{name}, Estate"
