"""Harbinger goes wrong when it looks at the discard pile before drawing, or forces a card back."""

from freehold.rules.vocab import DECK
from tests.bed import bed

CARD = "Harbinger"


def test_puts_a_card_from_the_discard_pile_onto_the_deck() -> None:
    """+1 Card, +1 Action; then you may put any card of your discard pile onto your deck."""
    t = bed(hand="Harbinger", deck="Copper, Estate", discard="Gold, Silver")
    t.play("Harbinger", ("topdeck", "Gold"))
    assert t.p1.hand == "Copper"
    assert t.p1.actions == 1
    assert t.p1.deck == "Gold, Estate"
    assert t.p1.discard == "Silver"


def test_is_optional() -> None:
    """You need not put a card onto your deck."""
    t = bed(hand="Harbinger", deck="Copper, Estate", discard="Gold")
    t.play("Harbinger", ("topdeck", ""))
    assert t.p1.deck == "Estate"
    assert t.p1.discard == "Gold"


def test_draws_first() -> None:
    """You draw first: if that makes you shuffle, the discard pile is empty when you look through it."""
    t = bed(hand="Harbinger", discard="Gold, Gold")
    t.play("Harbinger")
    assert t.p1.hand == "Gold"
    assert t.p1.deck == "Gold"


def test_the_others_do_not_see_which() -> None:
    """The card goes onto your deck unseen: the others know of your discard pile only the card on top."""
    t = bed(hand="Harbinger", deck="Copper", discard="Gold, Silver, Estate")
    t.play("Harbinger", ("topdeck", "Silver"))
    card = t.p1.player.zone(DECK)[-1]
    assert t.game.players[0].view.can_see(card)
    assert not t.game.players[1].view.can_see(card)


def test_one_card() -> None:
    """It puts back one card, no more."""
    t = bed(hand="Harbinger", deck="Copper", discard="Gold, Silver")
    t.play("Harbinger", ("topdeck", "Gold"))
    assert "(0 to 1 of" in t.asked[0]
    assert t.p1.deck == "Gold"
