"""Miser goes wrong when he counts Coppers elsewhere, or later ones."""

from tests.bed import bed

CARD = "Miser"


def test_a_copper_onto_the_mat() -> None:
    """You may put a Copper from your hand onto your Tavern mat."""
    t = bed(hand="Miser, 2 Copper")
    t.play("Miser", ("option", "put a Copper on the mat"))
    assert t.p1.tavern == "Copper"
    assert t.p1.hand == "Copper"


def test_coins_for_the_coppers_there() -> None:
    """Or you get +$1 for each Copper on your Tavern mat at that moment."""
    t = bed(hand="2 Miser, Copper", text="p1 tavern: 3 Copper, Guide", actions=2)
    t.play("Miser", ("option", "+$1 for each Copper there"))
    assert t.p1.coins == 3
    t.play("Miser", ("option", "put a Copper on the mat"))
    assert t.p1.coins == 3


def test_without_a_copper() -> None:
    """You may choose to put a Copper there even if you have none."""
    t = bed(hand="Miser, Silver")
    t.play("Miser", ("option", "put a Copper on the mat"))
    assert t.p1.tavern == ""
