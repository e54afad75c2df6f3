"""Crafters' Guild goes wrong in where the card goes."""

from tests.bed import bed

CARD = "Crafters' Guild"


def test_gains_onto_the_deck() -> None:
    """At the start of your turn you may spend 2 Favors to gain a card costing up to $4 onto your deck."""
    t = bed(deck="9 Copper", kingdom="Smithy, Market", landscapes="Crafters' Guild", favors=3)
    t.end_turn()
    t.end_turn(("p1", "resolve", "Crafters' Guild"), ("p1", "gain", "Smithy"))
    assert t.p1.deck == "Smithy, 4 Copper"
    assert t.p1.favors == 1
    assert "Market" not in t.asked[-1].split(" by ")[0]


def test_optional() -> None:
    """You need not."""
    t = bed(deck="9 Copper", landscapes="Crafters' Guild", favors=2)
    t.end_turn()
    t.end_turn(("p1", "resolve", ""))
    assert t.p1.favors == 2
