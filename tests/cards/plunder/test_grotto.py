"""Grotto goes wrong when it stays in play with nothing under it, or draws before discarding."""

from tests.bed import bed

CARD = "Grotto"


def test_swaps_next_turn() -> None:
    """+1 Action; up to 4 cards are set aside face down. At the start of your next turn you discard them, then draw as many."""
    t = bed(hand="Grotto, 2 Estate, Gold", deck="12 Copper", p2_deck="5 Silver")
    t.play("Grotto", ("set aside", "2 Estate"))
    assert t.p1.actions == 1
    assert t.p1.facedown == "2 Estate"
    t.end_turn()
    assert t.p1.in_play == "Grotto"
    t.end_turn()
    assert t.p1.discard == "Gold, 2 Estate"
    assert t.p1.hand == "7 Copper"


def test_nothing_set_aside() -> None:
    """You may set aside no cards; then it does not stay in play."""
    t = bed(hand="Grotto, Gold", deck="12 Copper")
    t.play("Grotto", ("set aside", ""))
    t.end_turn()
    assert t.p1.in_play == "-"


def test_discard_then_draw() -> None:
    """The discarded cards may be shuffled and drawn."""
    t = bed(hand="Grotto, 2 Gold", deck="5 Copper", p2_deck="5 Silver")
    t.play("Grotto", ("set aside", "2 Gold"))
    t.end_turn()
    t.end_turn()
    assert t.p1.hand == "5 Copper, 2 Gold"
