"""Cartographer goes wrong when discarded cards stay on the deck, or when what discarding draws finds the others there."""

from tests.bed import bed

CARD = "Cartographer"


def test_play() -> None:
    """+1 Card, +1 Action. Look at 4 cards, discard any number, and put the rest back in any order."""
    t = bed(hand="Cartographer", deck="Copper, Estate, Gold, Curse, Silver, Province")
    t.play("Cartographer", ("discard", "Estate, Curse"), ("topdeck", "Silver, Gold"))
    assert t.p1.hand == "Copper"
    assert t.p1.actions == 1
    assert t.p1.discard == "Estate, Curse"
    assert t.p1.deck == "Silver, Gold, Province"


def test_none_or_all() -> None:
    """You may discard none of them, or all."""
    t = bed(hand="Cartographer", deck="5 Copper")
    t.play("Cartographer", ("discard", ""))
    assert t.p1.deck == "4 Copper"
    t = bed(hand="Cartographer", deck="5 Copper")
    t.play("Cartographer", ("discard", "4 Copper"))
    assert t.p1.discard == "4 Copper"


def test_the_others_lie_aside() -> None:
    """While discarding triggers something, the other cards lie aside: a Trail draws the card under them."""
    t = bed(hand="Cartographer", deck="Copper, Trail, 3 Gold, Province")
    t.play("Cartographer", ("discard", "Trail"), ("resolve", "Trail"))
    assert t.p1.hand == "Copper, Province"
    assert t.p1.deck == "3 Gold"


def test_fewer_cards() -> None:
    """If there are fewer than 4 cards even after shuffling, you look at what there is."""
    t = bed(hand="Cartographer", deck="Copper, Estate")
    t.play("Cartographer", ("discard", "Estate"))
    assert t.p1.discard == "Estate"
