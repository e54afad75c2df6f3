"""Cobbler goes wrong when the card is gained this turn, or to the discard pile."""

from tests.bed import bed

CARD = "Cobbler"


def test_a_card_into_your_hand_next_turn() -> None:
    """At the start of your next turn you gain a card costing up to $4 to your hand; you may play it that turn."""
    t = bed(hand="Cobbler", deck="12 Copper", kingdom="Village, Market", text="turn: p1 night")
    t.play("Cobbler")
    t.end_turn()
    t.end_turn(("p1", "gain", "Village"))
    assert t.p1.hand == "5 Copper, Village"
    assert "Market" not in t.asked[-1]
    assert t.p1.in_play == "Cobbler"
    t.play("Village")
    assert t.p1.actions == 2


def test_not_optional() -> None:
    """You must gain a card if there is one."""
    t = bed(hand="Cobbler", deck="12 Copper", kingdom="Village", text="turn: p1 night")
    t.play("Cobbler")
    t.end_turn()
    t.end_turn(("p1", "gain", "Curse"))
    assert "(1 to 1 of" in t.asked[-1]


def test_nomad_camp() -> None:
    """A card that is gained to a place of its own (Nomad Camp) goes to your hand."""
    t = bed(hand="Cobbler", deck="12 Copper", kingdom="Nomad Camp", text="turn: p1 night")
    t.play("Cobbler")
    t.end_turn()
    t.end_turn(("p1", "gain", "Nomad Camp"))
    assert t.p1.hand == "5 Copper, Nomad Camp"
