"""Amulet goes wrong if the second choice is bound to the first."""

from tests.bed import bed

CARD = "Amulet"


def test_each_of_the_three() -> None:
    """You choose one when you play it: +$1; or trash a card from your hand; or gain a Silver."""
    t = bed(hand="3 Amulet, Estate", actions=3)
    t.play("Amulet", ("option", "+$1"))
    assert t.p1.coins == 1
    t.play("Amulet", ("option", "gain a Silver"))
    assert t.p1.discard == "Silver"
    t.play("Amulet", ("option", "trash a card"))
    assert t.trashed == "Estate"


def test_again_on_your_next_turn() -> None:
    """At the start of your next turn you choose again, the same or another."""
    t = bed(hand="Amulet", deck="9 Copper")
    t.play("Amulet", ("option", "+$1"))
    t.end_turn()
    t.end_turn(("option", "gain a Silver"))
    assert t.p1.discard == "Silver"
    assert t.p1.in_play == "Amulet"


def test_an_option_that_cannot_be_done() -> None:
    """You may choose to trash a card even if you have none."""
    t = bed(hand="Amulet")
    t.play("Amulet", ("option", "trash a card"))
    assert t.trashed == ""
