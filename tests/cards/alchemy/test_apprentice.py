"""Apprentice goes wrong by drawing before it trashes, and in what it makes of Potions and lowered costs."""

from tests.bed import bed

CARD = "Apprentice"


def test_draws_for_the_cost() -> None:
    """You draw a card for every $1 the trashed card costs."""
    t = bed(hand="Apprentice, Silver, Gold", deck="4 Copper")
    t.play("Apprentice", ("trash", "Silver"))
    assert t.p1.hand == "Gold, 3 Copper"
    assert t.p1.actions == 1


def test_two_more_for_a_potion() -> None:
    """If there is a Potion in its cost, you draw two more."""
    t = bed(hand="Apprentice, Golem", deck="7 Copper")
    t.play("Apprentice")
    assert t.p1.hand == "6 Copper"


def test_lower_costs_draw_less() -> None:
    """If costs are reduced you draw fewer cards."""
    t = bed(hand="Quarry, Apprentice, Smithy", deck="7 Copper")
    t.play("Quarry")
    t.play("Apprentice")
    assert t.p1.hand == "2 Copper"


def test_trashes_first() -> None:
    """You trash, then look at the cost, then draw: you cannot trash a card that you draw."""
    t = bed(hand="Apprentice", deck="2 Gold")
    t.play("Apprentice")
    assert t.p1.hand == ""
    assert t.trashed == ""


def test_the_cost_after_what_trashing_brings() -> None:
    """The cost is looked at after what trashing brings: a Destrier costs $5 if a Market Square gained you a Gold for it."""
    t = bed(hand="Apprentice, Destrier, Market Square", deck="9 Copper")
    t.play("Apprentice", ("trash", "Destrier"), ("resolve", "Market Square"))
    assert t.p1.hand == "5 Copper"


def test_one_card() -> None:
    """You trash one card, no more, and must."""
    t = bed(hand="Apprentice, Estate, Copper", deck="3 Gold")
    t.play("Apprentice", ("trash", "Estate"))
    assert "(1 to 1 of" in t.asked[0]
    assert t.p1.hand == "Copper, 2 Gold"
