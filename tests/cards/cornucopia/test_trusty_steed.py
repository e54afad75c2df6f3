"""Trusty Steed goes wrong in the order of its effects, or when putting the deck away discards cards."""

from tests.bed import bed

CARD = "Trusty Steed"


def test_choose_two() -> None:
    """You choose two different options: +2 Cards, +2 Actions, +$2, or 4 Silvers."""
    t = bed(hand="Trusty Steed", deck="3 Gold")
    t.play("Trusty Steed", ("option", "+2 Actions, +$2"))
    assert (t.p1.actions, t.p1.coins) == (2, 2)
    assert t.p1.hand == ""
    assert t.p1.discard == ""


def test_silvers_and_deck() -> None:
    """The last option gains 4 Silvers and puts your deck into your discard pile."""
    t = bed(hand="Trusty Steed", deck="3 Gold")
    t.play("Trusty Steed", ("option", "+$2, 4 Silvers"))
    assert t.p1.discard == "4 Silver, 3 Gold"
    assert t.p1.deck == "-"


def test_printed_order() -> None:
    """You choose both first, then do them in the order on the card: with cards and Silvers, you draw before."""
    t = bed(hand="Trusty Steed", deck="2 Gold, Copper")
    t.play("Trusty Steed", ("option", "4 Silvers, +2 Cards"))
    assert t.p1.hand == "2 Gold"
    assert t.p1.discard == "4 Silver, Copper"
    assert (t.p1.actions, t.p1.coins) == (0, 0)


def test_putting_is_not_discarding() -> None:
    """The deck is put, not discarded: a Trail in it cannot be played. You may not look through it either."""
    t = bed(hand="Trusty Steed", deck="Trail")
    t.play("Trusty Steed", ("option", "+$2, 4 Silvers"))
    assert t.p1.discard == "4 Silver, Trail"


def test_costs_nothing() -> None:
    """It costs $0 for whatever asks."""
    t = bed(hand="Trusty Steed")
    assert t.game.cost(t.card("Trusty Steed")) == 0


def test_few_silvers() -> None:
    """With fewer than 4 Silvers left you gain those there are; your deck goes into the discard pile all the same."""
    t = bed(hand="Trusty Steed", deck="Gold", text="pile Silver: 3")
    t.play("Trusty Steed", ("option", "+$2, 4 Silvers"))
    assert t.p1.discard == "3 Silver, Gold"
