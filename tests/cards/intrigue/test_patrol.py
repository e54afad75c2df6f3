"""Patrol goes wrong when Curses are left behind, or the cards are revealed before drawing."""

from tests.bed import bed

CARD = "Patrol"


def test_takes_victory_cards_and_curses() -> None:
    """You draw 3, reveal the next 4, take all Victory cards and Curses of those, and put the rest back in any order."""
    t = bed(hand="Patrol", deck="3 Copper, Estate, Gold, Curse, Silver, Duchy")
    t.play("Patrol", ("topdeck", "Silver, Gold"))
    assert t.p1.hand == "3 Copper, Estate, Curse"
    assert t.p1.deck == "Silver, Gold, Duchy"


def test_cards_of_two_types() -> None:
    """A Victory card that is something else too is taken."""
    t = bed(hand="Patrol", deck="3 Copper, Mill, Farm, Nobles, Gold")
    t.play("Patrol")
    assert t.p1.hand == "3 Copper, Mill, Farm, Nobles"
    assert t.p1.deck == "Gold"


def test_fewer_cards() -> None:
    """If there are fewer cards you do what you can; revealed cards are not shuffled in."""
    t = bed(hand="Patrol", deck="3 Copper, Gold", discard="Estate, Duchy")
    t.play("Patrol")
    assert t.p1.hand == "3 Copper, Estate, Duchy"
    assert t.p1.deck == "Gold"
