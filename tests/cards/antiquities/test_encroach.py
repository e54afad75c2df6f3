"""Encroach goes wrong when it draws a fixed number, and when it gains more than the discarded Treasure allows."""

from tests.bed import bed

CARD = "Encroach"


def test_draws_up_to_six() -> None:
    """Draw until you have 6 cards in hand; with 6 or more you draw none."""
    t = bed(hand="Encroach, 4 Estate", deck="3 Curse")
    t.play("Encroach")
    assert t.p1.hand == "4 Estate, 2 Curse"
    t = bed(hand="Encroach, 7 Estate", deck="3 Curse")
    t.play("Encroach")
    assert t.p1.hand == "7 Estate"


def test_treasure_to_victory() -> None:
    """You may discard a Treasure, also one just drawn: gain a Victory card onto your deck costing up to $2 more."""
    t = bed(hand="Encroach, 5 Estate", deck="Gold, Curse")
    t.play("Encroach", ("discard", "Gold"), ("gain", "Province"))
    assert t.p1.deck == "Province, Curse"
    assert t.p1.discard == "Gold"


def test_within_the_limit() -> None:
    """No more than $2 more, and no card of an empty pile."""
    t = bed(hand="Encroach, 5 Estate, Silver", text="pile Estate: 0")
    t.play("Encroach", ("discard", "Silver"))
    assert t.p1.deck == "Duchy"


def test_declined() -> None:
    """You need not discard; then you gain nothing."""
    t = bed(hand="Encroach, 5 Estate, Gold", deck="Curse")
    t.play("Encroach", ("discard", ""))
    assert t.p1.deck == "Curse"


def test_nothing_to_gain() -> None:
    """You may discard a Treasure even if there is nothing to gain for it."""
    t = bed(hand="Encroach, 5 Curse, Copper", text="pile Estate: 0", deck="Gold")
    t.play("Encroach", ("discard", "Copper"))
    assert t.p1.discard == "Copper"
    assert t.p1.deck == "Gold"
