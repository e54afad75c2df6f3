"""Bishop goes wrong by giving the others points, by forcing them, and by rounding up."""

from tests.bed import bed

CARD = "Bishop"


def test_points_for_half_the_cost() -> None:
    """You get +$1 and +1 VP, and +1 VP for every $2 the trashed card costs, rounded down."""
    t = bed(hand="Bishop, Market, Gold")
    t.play("Bishop", ("trash", "Market"))
    assert t.p1.hand == "Gold"
    assert t.p1.coins == 1
    assert t.p1.vp == 3


def test_without_a_card_to_trash() -> None:
    """You get the first +$1 and +1 VP even if you have no card to trash."""
    t = bed(hand="Bishop")
    t.play("Bishop")
    assert t.p1.coins == 1
    assert t.p1.vp == 1


def test_lower_costs_give_less() -> None:
    """If costs are reduced you get fewer points."""
    t = bed(hand="Bishop, Quarry, Market")
    t.play("Quarry")
    t.play("Bishop")
    assert t.p1.vp == 2


def test_trashes_then_looks_at_the_cost() -> None:
    """You trash first, then look at the cost, wherever the card is by then: a Fortress counts, back in your hand."""
    t = bed(hand="Bishop, Fortress")
    t.play("Bishop")
    assert t.p1.vp == 3
    assert t.p1.hand == "Fortress"


def test_the_others_may_trash() -> None:
    """Each other player may trash a card from their hand; they get nothing for it."""
    t = bed(hand="Bishop", p2="Gold, Curse", p3="Copper")
    t.play("Bishop", ("p2", "trash", "Curse"), ("p3", "trash", ""))
    assert t.trashed == "Curse"
    assert t.p2.vp == 0
    assert t.p3.hand == "Copper"


def test_one_card_each() -> None:
    """You trash one card, no more, and must; the others may trash one, no more."""
    t = bed(hand="Bishop, Copper, Estate", p2="Copper, Estate")
    t.play("Bishop", ("trash", "Estate"), ("p2", "trash", "Copper"))
    assert "(1 to 1 of" in t.asked[0]
    assert "(0 to 1 of" in t.asked[1]
    assert t.p1.vp == 2
