"""Forest Dwellers goes wrong in the order of what goes back."""

from tests.bed import bed

CARD = "Forest Dwellers"


def test_look_discard_and_put_back() -> None:
    """For a Favor you look at your top 3 cards, discard any of them and put the rest back in any order."""
    t = bed(deck="5 Copper, Estate, Gold, Silver, Curse", landscapes="Forest Dwellers", favors=2)
    t.end_turn()
    t.end_turn(("p1", "resolve", "Forest Dwellers"), ("p1", "discard", "Estate"), ("p1", "topdeck", "Silver, Gold"))
    assert t.p1.deck == "Silver, Gold, Curse"
    assert t.p1.discard == "Estate"
    assert t.p1.favors == 1


def test_optional() -> None:
    """You need not use it."""
    t = bed(deck="5 Copper, Estate, Gold", landscapes="Forest Dwellers", favors=2)
    t.end_turn()
    t.end_turn(("p1", "resolve", ""))
    assert t.p1.favors == 2


def test_discarded_cards_do_not_see_the_others() -> None:
    """The cards you look at are kept aside: a Village Green discarded from them draws the card below them."""
    t = bed(deck="5 Copper, Village Green, Gold, Silver, Curse", landscapes="Forest Dwellers", favors=1)
    t.end_turn()
    t.end_turn(("p1", "resolve", "Forest Dwellers"), ("p1", "discard", "Village Green"),
               ("p1", "resolve", "Village Green"), ("p1", "option", "now"), ("p1", "topdeck", "Gold, Silver"))  # fmt: skip
    assert t.p1.hand == "5 Copper, Curse"
    assert t.p1.deck == "Gold, Silver"
