"""Bag of Gold goes wrong when the Gold goes to the discard pile."""

from tests.bed import bed

CARD = "Bag of Gold"


def test_play() -> None:
    """+1 Action, and you gain a Gold onto your deck."""
    t = bed(hand="Bag of Gold", deck="Copper")
    t.play("Bag of Gold")
    assert t.p1.actions == 1
    assert t.p1.deck == "Gold, Copper"


def test_costs_nothing() -> None:
    """It costs $0 for whatever asks."""
    t = bed(hand="Bag of Gold")
    assert t.game.cost(t.card("Bag of Gold")) == 0


def test_no_gold_left() -> None:
    """With no Gold left you gain none."""
    t = bed(hand="Bag of Gold", deck="Copper", text="pile Gold: 0")
    t.play("Bag of Gold")
    assert t.p1.deck == "Copper"
