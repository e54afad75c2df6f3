"""Raze goes wrong in how many cards are looked at."""

from tests.bed import bed

CARD = "Raze"


def test_trashes_itself() -> None:
    """+1 Action; trashing Raze, which costs $2, you look at two cards, put one into your hand and discard the other."""
    t = bed(hand="Raze", deck="Gold, Estate, Curse")
    t.play("Raze", ("option", "trash this"), ("take", "Gold"))
    assert t.trashed == "Raze"
    assert t.p1.hand == "Gold"
    assert t.p1.discard == "Estate"
    assert t.p1.actions == 1


def test_trashes_a_card_from_the_hand() -> None:
    """Or you trash a card from your hand, and look at one card for each $1 it costs."""
    t = bed(hand="Raze, Silver, Copper", deck="Gold, Estate, Curse, Duchy")
    t.play("Raze", ("option", "trash a card from your hand"), ("trash", "Silver"), ("take", "Gold"))
    assert t.p1.discard == "Estate, Curse"
    assert t.p1.in_play == "Raze"


def test_a_card_that_costs_nothing() -> None:
    """A card costing $0 lets you look at none."""
    t = bed(hand="Raze, Copper", deck="Gold")
    t.play("Raze", ("option", "trash a card from your hand"))
    assert t.p1.deck == "Gold"


def test_cheaper_cards() -> None:
    """If cards are cheaper you look at fewer."""
    t = bed(hand="Bridge Troll, Raze", deck="Gold, Estate", actions=2)
    t.play("Bridge Troll")
    t.play("Raze", ("option", "trash this"))
    assert t.p1.hand == "Gold"
    assert t.p1.deck == "Estate"


def test_not_there_any_more() -> None:
    """If it is not in play it cannot be trashed: choosing that does nothing, but a card from your hand may be trashed."""
    t = bed(hand="Throne Room, Raze, Estate", deck="4 Gold")
    t.play("Throne Room", ("play card", "Raze"), ("option", "trash this"), ("option", "trash this"))
    assert t.p1.hand == "Estate, Gold"
    assert t.p1.discard == "Gold"
    assert t.p1.actions == 2


def test_first_trash_then_look() -> None:
    """What trashing the card does comes before you look."""
    t = bed(hand="Raze, Crumbling Castle", deck="Copper, Estate, Gold, Curse")
    t.play("Raze", ("option", "trash a card from your hand"), ("take", "Gold"))
    assert t.p1.vp == 1
    assert t.p1.discard == "Silver, Copper, Estate, Curse"
