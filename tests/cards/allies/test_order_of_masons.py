"""Order of Masons goes wrong in what is left to draw, and if putting counts as discarding."""

from tests.bed import bed

CARD = "Order of Masons"


def test_cards_into_the_discard_pile() -> None:
    """When you shuffle you may spend Favors; for each you pick up to 2 cards that go to your discard pile."""
    t = bed(hand="Smithy", discard="9 Copper, 3 Estate", landscapes="Order of Masons", favors=3)
    t.play("Smithy", ("spend", "yes"), ("place", "3 Estate"))
    assert t.p1.hand == "3 Copper"
    assert t.p1.discard == "3 Estate"
    assert t.p1.favors == 1


def test_is_no_discarding() -> None:
    """Putting the cards there is not discarding them: Village Green cannot be played."""
    t = bed(hand="Smithy", discard="9 Copper, Village Green", landscapes="Order of Masons", favors=1)
    t.play("Smithy", ("spend", "yes"), ("place", "Village Green"))
    assert t.p1.discard == "Village Green"


def test_no_second_shuffle() -> None:
    """If too few cards are left in your deck then, you draw fewer and do not shuffle again."""
    t = bed(hand="Smithy", discard="2 Copper, 2 Estate", landscapes="Order of Masons", favors=1)
    t.play("Smithy", ("spend", "yes"), ("place", "2 Estate"))
    assert t.p1.hand == "2 Copper"
    assert t.p1.discard == "2 Estate"
