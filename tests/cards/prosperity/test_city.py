"""City goes wrong by counting empty piles at another time than when it is played."""

from tests.bed import bed

CARD = "City"


def test_no_empty_pile() -> None:
    """+1 Card and +2 Actions; without empty Supply piles nothing more."""
    t = bed(hand="City", deck="3 Copper")
    t.play("City")
    assert t.p1.hand == "Copper"
    assert t.p1.actions == 2
    assert (t.p1.buys, t.p1.coins) == (1, 0)


def test_one_empty_pile() -> None:
    """With one empty Supply pile you draw another card."""
    t = bed(hand="City", deck="3 Copper", text="pile Curse: 0")
    t.play("City")
    assert t.p1.hand == "2 Copper"
    assert (t.p1.buys, t.p1.coins) == (1, 0)


def test_two_empty_piles() -> None:
    """With two or more you get the card and +1 Buy and +$1."""
    t = bed(hand="City", deck="3 Copper", text="pile Curse: 0\npile Duchy: 0")
    t.play("City")
    assert t.p1.hand == "2 Copper"
    assert (t.p1.buys, t.p1.coins) == (2, 1)


def test_counts_each_time_it_is_played() -> None:
    """Piles are counted each time it is played; a pile that empties later does not help."""
    t = bed(hand="2 City", deck="5 Copper", text="pile Curse: 1")
    t.play("City")
    t.gain("Curse")
    assert t.p1.hand == "City, Copper"
    t.play("City")
    assert t.p1.hand == "3 Copper"
