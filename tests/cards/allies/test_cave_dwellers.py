"""Cave Dwellers goes wrong if it can be interrupted, or needs a card to discard."""

from tests.bed import bed

CARD = "Cave Dwellers"


def test_discard_then_draw_as_often_as_wanted() -> None:
    """For each Favor you spend you discard a card, then draw one, one after the other; you may stop at any time."""
    t = bed(deck="Estate, 4 Copper, Gold, Curse, Silver", landscapes="Cave Dwellers", favors=3)
    t.end_turn()
    t.end_turn(("p1", "spend", "yes"), ("p1", "discard", "Estate"), ("p1", "spend", "yes"), ("p1", "discard", "Copper"),
               ("p1", "spend", "no"))  # fmt: skip
    assert t.p1.hand == "3 Copper, Gold, Curse"
    assert t.p1.discard == "Estate, Copper"
    assert t.p1.favors == 1


def test_the_discarded_card_may_be_drawn_again() -> None:
    """If you must shuffle to draw, the discarded card is shuffled in."""
    t = bed(deck="5 Copper", landscapes="Cave Dwellers", favors=1)
    t.end_turn()
    t.end_turn(("p1", "spend", "yes"))
    assert t.p1.hand == "5 Copper"


def test_with_an_empty_hand() -> None:
    """With no card to discard you still draw one."""
    t = bed(deck="Gold, Silver", landscapes="Cave Dwellers", favors=1, text="turn: p1 opening")
    t.step(("spend", "yes"))
    assert t.p1.hand == "Gold"


def test_one_ability() -> None:
    """It is one ability however often you repeat it: nothing else of the start of the turn comes in between."""
    t = bed(hand="Village Green", deck="4 Copper, Estate, 9 Silver", landscapes="Cave Dwellers", favors=2)
    t.play("Village Green", ("option", "next turn"))
    t.end_turn()
    t.end_turn(("p1", "resolve", "Cave Dwellers"), ("p1", "spend", "yes"), ("p1", "discard", "Estate"),
               ("p1", "spend", "yes"), ("p1", "discard", "Copper"))  # fmt: skip
    assert t.p1.hand == "3 Copper, 3 Silver"
