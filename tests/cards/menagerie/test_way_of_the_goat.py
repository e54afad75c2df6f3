"""Way of the Goat goes wrong when there is nothing to trash."""

from tests.bed import bed

CARD = "Way of the Goat"


def test_trashes_a_card() -> None:
    """You trash a card from your hand."""
    t = bed(hand="Smithy, Copper, Estate", landscapes="Way of the Goat")
    t.play("Smithy", ("resolve", "Way of the Goat"), ("trash", "Copper"))
    assert t.trashed == "Copper"
    assert t.p1.hand == "Estate"


def test_with_an_empty_hand() -> None:
    """With no cards in hand nothing happens."""
    t = bed(hand="Smithy", deck="3 Gold", landscapes="Way of the Goat")
    t.play("Smithy", ("resolve", "Way of the Goat"))
    assert t.trashed == ""
    assert t.p1.hand == ""
