"""Expedition goes wrong when it draws at once, or on another turn."""

from tests.bed import bed

CARD = "Expedition"


def test_two_more_cards() -> None:
    """In this turn's Clean-up you draw two cards more; later hands are as always."""
    t = bed(landscapes="Expedition", coins=3, deck="20 Copper")
    t.buy("Expedition")
    assert t.p1.hand == ""
    t.end_turn()
    assert len(t.p1.hand) == 7
    t.end_turn()
    t.end_turn()
    assert len(t.p1.hand) == 5


def test_several() -> None:
    """Several on one turn add up."""
    t = bed(landscapes="Expedition", coins=6, buys=2, deck="20 Copper")
    t.buy("Expedition")
    t.buy("Expedition")
    t.end_turn()
    assert len(t.p1.hand) == 9
