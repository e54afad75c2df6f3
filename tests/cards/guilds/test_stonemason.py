"""Stonemason goes wrong when both cards are chosen at once, or when overpaying is not part of gaining it."""

from tests.bed import bed

CARD = "Stonemason"


def test_two_cheaper_cards() -> None:
    """Trash a card from your hand and gain two cards, each costing less than it; they may be different."""
    t = bed(hand="Stonemason, Gold", kingdom="Smithy")
    t.play("Stonemason", ("gain", "Smithy"), ("gain", "Duchy"))
    assert t.trashed == "Gold"
    assert t.p1.discard == "Smithy, Duchy"
    assert not any("Gold" in asked for asked in t.asked)


def test_must_trash_to_gain() -> None:
    """With nothing to trash, you gain nothing."""
    t = bed(hand="Stonemason")
    t.play("Stonemason")
    assert t.p1.discard == ""


def test_cheaper_with_potions() -> None:
    """For a card with a Potion in its cost, both parts count: less $ is cheaper, and so is the same $ without the Potion."""
    t = bed(hand="Stonemason, Possession", kingdom="Smithy")
    t.play("Stonemason", ("gain", "Gold"), ("gain", "Smithy"))
    assert t.p1.discard == "Gold, Smithy"
    assert not any("Province" in asked for asked in t.asked)


def test_one_after_the_other() -> None:
    """You choose and gain the cards one after the other: what the first brings counts for the second."""
    t = bed(hand="Stonemason, Gold", kingdom="Trail, Smithy", deck="Copper")
    t.play("Stonemason", ("gain", "Trail"), ("resolve", "Trail"), ("gain", "Duchy"))
    assert t.p1.in_play == "Stonemason, Trail"
    assert t.p1.hand == "Copper"


def test_overpay() -> None:
    """If you overpay, you gain two Action cards, each costing exactly what you overpaid. They may be different."""
    t = bed(kingdom="Stonemason, Smithy, Militia, Market", coins=6)
    t.buy("Stonemason", ("overpay", 4), ("gain", "Smithy"), ("gain", "Militia"))
    assert t.p1.discard == "Stonemason, Smithy, Militia"
    assert t.p1.coins == 0


def test_overpay_nothing() -> None:
    """You need not overpay; then nothing is gained but the Stonemason."""
    t = bed(kingdom="Stonemason, Smithy", coins=6)
    t.buy("Stonemason", ("overpay", 0))
    assert t.p1.discard == "Stonemason"
    assert t.p1.coins == 4


def test_overpay_an_amount_without_cards() -> None:
    """If no Action costs what you overpaid, you gain nothing for it."""
    t = bed(kingdom="Stonemason, Smithy", coins=5)
    t.buy("Stonemason", ("overpay", 3))
    assert t.p1.discard == "Stonemason"


def test_overpay_with_a_potion() -> None:
    """You may overpay with a Potion: then you gain two Actions with a Potion in their costs."""
    t = bed(kingdom="Stonemason, Possession", coins=8, potions=1)
    t.buy("Stonemason", ("overpay", 6), ("overpay", 1))
    assert t.p1.discard == "Stonemason, 2 Possession"
    assert t.p1.potions == 0


def test_only_when_bought() -> None:
    """If you gain it without buying it, you cannot overpay."""
    t = bed(kingdom="Stonemason, Smithy", coins=4)
    t.gain("Stonemason")
    assert t.p1.discard == "Stonemason"
    assert t.p1.coins == 4


def test_overpaying_belongs_to_the_gain() -> None:
    """The Actions are gained when the Stonemason is gained, together with whatever else that triggers, in any order."""
    t = bed(hand="Trader", kingdom="Stonemason, Smithy", coins=6)
    t.buy("Stonemason", ("overpay", 4), ("resolve", "Trader"), ("gain", "Smithy"), ("resolve", ""),
          ("gain", "Smithy"), ("resolve", ""))  # fmt: skip
    assert t.p1.discard == "Silver, 2 Smithy"
    assert t.left("Stonemason") == 10


