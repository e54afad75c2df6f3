"""Survivors goes wrong when one card can be discarded and the other kept."""

from tests.bed import bed

CARD = "Survivors"


def test_discards_both() -> None:
    """You may discard both cards; you cannot discard only one of them."""
    t = bed(hand="Survivors", deck="Copper, Estate, Gold")
    t.play("Survivors", ("option", "discard"))
    assert t.p1.discard == "Copper, Estate"
    assert t.p1.deck == "Gold"


def test_puts_both_back() -> None:
    """Or you put both back on your deck, in any order."""
    t = bed(hand="Survivors", deck="Copper, Gold, Estate")
    t.play("Survivors", ("option", "put back"), ("topdeck", "Gold, Copper"))
    assert t.p1.deck == "Gold, Copper, Estate"
    assert t.p1.discard == ""


def test_empty_deck() -> None:
    """With no cards left, it does nothing."""
    t = bed(hand="Survivors")
    t.play("Survivors")
    assert t.p1.hand == ""
