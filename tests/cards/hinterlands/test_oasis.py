"""Oasis goes wrong when discarding is optional."""

from tests.bed import bed

CARD = "Oasis"


def test_play() -> None:
    """+1 Card, +1 Action, +$1; then discard a card, which may be the one you drew."""
    t = bed(hand="Oasis, Estate", deck="Gold")
    t.play("Oasis", ("discard", "Estate"))
    assert (t.p1.actions, t.p1.coins) == (1, 1)
    assert t.p1.hand == "Gold"


def test_must_discard() -> None:
    """You must discard even if you could not draw."""
    t = bed(hand="Oasis, Gold")
    t.play("Oasis")
    assert t.p1.hand == ""
    assert t.p1.discard == "Gold"


def test_empty_hand() -> None:
    """With no card to discard, you still get +1 Action and +$1."""
    t = bed(hand="Oasis")
    t.play("Oasis")
    assert (t.p1.actions, t.p1.coins) == (1, 1)


def test_one_card_each() -> None:
    """You draw one card and discard one, no more."""
    t = bed(hand="Oasis, Copper, Estate", deck="2 Gold")
    t.play("Oasis", ("discard", "Estate"))
    assert "(1 to 1 of" in t.asked[0]
    assert (t.p1.hand, t.p1.actions, t.p1.coins) == ("Copper, Gold", 1, 1)
