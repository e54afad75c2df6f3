"""Artificer goes wrong in the exact cost, and in where the card goes."""

from tests.bed import bed

CARD = "Artificer"


def test_gains_onto_the_deck() -> None:
    """+1 Card, +1 Action, +$1; you discard any number and may gain a card costing exactly that many $ onto your deck."""
    t = bed(hand="Artificer, 2 Estate, Curse", deck="Gold, Curse", kingdom="Smithy")
    t.play("Artificer", ("discard", "2 Estate, Curse"), ("gain", "Silver"))
    assert t.p1.hand == "Gold"
    assert t.p1.deck == "Silver, Curse"
    assert (t.p1.actions, t.p1.coins) == (1, 1)


def test_discarding_nothing() -> None:
    """You may discard none and gain a card costing $0."""
    t = bed(hand="Artificer, Estate", deck="Gold")
    t.play("Artificer", ("discard", ""), ("gain", "Curse"))
    assert "(0 to 1 of: Copper, Curse)" in t.asked[-1]
    assert t.p1.deck == "Curse"


def test_need_not_gain() -> None:
    """You need not gain a card, even if you discarded some."""
    t = bed(hand="Artificer, Estate, Curse", kingdom="Smithy")
    t.play("Artificer", ("discard", "Estate, Curse"), ("gain", ""))
    assert t.p1.deck == "-"
