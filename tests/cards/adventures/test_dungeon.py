"""Dungeon goes wrong if the discard depends on the draw."""

from tests.bed import bed

CARD = "Dungeon"


def test_now_and_next_turn() -> None:
    """+1 Action; now and at the start of your next turn you get +2 Cards and then discard 2 cards."""
    t = bed(hand="Dungeon", deck="2 Gold, 5 Copper, 2 Silver, Curse")
    t.play("Dungeon")
    assert t.p1.discard == "2 Gold"
    assert t.p1.actions == 1
    t.end_turn()
    t.end_turn(("discard", "2 Copper"))
    assert t.p1.hand == "3 Copper, 2 Silver"


def test_discards_even_if_nothing_was_drawn() -> None:
    """You discard two cards even if you could not draw two."""
    t = bed(hand="Dungeon, 2 Copper")
    t.play("Dungeon")
    assert t.p1.hand == ""
