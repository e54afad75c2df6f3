"""Potion goes wrong when it is taken for a coin, or pays twice."""

from tests.bed import bed

CARD = "Potion"


def test_makes_a_potion() -> None:
    """Playing it makes no coins but a Potion, which pays for a Potion in a cost."""
    t = bed(hand="Potion", kingdom="Possession", coins=6)
    assert not t.on_offer("Possession")
    t.play("Potion")
    assert t.p1.coins == 6
    assert t.p1.potions == 1
    t.buy("Possession")
    assert t.p1.discard == "Possession"
    assert t.p1.potions == 0


def test_one_potion_for_each_cost() -> None:
    """To buy two cards with a Potion in the cost you must have played two Potions."""
    t = bed(hand="2 Potion", kingdom="Possession", coins=12, buys=3)
    t.play("Potion")
    t.buy("Possession")
    assert not t.on_offer("Possession")
    t = bed(hand="2 Potion", kingdom="Possession", coins=12, buys=3)
    t.play("Potion")
    t.play("Potion")
    t.buy("Possession")
    t.buy("Possession")
    assert t.p1.discard == "2 Possession"


def test_unused_potions_are_lost() -> None:
    """A Potion you made but did not use is gone at the end of the turn."""
    t = bed(hand="Potion", kingdom="Possession")
    t.play("Potion")
    t.end_turn()
    assert t.p1.potions == 0


def test_in_the_supply_only_when_needed() -> None:
    """The 16 Potions are in the Supply if and only if some Kingdom card has a Potion in its cost."""
    assert bed(kingdom="Possession").left("Potion") == 16
    assert bed(kingdom="Village").game.pile_named("Potion") == -1
