"""Wolf Den goes wrong when it goes by piles or types instead of names."""

from tests.bed import bed

CARD = "Wolf Den"


def test_minus_three_for_each_single_card() -> None:
    """At the end you lose 3 VP for each card you have exactly one copy of."""
    t = bed(hand="Gold, 2 Silver, 3 Copper, Curse", landscapes="Wolf Den")
    assert t.p1.points == -6 - 1
    assert t.p2.points == 0


def test_all_your_cards_count() -> None:
    """All your cards are looked at, wherever they are: a second copy on your Tavern mat saves you."""
    t = bed(hand="Duplicate", landscapes="Wolf Den", text="p1 tavern: Duplicate, Royal Carriage")
    assert t.p1.points == -3


def test_different_names() -> None:
    """Cards of different names are different, even if they come from one pile."""
    t = bed(hand="Patrician, Emporium", landscapes="Wolf Den")
    assert t.p1.points == -6
