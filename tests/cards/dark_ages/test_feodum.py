"""Feodum goes wrong when it counts the Silvers of the deck only."""

from tests.bed import bed

CARD = "Feodum"


def test_scores() -> None:
    """1 VP for every 3 Silvers you have, rounded down, wherever they are."""
    t = bed(hand="Feodum, 2 Silver", deck="Silver", discard="2 Silver", text="p1 play: Silver")
    assert t.p1.points == 2
    t = bed(hand="Feodum, 5 Silver")
    assert t.p1.points == 1
    t = bed(hand="2 Feodum, 3 Silver")
    assert t.p1.points == 2


def test_when_trashed() -> None:
    """When you trash it, gain 3 Silvers, on anybody's turn."""
    t = bed(hand="Feodum")
    t.trash("Feodum")
    assert t.p1.discard == "3 Silver"
    t = bed(hand="Dame Molly", p2_deck="Feodum, Copper")
    t.play("Dame Molly")
    assert t.p2.discard == "3 Silver, Copper"


def test_pile() -> None:
    """A Victory card: there are 8 with two players, else 12."""
    assert bed(kingdom="Feodum").left("Feodum") == 8
    assert bed(kingdom="Feodum", p3="").left("Feodum") == 12


def test_few_silvers() -> None:
    """With fewer than 3 Silvers left you gain those there are."""
    t = bed(hand="Feodum", text="pile Silver: 2")
    t.trash("Feodum")
    assert t.p1.discard == "2 Silver"
