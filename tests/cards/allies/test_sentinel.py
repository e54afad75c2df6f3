"""Sentinel goes wrong with a short deck, and when a trashed card draws from what is looked at."""

from tests.bed import bed

CARD = "Sentinel"


def test_trash_two_and_put_back() -> None:
    """You look at your top 5 cards, may trash up to 2 of them at once, and put the others back in any order."""
    t = bed(hand="Sentinel", deck="Copper, Gold, Estate, Silver, Duchy, Province")
    t.play("Sentinel", ("trash", "Copper, Estate"), ("topdeck", "Duchy, Silver, Gold"))
    assert t.trashed == "Copper, Estate"
    assert t.p1.deck == "Duchy, Silver, Gold, Province"
    assert t.p1.actions == 0
    assert "(0 to 2 of" in t.asked[0]


def test_trash_one_or_none() -> None:
    """You may trash only one card, or none."""
    t = bed(hand="2 Sentinel", deck="Copper, 4 Gold, Province", actions=2)
    t.play("Sentinel", ("trash", ""), ("topdeck", "4 Gold, Copper"))
    assert t.p1.deck == "4 Gold, Copper, Province"
    t.play("Sentinel", ("trash", "Copper"))
    assert t.trashed == "Copper"
    assert t.p1.deck == "4 Gold, Province"


def test_short_deck() -> None:
    """With fewer than 5 cards in your deck you shuffle; if there still are fewer, you look at all of them."""
    t = bed(hand="Sentinel", deck="Curse", discard="2 Silver")
    t.play("Sentinel", ("trash", "Curse"))
    assert t.trashed == "Curse"
    assert t.p1.deck == "2 Silver"
    assert t.p1.discard == ""


def test_cards_are_aside_meanwhile() -> None:
    """What trashing triggers comes before you put the others back, and cannot draw them: Rats draws the sixth card."""
    t = bed(hand="Sentinel", deck="Rats, 4 Copper, Gold, Duchy")
    t.play("Sentinel", ("trash", "Rats"))
    assert t.p1.hand == "Gold"
    assert t.p1.deck == "4 Copper, Duchy"
