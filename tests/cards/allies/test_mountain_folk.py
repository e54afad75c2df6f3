"""Mountain Folk goes wrong with fewer than 5 Favors."""

from tests.bed import bed

CARD = "Mountain Folk"


def test_five_favors_for_three_cards() -> None:
    """At the start of your turn you may spend 5 Favors for +3 Cards, once a turn."""
    t = bed(deck="12 Copper", landscapes="Mountain Folk", favors=11)
    t.end_turn()
    t.end_turn(("p1", "resolve", "Mountain Folk"))
    assert t.p1.hand == "8 Copper"
    assert t.p1.favors == 6


def test_not_with_four() -> None:
    """With fewer than 5 Favors you cannot use it."""
    t = bed(deck="12 Copper", landscapes="Mountain Folk", favors=4)
    t.end_turn()
    t.end_turn()
    assert t.p1.hand == "5 Copper"
