"""Pawn goes wrong when an option can be taken twice, or the second is chosen after the card was drawn."""

from tests.bed import bed

CARD = "Pawn"


def test_two_options() -> None:
    """You choose two of four: +1 Card, +1 Action, +1 Buy, +$1."""
    t = bed(hand="2 Pawn", deck="Gold", actions=2)
    t.play("Pawn", ("option", "+1 Card, +1 Action"))
    assert (t.p1.hand, t.p1.actions, t.p1.buys, t.p1.coins) == ("Pawn, Gold", 2, 1, 0)
    t.play("Pawn", ("option", "+1 Buy, +$1"))
    assert (t.p1.actions, t.p1.buys, t.p1.coins) == (1, 2, 1)


def test_both_are_chosen_first() -> None:
    """You choose both, and different ones, before you do either."""
    t = bed(hand="Pawn", deck="Gold")
    t.play("Pawn", ("option", "+1 Card, +$1"))
    (asked,) = t.asked
    assert "(2 to 2 of: +1 Card, +1 Action, +1 Buy, +$1)" in asked


def test_done_in_the_order_given() -> None:
    """You do them in the order in which they stand on the card, however you name them."""
    orders = []
    for choice in ("+1 Buy, +$1", "+$1, +1 Buy"):
        t = bed(hand="Pawn")
        t.game.log = []
        t.play("Pawn", ("option", choice))
        orders.append([entry.word for entry in t.game.log if entry.word in ("buys", "coins")])
    assert orders == [["buys", "coins"], ["buys", "coins"]]


def test_one_card() -> None:
    t = bed(hand="Pawn", deck="2 Gold")
    t.play("Pawn", ("option", "+1 Card, +1 Buy"))
    assert (t.p1.hand, t.p1.buys) == ("Gold", 2)
