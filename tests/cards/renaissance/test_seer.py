"""Seer goes wrong in which costs are from $2 to $4."""

from tests.bed import bed

CARD = "Seer"


def test_from_2_to_4() -> None:
    """+1 Card, +1 Action. Of your top 3 cards, revealed, those that cost $2 to $4 go to your hand, the rest back on top."""
    t = bed(hand="Seer", deck="Copper, Estate, Smithy, Gold, Curse")
    t.play("Seer")
    assert t.p1.hand == "Copper, Estate, Smithy"
    assert t.p1.deck == "Gold, Curse"
    assert t.p1.actions == 1


def test_in_any_order() -> None:
    """You put the rest back in an order you choose."""
    t = bed(hand="Seer", deck="Copper, Gold, Province, Market")
    t.play("Seer", ("topdeck", "Market, Gold, Province"))
    assert t.p1.deck == "Market, Gold, Province"


def test_potions_and_debt() -> None:
    """A card with a Potion or debt in its cost does not cost from $2 to $4."""
    t = bed(hand="Seer", deck="Copper, Familiar, Engineer, Silver")
    t.play("Seer", ("topdeck", "Familiar, Engineer"))
    assert t.p1.hand == "Copper, Silver"


def test_changed_costs() -> None:
    """What the cards cost at that moment counts."""
    t = bed(hand="Bridge, Seer", deck="Copper, Estate, Market, Gold", actions=2)
    t.play("Bridge")
    t.play("Seer", ("topdeck", "Estate, Gold"))
    assert t.p1.hand == "Copper, Market"


def test_too_few_cards() -> None:
    """With fewer than 3 cards, even after shuffling, you reveal what there is."""
    t = bed(hand="Seer", deck="Copper", discard="Silver")
    t.play("Seer")
    assert t.p1.hand == "Copper, Silver"


def test_revealed() -> None:
    """The cards are revealed: a Patron among them gives +1 Coffers."""
    t = bed(hand="Seer", deck="Copper, Patron, 2 Silver")
    t.play("Seer")
    assert t.p1.coffers == 1
