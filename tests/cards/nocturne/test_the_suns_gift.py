"""The Sun's Gift goes wrong when cards end up in the hand or in a fixed order."""

from tests.cards.nocturne.fates_bed import boon

CARD = "The Sun's Gift"


def test_discard_some_and_order_the_rest() -> None:
    """You look at the top 4 cards, discard any number of them, and put the rest back in any order."""
    t = boon(CARD, ("discard", "Estate, Curse"), ("topdeck", "Silver, Gold"), deck="Estate, Gold, Curse, Silver, Copper")
    assert t.p1.deck == "Silver, Gold, Copper"
    assert t.p1.discard == "Estate, Curse"


def test_none_or_all() -> None:
    """You may discard none of them, or all."""
    t = boon(CARD, ("discard", ""), ("topdeck", "Gold, Estate"), deck="Estate, Gold")
    assert t.p1.deck == "Gold, Estate"
    t = boon(CARD, ("discard", "Estate, Gold"), deck="Estate, Gold")
    assert t.p1.discard == "Estate, Gold"


def test_kept_aside_while_discarding() -> None:
    """While you discard, the other cards are kept aside, neither in your hand nor in your deck."""
    t = boon(CARD, ("discard", "Faithful Hound"), ("resolve", "Faithful Hound"), ("topdeck", "Gold, Silver, Estate"),
             deck="Faithful Hound, Silver, Estate, Gold, Copper")  # fmt: skip
    assert t.p1.aside == "Faithful Hound"
    assert t.p1.deck == "Gold, Silver, Estate, Copper"
