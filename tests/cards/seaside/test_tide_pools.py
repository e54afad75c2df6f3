"""Tide Pools goes wrong when its discarding comes on the same turn or is optional."""

from tests.bed import bed

CARD = "Tide Pools"


def test_draw_now_discard_later() -> None:
    """+3 Cards and +1 Action; at the start of your next turn you must discard 2 cards."""
    t = bed(hand="Tide Pools", deck="3 Gold, 2 Estate, 3 Copper")
    t.play("Tide Pools")
    assert t.p1.hand == "3 Gold"
    assert t.p1.actions == 1
    t.end_turn()
    assert t.p1.in_play == "Tide Pools"
    t.end_turn(("p1", "discard", "2 Estate"))
    assert t.p1.hand == "3 Copper"


def test_two_of_them() -> None:
    """Two Tide Pools make you discard 4 cards."""
    t = bed(hand="2 Tide Pools", deck="6 Gold, 5 Copper")
    t.play("Tide Pools")
    t.play("Tide Pools")
    t.end_turn()
    t.end_turn()
    assert t.p1.hand == "Copper"


def test_exactly_two_cards() -> None:
    t = bed(hand="Tide Pools", deck="3 Gold, 2 Copper, 3 Estate")
    t.play("Tide Pools")
    t.end_turn()
    t.end_turn(("p1", "discard", "2 Estate"))
    assert "(2 to 2 of" in next(asked for asked in t.asked if "'discard'" in asked)
