"""Gang of Pickpockets goes wrong if it is optional, or costs a Favor for nothing."""

from tests.bed import bed

CARD = "Gang of Pickpockets"


def test_discard_down_to_4() -> None:
    """At the start of your turn you discard down to 4 cards in hand if you do not spend a Favor."""
    t = bed(deck="Estate, 4 Copper, 5 Silver", landscapes="Gang of Pickpockets", favors=1)
    t.end_turn()
    t.end_turn(("p1", "spend", "no"), ("p1", "discard", "Estate"))
    assert t.p1.hand == "4 Copper"
    assert t.p1.favors == 1


def test_spend_a_favor() -> None:
    """If you spend a Favor you discard nothing."""
    t = bed(deck="Estate, 4 Copper, 5 Silver", landscapes="Gang of Pickpockets", favors=1)
    t.end_turn()
    t.end_turn(("p1", "spend", "yes"))
    assert t.p1.hand == "Estate, 4 Copper"
    assert t.p1.favors == 0


def test_without_favors() -> None:
    """Without a Favor you must discard."""
    t = bed(deck="Estate, 4 Copper, 5 Silver", landscapes="Gang of Pickpockets")
    t.end_turn()
    t.end_turn(("p1", "discard", "Copper"))
    assert t.p1.hand == "Estate, 3 Copper"


def test_before_or_after_other_abilities() -> None:
    """You may resolve it before or after other abilities of the start of your turn."""
    t = bed(hand="Village Green", deck="5 Copper, Gold", landscapes="Gang of Pickpockets")
    t.play("Village Green", ("option", "next turn"))
    t.end_turn()
    t.end_turn(("p1", "resolve", "Gang of Pickpockets"))
    assert t.p1.hand == "4 Copper, Gold"
