"""Desert Guides goes wrong if it can be interrupted, or needs cards to discard."""

from tests.bed import bed

CARD = "Desert Guides"


def test_new_hands_as_often_as_wanted() -> None:
    """For each Favor you spend you discard your hand and draw 5 cards; you may stop at any time."""
    t = bed(deck="5 Estate, 5 Copper, 5 Gold, Curse", landscapes="Desert Guides", favors=3)
    t.end_turn()
    t.end_turn(("p1", "spend", "yes"), ("p1", "spend", "yes"), ("p1", "spend", "no"))
    assert t.p1.hand == "5 Gold"
    assert t.p1.discard == "5 Estate, 5 Copper"
    assert t.p1.favors == 1


def test_the_discarded_cards_may_be_drawn_again() -> None:
    """If you must shuffle to draw, the discarded cards are shuffled in."""
    t = bed(deck="5 Estate, Gold", landscapes="Desert Guides", favors=1)
    t.end_turn()
    t.end_turn(("p1", "spend", "yes"))
    assert "Gold" in t.p1.hand
    assert len(t.p1.hand) == 5


def test_with_an_empty_hand() -> None:
    """With no cards to discard you still draw 5."""
    t = bed(deck="6 Gold", landscapes="Desert Guides", favors=1, text="turn: p1 opening")
    t.step(("spend", "yes"))
    assert t.p1.hand == "5 Gold"
