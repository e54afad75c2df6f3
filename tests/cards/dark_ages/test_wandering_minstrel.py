"""Wandering Minstrel goes wrong in the order of the cards that are put back."""

from tests.bed import bed

CARD = "Wandering Minstrel"


def test_play() -> None:
    """+1 Card, +2 Actions. Reveal 3 cards: Actions go back in any order, the others are discarded."""
    t = bed(hand="Wandering Minstrel", deck="Copper, Smithy, Estate, Village, Gold")
    t.play("Wandering Minstrel", ("topdeck", "Village, Smithy"))
    assert t.p1.hand == "Copper"
    assert t.p1.actions == 2
    assert t.p1.deck == "Village, Smithy, Gold"
    assert t.p1.discard == "Estate"


def test_shuffles() -> None:
    """If the deck is too short, you shuffle; if there are still too few cards, you reveal what there is."""
    t = bed(hand="Wandering Minstrel", deck="Copper, Smithy", discard="Estate")
    t.play("Wandering Minstrel")
    assert t.p1.deck == "Smithy"
    assert t.p1.discard == "Estate"


def test_cards_of_several_types() -> None:
    """A card of several types is an Action if one of them is. Without any Action nothing is put back."""
    t = bed(hand="Wandering Minstrel", deck="Copper, Great Hall, Estate, Silver, Gold")
    t.play("Wandering Minstrel")
    assert t.p1.deck == "Great Hall, Gold"
    t = bed(hand="Wandering Minstrel", deck="Copper, 3 Estate, Gold")
    t.play("Wandering Minstrel")
    assert t.p1.deck == "Gold"
