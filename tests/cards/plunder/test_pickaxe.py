"""Pickaxe goes wrong when the Loot is gained to the discard pile, or for a card costing less than $3."""

from tests.bed import bed

CARD = "Pickaxe"


def test_nothing_to_trash() -> None:
    """You get $1 even if you have no card to trash."""
    t = bed(hand="Pickaxe")
    t.play("Pickaxe")
    assert t.p1.coins == 1


def test_loot_into_the_hand() -> None:
    """If the trashed card costs $3 or more, you gain a Loot to your hand, and show it. Trashing is not optional."""
    t = bed(hand="Pickaxe, Silver, Estate", text="top Loot: Sword")
    t.play("Pickaxe", ("trash", "Silver"))
    assert t.p1.hand == "Estate, Sword"
    assert "(1 to 1 of" in t.asked[0]


def test_cheap_card() -> None:
    """For a cheaper card you gain nothing; a card costing only Debt or a Potion less than $3 is cheaper too."""
    t = bed(hand="2 Pickaxe, Estate, Transmute")
    t.play("Pickaxe", ("trash", "Estate"))
    t.play("Pickaxe")
    assert t.trashed == "Estate, Transmute"
    assert t.p1.hand == "-"
    assert t.p1.discard == "-"


def test_trash_first() -> None:
    """You trash first, then look at the cost: what the trashing does comes before the Loot."""
    t = bed(hand="Pickaxe, Overgrown Estate, Market Square, Gold", text="top Loot: Sword", deck="Bridge")
    t.play("Pickaxe", ("trash", "Gold"), ("resolve", "Market Square"))
    assert t.p1.hand == "Overgrown Estate, Sword"
    assert t.p1.discard == "Market Square, Gold"
