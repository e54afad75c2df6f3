"""Spice Merchant goes wrong when the choice comes without a trashed Treasure."""

from tests.bed import bed

CARD = "Spice Merchant"


def test_cards_and_action() -> None:
    """Trash a Treasure from your hand for +2 Cards and +1 Action."""
    t = bed(hand="Spice Merchant, Copper", deck="2 Gold")
    t.play("Spice Merchant", ("trash", "Copper"), ("option", "+2 Cards and +1 Action"))
    assert t.trashed == "Copper"
    assert t.p1.hand == "2 Gold"
    assert (t.p1.actions, t.p1.buys, t.p1.coins) == (1, 1, 0)


def test_buy_and_coins() -> None:
    """Or trash it for +1 Buy and +$2. You do it once only."""
    t = bed(hand="Spice Merchant, 2 Copper", deck="2 Gold")
    t.play("Spice Merchant", ("trash", "Copper"), ("option", "+1 Buy and +$2"))
    assert (t.p1.actions, t.p1.buys, t.p1.coins) == (0, 2, 2)
    assert t.p1.hand == "Copper"


def test_is_optional() -> None:
    """If you trash no Treasure, nothing happens."""
    t = bed(hand="Spice Merchant, Copper, Estate")
    t.play("Spice Merchant", ("trash", ""))
    assert t.p1.hand == "Copper, Estate"
    assert (t.p1.actions, t.p1.buys, t.p1.coins) == (0, 1, 0)
    assert not any("Estate" in asked for asked in t.asked)


def test_trashes_first() -> None:
    """What trashing triggers comes before you draw."""
    t = bed(hand="Spice Merchant, Copper, Market Square")
    t.play("Spice Merchant", ("trash", "Copper"), ("resolve", "Market Square"), ("option", "+2 Cards and +1 Action"))
    assert t.p1.hand == "Market Square, Gold"


def test_one_treasure() -> None:
    """You trash only one Treasure, and get 2 cards for it, no more."""
    t = bed(hand="Spice Merchant, 2 Copper", deck="3 Gold")
    t.play("Spice Merchant", ("trash", "Copper"), ("option", "+2 Cards and +1 Action"))
    assert "(0 to 1 of" in t.asked[0]
    assert t.p1.hand == "Copper, 2 Gold"
