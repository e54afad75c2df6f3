"""Rabble goes wrong in who orders the cards that go back, and with cards of two types."""

from tests.bed import bed

CARD = "Rabble"


def test_discards_actions_and_treasures() -> None:
    """You draw 3; each other player reveals 3 cards, discards Actions and Treasures, and orders the rest themselves."""
    t = bed(hand="Rabble", deck="4 Copper", p2_deck="Estate, Gold, Duchy, Silver", p3="", text="p3 deck: Village, Curse")
    t.play("Rabble", ("p2", "topdeck", "Duchy, Estate"))
    assert t.p1.hand == "3 Copper"
    assert t.p2.deck == "Duchy, Estate, Silver"
    assert t.p2.discard == "Gold"
    assert t.p3.deck == "Curse"
    assert t.p3.discard == "Village"


def test_not_those_who_are_safe() -> None:
    """A player who reveals a Moat reveals nothing."""
    t = bed(hand="Rabble", deck="3 Copper", p2="Moat", p2_deck="Gold, Silver, Village")
    t.play("Rabble", ("p2", "resolve", "Moat"))
    assert t.p2.discard == ""
