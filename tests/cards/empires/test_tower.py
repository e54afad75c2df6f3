"""Tower goes wrong with split piles and Victory cards."""

from tests.bed import bed

CARD = "Tower"


def test_cards_from_empty_piles() -> None:
    """At the end each card you have from an empty Supply pile is worth 1 VP, unless it is a Victory card; Curses count."""
    t = bed(hand="2 Village, 2 Estate, Curse, Smithy", landscapes="Tower",
            text="pile Village: 0\npile Estate: 0\npile Curse: 0")  # fmt: skip
    assert t.p1.points == 2 + 1 + 2 - 1


def test_a_split_pile_must_be_empty_altogether() -> None:
    """A split pile counts only when all its cards are gone."""
    t = bed(hand="5 Patrician, 4 Emporium", landscapes="Tower")
    assert t.p1.points == 0
    t.gain("Emporium")
    assert t.p1.points == 10
