"""Forge goes wrong with no card, with Potions, and by gaining before everything is trashed."""

from tests.bed import bed

CARD = "Forge"


def test_no_cards_make_zero() -> None:
    """If you trash no cards you must gain a card costing $0."""
    t = bed(hand="Forge, Gold")
    t.play("Forge", ("trash", ""), ("gain", "Copper"))
    assert t.p1.discard == "Copper"


def test_nothing_of_that_cost() -> None:
    """If no card of the Supply costs exactly that much, you gain nothing."""
    t = bed(hand="Forge, Gold, 2 Estate")
    t.play("Forge", ("trash", "Gold, 2 Estate"))
    assert t.trashed == "Gold, 2 Estate"
    assert t.p1.discard == ""


def test_adds_up_the_coins() -> None:
    """The costs of all trashed cards are added up; you gain a card costing exactly that."""
    t = bed(hand="Forge, Gold, Estate, Copper")
    t.play("Forge", ("trash", "Gold, Estate, Copper"))
    assert t.p1.discard == "Province"
    assert t.p1.hand == ""


def test_potions_are_left_out() -> None:
    """Potions in the costs are not added up, and the gained card has none in its cost."""
    t = bed(hand="Forge, Familiar", kingdom="Alchemist")
    t.play("Forge", ("trash", "Familiar"))
    assert t.p1.discard == "Silver"


def test_lower_costs() -> None:
    """If costs are reduced, each trashed card counts for less."""
    t = bed(hand="Quarry, Forge, 2 Market", kingdom="Gardens")
    t.play("Quarry")
    t.play("Forge", ("trash", "2 Market"))
    assert t.p1.discard == "Gold"


def test_trashes_all_first() -> None:
    """All the cards are trashed at once, then what that triggers happens, then you look at the costs and gain."""
    t = bed(hand="Forge, Overgrown Estate, Silver", deck="Gold")
    t.play("Forge", ("trash", "Overgrown Estate, Silver"))
    assert t.p1.hand == "Gold"
    assert t.trashed == "Overgrown Estate, Silver"
