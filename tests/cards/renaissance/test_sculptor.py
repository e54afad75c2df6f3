"""Sculptor goes wrong when its card lands in the discard pile, and with what is not gained after all."""

from tests.bed import bed

CARD = "Sculptor"


def test_to_the_hand() -> None:
    """You gain a card costing up to $4 to your hand. That is not optional."""
    t = bed(hand="Sculptor", kingdom="Village, Market")
    t.play("Sculptor", ("gain", "Village"))
    assert t.p1.hand == "Village"
    assert t.p1.villagers == 0
    assert not any("Market" in line for line in t.asked)


def test_a_treasure_gives_a_villager() -> None:
    """If it is a Treasure, you get +1 Villager."""
    t = bed(hand="Sculptor")
    t.play("Sculptor", ("gain", "Silver"))
    assert t.p1.hand == "Silver"
    assert t.p1.villagers == 1


def test_gained_to_the_hand_instead() -> None:
    """A card that is otherwise gained to another place, such as Nomad Camp, goes to your hand."""
    t = bed(hand="Sculptor", kingdom="Nomad Camp", deck="Copper")
    t.play("Sculptor", ("gain", "Nomad Camp"))
    assert t.p1.hand == "Nomad Camp"
    assert t.p1.deck == "Copper"


def test_not_gained() -> None:
    """If you do not gain the Treasure, you get no Villager: during Possession somebody else gains it."""
    t = bed(hand="Possession", p2="Sculptor", p2_deck="5 Copper", deck="5 Copper")
    t.play("Possession")
    t.end_turn()
    assert t.game.current == 1
    t.play("Sculptor", ("gain", "Silver"))
    assert t.p1.discard == "Possession, Silver"
    assert t.p2.villagers == 0


def test_moved_at_once() -> None:
    """A Treasure that was gained and moved at once, as by a Watchtower, still gives the Villager."""
    t = bed(hand="Sculptor, Watchtower")
    t.play("Sculptor", ("gain", "Silver"), ("resolve", "Watchtower"), ("option", "topdeck"))
    assert t.p1.deck == "Silver"
    assert t.p1.villagers == 1
