"""Junk Dealer goes wrong when trashing is optional."""

from tests.bed import bed

CARD = "Junk Dealer"


def test_play() -> None:
    """+1 Card, +1 Action, +$1; then you must trash a card from your hand, which may be the one you drew."""
    t = bed(hand="Junk Dealer, Gold", deck="Copper, Silver")
    t.play("Junk Dealer", ("trash", "Copper"))
    assert (t.p1.actions, t.p1.coins) == (1, 1)
    assert t.trashed == "Copper"
    assert t.p1.hand == "Gold"
    assert "1 to 1" in t.asked[0]


def test_last_card() -> None:
    """A single card in hand is trashed without being asked for."""
    t = bed(hand="Junk Dealer", deck="Gold")
    t.play("Junk Dealer")
    assert t.trashed == "Gold"


def test_empty_hand() -> None:
    """With no card in hand to trash, you still get +1 Action and +$1."""
    t = bed(hand="Junk Dealer")
    t.play("Junk Dealer")
    assert (t.p1.actions, t.p1.coins) == (1, 1)


def test_one_card() -> None:
    """You trash one card, no more."""
    t = bed(hand="Junk Dealer, Copper, Estate", deck="Gold")
    t.play("Junk Dealer", ("trash", "Copper"))
    assert "(1 to 1 of" in t.asked[0]
