"""Scavenger goes wrong when putting the card on the deck is optional, or when the deck counts as discarded."""

from tests.bed import bed

CARD = "Scavenger"


def test_play() -> None:
    """+$2. You may put your deck into your discard pile; then put a card from your discard pile onto your deck."""
    t = bed(hand="Scavenger", deck="Gold, Copper", discard="Estate")
    t.play("Scavenger", ("may", "yes"), ("topdeck", "Gold"))
    assert t.p1.coins == 2
    assert t.p1.deck == "Gold"
    assert t.p1.discard == "Copper, Estate"


def test_keeping_the_deck() -> None:
    """If you keep your deck, you still have to put a card from your discard pile onto it."""
    t = bed(hand="Scavenger", deck="Gold, Copper", discard="Estate")
    t.play("Scavenger", ("may", "no"))
    assert t.p1.deck == "Estate, Gold, Copper"


def test_no_discard_pile() -> None:
    """If your discard pile is empty, no card is put."""
    t = bed(hand="Scavenger", deck="Gold")
    t.play("Scavenger", ("may", "no"))
    assert t.p1.deck == "Gold"


def test_putting_is_not_discarding() -> None:
    """The deck is put, not discarded: a Trail in it cannot be played."""
    t = bed(hand="Scavenger", deck="Trail, Copper")
    t.play("Scavenger", ("may", "yes"), ("topdeck", "Copper"))
    assert t.p1.discard == "Trail"


def test_one_card() -> None:
    """You put one card onto your deck, no more, and must."""
    t = bed(hand="Scavenger", deck="Gold", discard="Silver, Copper")
    t.play("Scavenger", ("may", "yes"), ("topdeck", "Silver"))
    assert "(1 to 1 of" in t.asked[1]
    assert (t.p1.deck, t.p1.discard) == ("Silver", "Gold, Copper")
