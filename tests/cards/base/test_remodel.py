"""Remodel goes wrong with costs: what the trashed card cost counts, Potions included, and less is allowed."""

from tests.bed import bed

CARD = "Remodel"


def test_up_to_two_more() -> None:
    """You trash a card from your hand and gain one that costs up to $2 more."""
    t = bed(hand="Remodel, Estate, Gold", kingdom="Smithy, Market")
    t.play("Remodel", ("trash", "Estate"), ("gain", "Smithy"))
    assert t.trashed == "Estate"
    assert t.p1.discard == "Smithy"
    assert t.p1.hand == "Gold"
    assert "Market" not in t.asked[1]


def test_may_cost_the_same_or_less() -> None:
    """The gained card need not cost exactly $2 more: it may be a copy of the trashed card, or cost $0."""
    t = bed(hand="Remodel, Gold, Copper")
    t.play("Remodel", ("trash", "Gold"), ("gain", "Gold"))
    assert t.p1.discard == "Gold"
    t = bed(hand="Remodel, Gold, Copper")
    t.play("Remodel", ("trash", "Gold"), ("gain", "Curse"))
    assert t.p1.discard == "Curse"


def test_cannot_trash_itself() -> None:
    """The Remodel you play is not in your hand; another Remodel can be trashed."""
    t = bed(hand="2 Remodel")
    t.play("Remodel", ("gain", "Gold"))
    assert t.p1.in_play == "Remodel"
    assert t.trashed == "Remodel"


def test_without_a_card_to_trash() -> None:
    """If you have no card to trash you gain none."""
    t = bed(hand="Remodel")
    t.play("Remodel")
    assert t.p1.discard == ""


def test_must_trash() -> None:
    """Trashing is not optional."""
    t = bed(hand="Remodel, Gold")
    t.play("Remodel", ("gain", "Province"))
    assert t.trashed == "Gold"


def test_potion_in_the_cost() -> None:
    """A card with a Potion in its cost lets you gain cards with a Potion and up to $2 more, or without one."""
    t = bed(hand="Remodel, Possession", kingdom="Possession")
    t.play("Remodel", ("gain", "Possession"))
    assert "Province" in t.asked[0]
    t = bed(hand="Remodel, Gold", kingdom="Possession")
    t.play("Remodel", ("gain", "Province"))
    assert "Possession" not in t.asked[0]


def test_coins_do_not_help() -> None:
    """Coins that you have do not raise the limit."""
    t = bed(hand="Remodel, Estate", coins=4)
    t.play("Remodel", ("gain", "Silver"))
    assert "Gold" not in t.asked[0]


def test_cost_reduction() -> None:
    """With costs reduced by $1 a Copper, which still costs $0, can become a Silver."""
    t = bed(hand="Bridge, Remodel, Copper", actions=2)
    t.play("Bridge")
    t.play("Remodel", ("gain", "Silver"))
    assert t.trashed == "Copper"
    assert t.p1.discard == "Silver"


def test_trash_then_gain() -> None:
    """First you trash, with all that triggers, then you gain; a card that goes elsewhere was trashed all the same."""
    t = bed(hand="Remodel, Fortress")
    t.play("Remodel", ("gain", "Gold"))
    assert t.p1.hand == "Fortress"
    assert t.p1.discard == "Gold"
    t = bed(hand="Remodel, Overgrown Estate", deck="Silver, Copper")
    t.play("Remodel", ("gain", "Silver"))
    assert t.p1.hand == "Silver"


def test_costs_that_change_meanwhile() -> None:
    """The cost is looked at after trashing and what that brings: a trashed Destrier costs less if you gain a card by then."""
    t = bed(hand="Remodel, Destrier, Market Square", kingdom="Market")
    t.play("Remodel", ("trash", "Destrier"), ("resolve", "Market Square"), ("gain", "Gold"))
    assert "Province" not in t.asked[-1].split(" by ")[0]
    assert t.p1.discard == "Market Square, 2 Gold"


def test_one_card() -> None:
    """You trash one card, no more, and must; gaining is not optional either."""
    t = bed(hand="Remodel, 2 Estate, Copper")
    t.play("Remodel", ("trash", "Estate"), ("gain", "Silver"))
    assert all("(1 to 1 of" in asked for asked in t.asked)
    assert t.trashed == "Estate"
