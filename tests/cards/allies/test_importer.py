"""Importer goes wrong in when it gains: not now, but at the start of your next turn."""

from tests.bed import bed

CARD = "Importer"


def test_gains_next_turn() -> None:
    """At the start of your next turn you gain a card costing up to $5; it stays in play until that turn."""
    t = bed(hand="Importer", deck="30 Copper", kingdom="Market, Smithy, Destrier")
    t.play("Importer")
    assert t.p1.discard == ""
    t.end_turn()
    assert t.p1.in_play == "Importer"
    t.end_turn(("p1", "gain", "Market"))
    assert "Destrier" not in t.asked[-1].split(" by ")[0]
    assert "Market" in t.p1.discard
    t.end_turn()
    assert t.p1.in_play == ""


def test_no_potions() -> None:
    """A card with a Potion or debt in its cost cannot be gained."""
    t = bed(hand="Importer", deck="30 Copper", kingdom="Possession, Smithy")
    t.play("Importer")
    t.end_turn()
    t.end_turn(("p1", "gain", "Smithy"))
    assert "Possession" not in t.asked[-1].split(" by ")[0]
