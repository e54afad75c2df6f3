"""Exchanging one card for another: the card goes to its pile, the other comes from its pile to the discard pile."""

from tests.bed import bed


def test_both_cards_move() -> None:
    """The card is returned to its pile, and the other is put into your discard pile from its pile."""
    t = bed(hand="Hermit")
    other = t.game.players[0].exchange(t.card("Hermit"), "Madman")
    assert t.game.name(other) == "Madman"
    assert t.p1.hand == ""
    assert t.p1.discard == "Madman"
    assert t.left("Hermit") == 10
    assert t.left("Madman") == 9


def test_is_not_gaining() -> None:
    """Exchanging is not gaining: nothing that waits for a gain is triggered."""
    t = bed(hand="Hermit, Trader")
    t.game.players[0].exchange(t.card("Hermit"), "Madman")
    assert t.game.gained_cards(0) == []
    assert t.asked == []


def test_needs_the_other_card() -> None:
    """If the other pile is empty, nothing is exchanged and the card stays."""
    t = bed(hand="Hermit", text="pile Madman: 0")
    assert t.game.players[0].exchange(t.card("Hermit"), "Madman") == -1
    assert t.p1.hand == "Hermit"


def test_needs_a_pile_to_return_to() -> None:
    """A card that belongs to no pile cannot be exchanged."""
    t = bed(hand="Necropolis, Hermit")
    assert t.game.players[0].exchange(t.card("Necropolis"), "Madman") == -1
    assert t.p1.hand == "Necropolis, Hermit"
    assert t.left("Madman") == 10


def test_returns_on_top_of_a_mixed_pile() -> None:
    """A card of a mixed pile is returned on top of it."""
    t = bed(hand="Sir Bailey")
    t.game.players[0].exchange(t.card("Sir Bailey"), "Silver")
    assert t.top("Knights") == "Sir Bailey"
    assert t.left("Knights") == 10


def test_a_card_that_moved_on_stays() -> None:
    """A card that is no longer where it was expected is not exchanged."""
    t = bed(hand="Hermit")
    card = t.card("Hermit")
    t.game.players[0].topdeck([card])
    assert t.game.players[0].exchange(card, "Madman") == -1
    assert t.p1.deck == "Hermit"
