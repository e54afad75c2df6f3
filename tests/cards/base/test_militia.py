"""Militia goes wrong with small hands, and when cards are discarded one at a time."""

from freehold.rules.vocab import CARD_MASK
from tests.bed import bed

CARD = "Militia"


def test_discards_down_to_three() -> None:
    """+$2; each other player discards down to 3 cards of their choice."""
    t = bed(hand="Militia", p2="2 Copper, 2 Estate, Gold", p3="Copper, Silver, Gold, Estate")
    t.play("Militia", ("p2", "discard", "2 Estate"), ("p3", "discard", "Estate"))
    assert t.p1.coins == 2
    assert t.p2.hand == "2 Copper, Gold"
    assert t.p2.discard == "2 Estate"
    assert t.p3.hand == "Copper, Silver, Gold"


def test_small_hands() -> None:
    """Players with 3 or fewer cards in hand discard nothing."""
    t = bed(hand="Militia", p2="Copper, Estate, Gold", p3="Copper")
    t.play("Militia")
    assert t.p2.discard == ""
    assert t.p3.hand == "Copper"


def test_all_at_once() -> None:
    """The cards are chosen and discarded all at once."""
    t = bed(hand="Militia", p2="Copper, Silver, Gold, Estate, Duchy, Curse")
    t.play("Militia", ("p2", "discard", "Estate, Duchy, Curse"))
    assert len(t.asked) == 1


def test_played_twice() -> None:
    """Played twice, it gives $4, but who has 3 cards left discards no more."""
    t = bed(hand="Throne Room, Militia", p2="Copper, Silver, Gold, Estate")
    t.play("Throne Room", ("play card", "Militia"), ("p2", "discard", "Estate"))
    assert t.p1.coins == 4
    assert t.p2.hand == "Copper, Silver, Gold"


def test_moat() -> None:
    """Who shows a Moat keeps the hand."""
    t = bed(hand="Militia", p2="Moat, 4 Copper")
    t.play("Militia", ("p2", "resolve", "Moat"))
    assert t.p2.hand == "Moat, 4 Copper"
    assert t.game.known[t.card("Moat", 1) & CARD_MASK] == -1  # everybody saw it
