"""Jester goes wrong when the wrong player gains, or when copies come from nowhere."""

from tests.bed import bed

CARD = "Jester"


def test_victory_card() -> None:
    """+$2. Each other player discards their top card; if it is a Victory card, they gain a Curse."""
    t = bed(hand="Jester", p2_deck="Estate")
    t.play("Jester")
    assert t.p1.coins == 2
    assert t.p2.discard == "Estate, Curse"


def test_other_card() -> None:
    """Otherwise you decide whether they gain a copy of it, or you do."""
    t = bed(hand="Jester", p2_deck="Gold", p3="", text="p3 deck: Copper")
    t.play("Jester", ("option", "you gain a copy"), ("option", "they gain a copy"))
    assert t.p1.discard == "Gold"
    assert t.p2.discard == "Gold"
    assert t.p3.discard == "2 Copper"


def test_no_copy_left() -> None:
    """A copy can be gained only from the Supply: you may choose, but nobody gains anything."""
    t = bed(hand="Jester", p2_deck="Spoils", kingdom="Marauder")
    t.play("Jester", ("option", "you gain a copy"))
    assert t.p1.discard == ""
    assert t.left("Spoils") == 14


def test_discards_first() -> None:
    """The card is discarded first, with all that brings; then somebody gains."""
    t = bed(hand="Jester", p2_deck="Trail, Gold", kingdom="Trail")
    t.play("Jester", ("p2", "resolve", "Trail"), ("p1", "option", "you gain a copy"), ("p1", "resolve", ""))
    assert t.p2.in_play == "Trail"
    assert t.p2.hand == "Gold"
    assert t.p1.discard == "Trail"


def test_empty_deck() -> None:
    """A player without cards discards none, and nobody gains."""
    t = bed(hand="Jester")
    t.play("Jester")
    assert t.p2.discard == ""


def test_a_curse_is_no_victory_card() -> None:
    """A discarded Curse is no Victory card: you choose who gains a copy."""
    t = bed(hand="Jester", p2_deck="Curse")
    t.play("Jester", ("option", "they gain a copy"))
    assert t.p2.discard == "2 Curse"


def test_cards_of_several_types() -> None:
    """A card of several types is a Victory card if one of them is."""
    t = bed(hand="Jester", p2_deck="Nobles")
    t.play("Jester")
    assert t.p2.discard == "Nobles, Curse"


def test_in_turn_order() -> None:
    """The players are attacked in turn order: the last Curse goes to the first of them."""
    t = bed(hand="Jester", p2_deck="Estate", p3="", text="p3 deck: Estate\npile Curse: 1")
    t.play("Jester")
    assert t.p2.discard == "Estate, Curse"
    assert t.p3.discard == "Estate"


def test_shuffles_for_a_card() -> None:
    """A player with an empty deck shuffles the discard pile to discard a card."""
    t = bed(hand="Jester", p2_discard="Estate")
    t.play("Jester")
    assert t.p2.discard == "Estate, Curse"


def test_moat() -> None:
    """Who shows a Moat discards nothing."""
    t = bed(hand="Jester", p2="Moat", p2_deck="Estate")
    t.play("Jester", ("p2", "resolve", "Moat"))
    assert t.p2.deck == "Estate"
