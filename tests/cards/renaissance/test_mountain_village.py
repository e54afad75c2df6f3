"""Mountain Village goes wrong when one may draw with cards in the discard pile."""

from tests.bed import bed

CARD = "Mountain Village"


def test_a_card_from_the_discard_pile() -> None:
    """+2 Actions. You look through your discard pile and put any card of it into your hand."""
    t = bed(hand="Mountain Village", deck="Silver", discard="Copper, Gold, Estate")
    t.play("Mountain Village", ("take", "Gold"))
    assert t.p1.hand == "Gold"
    assert t.p1.discard == "Copper, Estate"
    assert t.p1.actions == 2


def test_not_optional() -> None:
    """If there is a card in your discard pile you must take one; you cannot draw instead."""
    t = bed(hand="Mountain Village", deck="Gold", discard="Curse")
    t.play("Mountain Village")
    assert t.p1.hand == "Curse"
    assert t.p1.deck == "Gold"


def test_an_empty_discard_pile() -> None:
    """Only if your discard pile is empty do you draw a card."""
    t = bed(hand="Mountain Village", deck="Gold, Copper")
    t.play("Mountain Village")
    assert t.p1.hand == "Gold"
