"""Den of Sin goes wrong when it draws this turn, or when it is gained to the discard pile."""

from freehold.rules.vocab import NIGHT_PHASE
from tests.bed import bed

CARD = "Den of Sin"


def test_two_cards_next_turn() -> None:
    """At the start of your next turn, +2 Cards."""
    t = bed(hand="Den of Sin", deck="12 Copper", text="turn: p1 night")
    t.play("Den of Sin")
    assert t.p1.hand == ""
    t.end_turn()
    t.end_turn()
    assert t.p1.hand == "7 Copper"
    assert t.p1.in_play == "Den of Sin"
    t.end_turn()
    assert t.p1.in_play == ""


def test_gained_onto_your_deck() -> None:
    """What gains a card onto your deck (Armory, Develop, Graverobber) gains it there."""
    t = bed(hand="Graverobber", text="trash: Den of Sin")
    t.play("Graverobber", ("option", "gain from the trash"))
    assert t.p1.deck == "Den of Sin"
    t = bed(hand="Develop, Smithy", kingdom="Den of Sin")
    t.play("Develop", ("gain", "Den of Sin"), ("gain", "Silver"))
    assert t.p1.deck == "Silver, Den of Sin"
    assert t.p1.hand == ""


def test_gained_to_your_hand() -> None:
    """It is gained to your hand: you may play it the turn you buy it."""
    t = bed(kingdom="Den of Sin", coins=5, deck="12 Copper")
    t.buy("Den of Sin")
    assert t.p1.hand == "Den of Sin"
    t.to_phase(NIGHT_PHASE)
    t.play("Den of Sin")
    t.end_turn()
    t.end_turn()
    assert t.p1.hand == "7 Copper"
