"""Treasurer goes wrong when the card gained from the trash lands in the discard pile."""

from tests.bed import bed
from tests.cards.renaissance.owning import has, own

CARD = "Treasurer"


def test_trash_a_treasure() -> None:
    """Trash a Treasure from your hand: it is an option you may choose even without one."""
    t = bed(hand="Treasurer, Copper, Estate")
    t.play("Treasurer", ("option", "trash a Treasure"))
    assert t.trashed == "Copper"
    assert t.p1.coins == 3
    t = bed(hand="Treasurer, Estate")
    t.play("Treasurer", ("option", "trash a Treasure"))
    assert t.trashed == ""


def test_gain_to_the_hand() -> None:
    """Gain a Treasure from the trash to your hand. That is a gain: what it triggers happens."""
    t = bed(hand="Treasurer", text="trash: Gold, Estate, Village", landscapes="Innovation")
    t.play("Treasurer", ("option", "gain a Treasure from the trash"))
    assert t.p1.hand == "Gold"
    assert t.trashed == "Estate, Village"
    assert len(t.game.gained_cards(0)) == 1


def test_any_treasure() -> None:
    """Any Treasure in the trash will do, also one that is no Kingdom card or whose cost has a Potion or debt."""
    t = bed(hand="Treasurer", text="trash: Gold, Potion")
    t.play("Treasurer", ("option", "gain a Treasure from the trash"), ("gain", "Potion"))
    assert t.p1.hand == "Potion"


def test_take_the_key() -> None:
    """You take the Key, from another player if need be; choosing it is allowed when you have it already."""
    t = bed(hand="2 Treasurer", actions=2)
    own(t, "Key", 1)
    t.play("Treasurer", ("option", "take the Key"))
    assert has(t, "Key")
    assert not has(t, "Key", 1)
    t.play("Treasurer", ("option", "take the Key"))
    assert has(t, "Key")
