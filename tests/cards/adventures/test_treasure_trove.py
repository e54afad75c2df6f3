"""Treasure Trove goes wrong when a missing Gold stops the Copper."""

from tests.bed import bed

CARD = "Treasure Trove"


def test_gains_a_gold_and_a_copper() -> None:
    """$2, and you gain a Gold and then a Copper."""
    t = bed(hand="Treasure Trove")
    t.play("Treasure Trove")
    assert t.p1.coins == 2
    assert t.p1.discard == "Gold, Copper"


def test_one_of_them_is_missing() -> None:
    """If no Gold is left you still gain the Copper, and the other way round."""
    t = bed(hand="Treasure Trove", text="pile Gold: 0")
    t.play("Treasure Trove")
    assert t.p1.discard == "Copper"
    t = bed(hand="Treasure Trove", text="pile Copper: 0")
    t.play("Treasure Trove")
    assert t.p1.discard == "Gold"
