"""Sibyl goes wrong with a deck that has been drawn to its end."""

from tests.bed import bed

CARD = "Sibyl"


def test_top_and_bottom() -> None:
    """+4 Cards and +1 Action. You put a card from your hand onto your deck and another under it."""
    t = bed(hand="Sibyl, Estate", deck="Gold, Silver, 2 Copper, Duchy, Province")
    t.play("Sibyl", ("topdeck", "Gold"), ("place", "Estate"))
    assert t.p1.hand == "Silver, 2 Copper"
    assert t.p1.deck == "Gold, Duchy, Province, Estate"
    assert all("(1 to 1 of" in line for line in t.asked)
    assert t.p1.actions == 1


def test_empty_deck() -> None:
    """If nothing is left in your deck, the first is its top card, and the other lies below."""
    t = bed(hand="Sibyl, Estate", deck="Gold, Silver")
    t.play("Sibyl", ("topdeck", "Estate"), ("place", "Silver"))
    assert t.p1.deck == "Estate, Silver"
    assert t.p1.hand == "Gold"


def test_few_cards() -> None:
    """You put cards back even if you could not draw 4; with a single card that goes on top."""
    t = bed(hand="Sibyl", deck="Gold")
    t.play("Sibyl")
    assert t.p1.deck == "Gold"
    assert t.p1.hand == ""
