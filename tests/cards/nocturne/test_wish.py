"""Wish goes wrong when a card is gained though the Wish was not returned."""

from freehold.rules.vocab import TRASH
from tests.bed import bed

CARD = "Wish"


def test_return_it_for_a_card() -> None:
    """+1 Action; it returns to its pile, and you gain a card costing up to $6 to your hand."""
    t = bed(hand="Wish", kingdom="Leprechaun, Market")
    before = t.left("Wish")
    t.play("Wish", ("gain", "Gold"))
    assert t.p1.actions == 1
    assert t.p1.hand == "Gold"
    assert t.p1.in_play == ""
    assert t.left("Wish") == before + 1
    assert "Province" not in t.asked[0]


def test_not_optional() -> None:
    """You must return it, and gain a card."""
    t = bed(hand="Wish", kingdom="Leprechaun")
    t.play("Wish", ("gain", "Curse"))
    assert "(1 to 1 of" in t.asked[0]


def test_throne_room() -> None:
    """Played twice it gives +1 Action twice, but it is returned and gains a card only once."""
    t = bed(hand="Throne Room, Wish", kingdom="Leprechaun")
    t.play("Throne Room", ("play card", "Wish"), ("gain", "Gold"))
    assert t.p1.actions == 2
    assert t.p1.hand == "Gold"


def test_played_where_it_lies() -> None:
    """Played without being moved into play, it cannot be returned, and you gain no card."""
    t = bed(hand="Necromancer", kingdom="Leprechaun", text="trash: Wish")
    t.play("Necromancer")
    assert t.p1.actions == 1
    assert t.p1.hand == ""
    assert [t.game.name(card) for card in t.game.cards_in(TRASH)] == ["Wish"]


def test_gained_to_a_place_of_its_own() -> None:
    """A card that is gained to a place of its own (Nomad Camp) goes to your hand."""
    t = bed(hand="Wish", kingdom="Nomad Camp")
    t.play("Wish", ("gain", "Nomad Camp"))
    assert t.p1.hand == "Nomad Camp"


def test_cost() -> None:
    """It costs $0 for whatever asks for its cost, though it cannot be bought."""
    t = bed(kingdom="Leprechaun", coins=9)
    assert t.cost("Wish") == 0
    assert not t.on_offer("Wish")


def test_no_more_than_6() -> None:
    """The card costs at most $6."""
    t = bed(hand="Wish", kingdom="Bank, Altar")
    t.play("Wish", ("gain", "Gold"))
    assert "Bank" not in t.asked[0]
    assert "Altar" in t.asked[0]
