"""Carnival goes wrong when all copies go into the hand."""

from tests.bed import bed

CARD = "Carnival"


def test_play() -> None:
    """Reveal 4 cards: one of each name goes into your hand, the rest is discarded."""
    t = bed(hand="Carnival", deck="3 Copper, Village, Gold")
    t.play("Carnival")
    assert t.p1.hand == "Copper, Village"
    assert t.p1.discard == "2 Copper"
    assert t.p1.deck == "Gold"


def test_fewer_cards() -> None:
    """If there are fewer cards after shuffling, you reveal what there is."""
    t = bed(hand="Carnival", deck="Copper", discard="Gold")
    t.play("Carnival")
    assert t.p1.hand == "Copper, Gold"


def test_shuffles_without_the_revealed() -> None:
    """You shuffle to reveal 4 cards, without those revealed before."""
    t = bed(hand="Carnival", deck="Copper", discard="3 Silver")
    t.play("Carnival")
    assert (t.p1.hand, t.p1.discard) == ("Copper, Silver", "2 Silver")
