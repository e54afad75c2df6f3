"""Sorcerer goes wrong with what is revealed: it stays on the deck, and no card at all is a wrong answer."""

from tests.bed import bed

CARD = "Sorcerer"


def test_right_and_wrong() -> None:
    """Each other player names a card and reveals their top card; if it is another, they gain a Curse. It stays there."""
    t = bed(hand="Sorcerer", deck="2 Gold", p2_deck="Silver, Copper", p3="Estate", text="p3 deck: Silver, Copper")
    t.play("Sorcerer", ("p2", "name", "Silver"), ("p3", "name", "Copper"))
    assert t.p1.hand == "Gold"
    assert t.p1.actions == 1
    assert t.p2.discard == ""
    assert t.p2.deck == "Silver, Copper"
    assert t.p3.discard == "Curse"
    assert t.p3.deck == "Silver, Copper"


def test_each_player_in_turn() -> None:
    """The players do it in turn order, each completely: with one Curse left the first wrong one gets it."""
    t = bed(hand="Sorcerer", p2_deck="Silver", p3="Estate", text="p3 deck: Silver\npile Curse: 1")
    t.play("Sorcerer", ("p2", "name", "Gold"), ("p3", "name", "Gold"))
    assert t.p2.discard == "Curse"
    assert t.p3.discard == ""


def test_any_card_may_be_named() -> None:
    """Any card can be named, also one that is not in the game."""
    t = bed(hand="Sorcerer", p2_deck="Silver")
    t.play("Sorcerer", ("p2", "name", "Possession"))
    assert t.p2.discard == "Curse"


def test_no_card_is_wrong() -> None:
    """Who has no card to reveal, even after shuffling, gains a Curse."""
    t = bed(hand="Sorcerer")
    t.play("Sorcerer", ("p2", "name", "Copper"))
    assert t.p2.discard == "Curse"
