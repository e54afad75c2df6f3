"""Catapult goes wrong with a Treasure that costs $3 or more, and with an empty hand."""

from tests.bed import bed

CARD = "Catapult"


def test_a_card_costing_3_or_more() -> None:
    """+$1; you trash a card from your hand; if it costs $3 or more each other player gains a Curse."""
    t = bed(hand="Catapult, Duchy", p2="5 Copper")
    t.play("Catapult")
    assert t.p1.coins == 1
    assert t.p2.discard == "Curse"
    assert t.p2.hand == "5 Copper"


def test_a_treasure() -> None:
    """If it is a Treasure each other player discards down to 3 cards in hand."""
    t = bed(hand="Catapult, Copper", p2="5 Copper")
    t.play("Catapult")
    assert t.p2.hand == "3 Copper"
    assert t.p2.discard == "2 Copper"


def test_both() -> None:
    """For a Treasure costing $3 or more they first all gain a Curse and then discard; for other cards nothing happens."""
    t = bed(hand="Catapult, Silver", p2="5 Copper")
    t.play("Catapult")
    assert t.p2.discard == "Curse, 2 Copper"
    t = bed(hand="Catapult, Estate", p2="5 Copper")
    t.play("Catapult")
    assert t.p2.discard == ""


def test_an_empty_hand() -> None:
    """You get +$1 even if you have no card to trash."""
    t = bed(hand="Catapult", p2="5 Copper")
    t.play("Catapult")
    assert t.p1.coins == 1
    assert t.p2.hand == "5 Copper"


def test_debt_does_not_count() -> None:
    """Debt in the cost does not count as $."""
    t = bed(hand="Catapult, Overlord", p2="5 Copper")
    t.play("Catapult")
    assert t.p2.discard == ""
