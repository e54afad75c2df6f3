"""Triumphal Arch goes wrong with ties."""

from tests.bed import bed

CARD = "Triumphal Arch"


def test_the_second_most_common_action() -> None:
    """At the end each copy of your second most common Action card is worth 3 VP."""
    assert bed(hand="5 Village, 4 Smithy, 2 Market", landscapes="Triumphal Arch").p1.points == 12


def test_ties_and_single_names() -> None:
    """In a tie one of the tied cards counts; with only one Action card's name you score nothing."""
    assert bed(hand="4 Village, 4 Smithy, Copper", landscapes="Triumphal Arch").p1.points == 12
    assert bed(hand="4 Village, 5 Copper", landscapes="Triumphal Arch").p1.points == 0
