"""Legionary goes wrong with players who have few cards."""

from tests.bed import bed

CARD = "Legionary"


def test_with_a_gold() -> None:
    """+$3; you may reveal a Gold: then the others discard down to 2 cards in hand and draw a card."""
    t = bed(hand="Legionary, Gold", p2="3 Copper, Estate", p2_deck="Curse", p3="Copper", text="p3 deck: Silver")
    t.play("Legionary", ("reveal", "yes"), ("p2", "discard", "Copper, Estate"))
    assert t.p1.coins == 3
    assert t.p2.hand == "2 Copper, Curse"
    assert t.p3.hand == "Copper, Silver"


def test_without() -> None:
    """Without a Gold, or if you do not reveal it, nothing happens to them."""
    t = bed(hand="Legionary, Gold", p2="5 Copper")
    t.play("Legionary", ("reveal", "no"))
    assert t.p2.hand == "5 Copper"
    t = bed(hand="Legionary", p2="5 Copper")
    t.play("Legionary")
    assert t.p2.hand == "5 Copper"


def test_reactions_come_first() -> None:
    """Reactions come before you decide about the Gold."""
    t = bed(hand="Legionary, Gold", p2="Moat, 4 Copper")
    t.play("Legionary", ("p2", "resolve", "Moat"), ("reveal", "yes"))
    assert t.p2.hand == "Moat, 4 Copper"


def test_discarded_cards_may_be_drawn() -> None:
    """If they must shuffle to draw, the cards just discarded are shuffled in."""
    t = bed(hand="Legionary, Gold", p2="3 Copper")
    t.play("Legionary", ("reveal", "yes"))
    assert t.p2.hand == "3 Copper"
