"""Swashbuckler goes wrong when it looks at the discard pile before drawing."""

from tests.bed import bed
from tests.cards.renaissance.owning import has, own

CARD = "Swashbuckler"


def test_with_a_discard_pile() -> None:
    """+3 Cards. If your discard pile then has a card in it, +1 Coffers."""
    t = bed(hand="Swashbuckler", deck="3 Gold", discard="Curse")
    t.play("Swashbuckler")
    assert t.p1.hand == "3 Gold"
    assert t.p1.coffers == 1
    assert not has(t, "Treasure Chest")


def test_an_empty_discard_pile() -> None:
    """If it is empty after drawing, you get nothing, not even the Treasure Chest, however many Coffers you have."""
    t = bed(hand="Swashbuckler", deck="2 Gold", discard="Curse", coffers=6)
    t.play("Swashbuckler")
    assert t.p1.coffers == 6
    assert not has(t, "Treasure Chest")


def test_the_treasure_chest() -> None:
    """With 4 or more Coffers after that you take the Treasure Chest, also from another player."""
    t = bed(hand="Swashbuckler", deck="3 Gold", discard="Curse", coffers=3)
    own(t, "Treasure Chest", 1)
    t.play("Swashbuckler")
    assert has(t, "Treasure Chest")
    assert not has(t, "Treasure Chest", 1)


def test_cards_left_in_the_discard_pile() -> None:
    """Cards that you leave in your discard pile as drawing makes you shuffle (Avoid) count."""
    t = bed(hand="Swashbuckler", discard="Gold, 4 Copper", landscapes="Avoid", coins=4, buys=2)
    t.buy("Avoid")
    t.play("Swashbuckler", ("discard", "Copper"))
    assert t.p1.discard == "Copper"
    assert t.p1.coffers == 1


def test_three_coffers_are_too_few() -> None:
    """With 3 Coffers you do not take the Treasure Chest."""
    t = bed(hand="Swashbuckler", discard="Copper", deck="3 Gold", coffers=2)
    t.play("Swashbuckler")
    assert t.p1.coffers == 3
    assert not t.game.holds(0, t.game.kind_named("Treasure Chest"))
