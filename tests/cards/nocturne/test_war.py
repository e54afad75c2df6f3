"""War goes wrong in what costs count, and when nothing is found."""

from tests.cards.nocturne.fates_bed import hexed

CARD = "War"


def test_dig_for_three_or_four() -> None:
    """You reveal cards until one costs $3 or $4; you trash it and discard the others."""
    t = hexed(CARD, deck="Copper, Gold, Silver, Smithy")
    assert t.trashed == "Silver"
    assert t.p1.discard == "Copper, Gold"
    assert t.p1.deck == "Smithy"
    t = hexed(CARD, deck="Smithy, Silver")
    assert t.trashed == "Smithy"


def test_other_parts_of_a_cost() -> None:
    """A card with a Potion in its cost is not one that costs $3 or $4."""
    t = hexed(CARD, deck="Familiar, Silver")
    assert t.trashed == "Silver"
    assert t.p1.discard == "Familiar"


def test_none_found() -> None:
    """If there is none, your whole deck ends up in your discard pile and nothing is trashed."""
    t = hexed(CARD, deck="Copper, Gold", discard="Estate")
    assert t.trashed == ""
    assert t.p1.discard == "Copper, Gold, Estate"


def test_trashed_before_the_others_are_discarded() -> None:
    """First the card is trashed, then the others are discarded: what trashing triggers does not find them."""
    t = hexed(CARD, ("resolve", "Faithful Hound"), deck="Faithful Hound, Fortress")
    assert t.p1.hand == "Fortress"
    assert t.p1.aside == "Faithful Hound"
