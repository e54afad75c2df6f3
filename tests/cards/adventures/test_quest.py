"""Quest goes wrong when too few cards are discarded."""

from tests.bed import bed

CARD = "Quest"


def test_each_of_the_three() -> None:
    """You may discard an Attack, two Curses or six cards; if you did, you gain a Gold."""
    t = bed(hand="Militia, 2 Curse, 6 Copper", landscapes="Quest", buys=3)
    t.buy("Quest", ("option", "an Attack"))
    t.buy("Quest", ("option", "two Curses"))
    t.buy("Quest", ("option", "six cards"))
    assert t.p1.hand == ""
    assert t.p1.discard == "Militia, 2 Curse, 6 Copper, 3 Gold"


def test_not_enough() -> None:
    """You may choose what you cannot do in full: you discard what you can and gain nothing."""
    t = bed(hand="Curse, Copper", landscapes="Quest", buys=3)
    t.buy("Quest", ("option", "two Curses"))
    assert t.p1.discard == "Curse"
    t.buy("Quest", ("option", "six cards"))
    assert t.p1.discard == "Curse, Copper"


def test_nothing() -> None:
    """You need not discard anything."""
    t = bed(hand="Militia", landscapes="Quest")
    t.buy("Quest", ("option", "nothing"))
    assert t.p1.hand == "Militia"


def test_no_card_in_hand() -> None:
    """Without a card in hand there is nothing to ask."""
    t = bed(landscapes="Quest")
    t.buy("Quest")
    assert t.asked == []
    assert t.p1.discard == ""