def test_first_printing_overpaid_when_bought() -> None:
    """Before 2022: you overpay when you buy it and gain the 2 Actions before the Stonemason."""
    t = bed(kingdom="Stonemason, Smithy, Village", coins=6, ruleset="first printing")
    t.buy("Stonemason", ("overpay", 4))
    assert str(t.p1.discard) == "2 Smithy, Stonemason"
    t = bed(kingdom="Stonemason, Smithy, Village", coins=6, ruleset="first printing")
    t.buy("Stonemason", ("overpay", 0))
    assert t.p1.discard == "Stonemason"
    assert t.p1.coins == 4


def test_first_printing_played() -> None:
    """Before 2022: played, it does what it does now."""
    t = bed(hand="Stonemason, Silver", ruleset="first printing")
    t.play("Stonemason", ("gain", "Estate"), ("gain", "Copper"))
    assert t.p1.discard == "Estate, Copper"


def test_destrier_gets_cheaper_in_between() -> None:
    """A trashed Destrier costs $1 less after the first card: the second must be cheaper still. So does one you would gain."""
    t = bed(hand="Stonemason, Destrier", kingdom="Market, Smithy")
    t.play("Stonemason", ("gain", "Market"), ("gain", "Smithy"))
    assert "Market" in t.asked[0]
    assert "Market" not in t.asked[1].split(" by ")[0]
    assert t.p1.discard == "Market, Smithy"


def test_overpaying_for_destrier() -> None:
    """Overpaid, it makes Destrier cheaper by being gained, and again by the first Destrier: there is no second for $5."""
    t = bed(kingdom="Stonemason, Destrier", coins=7)
    t.buy("Stonemason", ("overpay", 5))
    assert t.p1.discard == "Stonemason, Destrier"


def test_first_printing_overpaying_for_destrier() -> None:
    """Before 2022 it was not gained yet when the Actions were: Destrier still costs $6 then."""
    t = bed(kingdom="Stonemason, Destrier", coins=8, ruleset="first printing")
    t.buy("Stonemason", ("overpay", 6))
    assert t.p1.discard == "Destrier, Stonemason"


def test_wayfarer_copies_the_first_card() -> None:
    """A Wayfarer in the Supply costs as much as the first card gained, so you may always gain one as the second."""
    t = bed(hand="Stonemason, Estate", kingdom="Wayfarer")
    t.play("Stonemason", ("gain", "Copper"), ("gain", "Wayfarer"))
    assert t.p1.discard == "Copper, Wayfarer"


def test_overpaying_for_wayfarer() -> None:
    """When you overpay, Wayfarer costs what Stonemason does, which you have just gained. Before 2022 it costs $6 then."""
    t = bed(kingdom="Stonemason, Wayfarer", coins=4)
    t.buy("Stonemason", ("overpay", 2), ("gain", "Wayfarer"), ("gain", "Wayfarer"))
    assert t.p1.discard == "Stonemason, 2 Wayfarer"
    t = bed(kingdom="Stonemason, Wayfarer", coins=8, ruleset="first printing")
    t.buy("Stonemason", ("overpay", 6))
    assert t.p1.discard == "2 Wayfarer, Stonemason"


def test_gaining_is_not_optional() -> None:
    """The trashing is not optional, nor is gaining, as far as there is something cheaper: for a Copper there is nothing."""
    t = bed(hand="Stonemason, Estate")
    t.play("Stonemason", ("gain", "Curse"), ("gain", "Copper"))
    assert all("(1 to 1 of" in asked for asked in t.asked)
    t = bed(hand="Stonemason, Copper")
    t.play("Stonemason")
    assert (t.trashed, t.p1.discard) == ("Copper", "")


def test_overpaying_gains_cards_of_several_types() -> None:
    """A card of several types is an Action if one of them is. Both may be the same."""
    t = bed(kingdom="Stonemason, Nobles", coins=8)
    t.buy("Stonemason", ("overpay", 6))
    assert t.p1.discard == "Stonemason, 2 Nobles"
