"""Mapmaker goes wrong when the cards looked at are lost, or when it reacts to any card."""

from tests.bed import bed

CARD = "Mapmaker"


def test_two_of_four() -> None:
    """Look at the top 4 cards: put 2 into your hand, discard the rest."""
    t = bed(hand="Mapmaker", deck="Gold, Silver, Curse, Estate, Copper")
    t.play("Mapmaker", ("take", "Gold, Silver"))
    assert t.p1.hand == "Gold, Silver"
    assert t.p1.discard == "Curse, Estate"
    assert t.p1.deck == "Copper"


def test_few_cards() -> None:
    """If there are only 1 or 2 cards, they go into your hand."""
    t = bed(hand="Mapmaker", deck="Gold, Silver")
    t.play("Mapmaker")
    assert t.p1.hand == "Gold, Silver"


def test_reacts() -> None:
    """When any player gains a Victory card you may play it from your hand; also one that the first has just fetched."""
    t = bed(p2="Mapmaker", p2_deck="Mapmaker, Gold, 2 Curse, 4 Silver")
    t.gain("Silver")
    t.gain("Estate", ("p2", "resolve", "Mapmaker"), ("p2", "take", "Mapmaker, Gold"), ("p2", "resolve", "Mapmaker"))
    assert t.p2.in_play == "2 Mapmaker"
    assert t.p2.hand == "Gold, 2 Silver"


def test_before_the_gained_cards_own_ability() -> None:
    """Reacting to your own gain of a Cemetery, you may play it first, and then trash the cards that it brought."""
    t = bed(hand="Mapmaker", deck="2 Curse, 2 Silver", kingdom="Cemetery")
    t.gain("Cemetery", ("resolve", "Mapmaker"), ("take", "2 Curse"), ("trash", "2 Curse"))
    assert t.trashed == "2 Curse"
