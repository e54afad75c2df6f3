"""Mystic goes wrong when a wrong guess moves the card."""

from tests.bed import bed

CARD = "Mystic"


def test_right() -> None:
    """+1 Action, +$2. Name a card and reveal the top card: if you named it, it goes into your hand."""
    t = bed(hand="Mystic", deck="Gold, Silver")
    t.play("Mystic", ("name", "Gold"))
    assert (t.p1.actions, t.p1.coins) == (1, 2)
    assert t.p1.hand == "Gold"


def test_wrong() -> None:
    """If you did not name it, it goes back onto your deck."""
    t = bed(hand="Mystic", deck="Gold, Silver")
    t.play("Mystic", ("name", "Silver"))
    assert t.p1.hand == ""
    assert t.p1.deck == "Gold, Silver"


def test_any_name() -> None:
    """You may name any card, also one that is not in the game."""
    t = bed(hand="Mystic", deck="Gold")
    t.play("Mystic", ("name", "Possession"))
    assert t.p1.deck == "Gold"


def test_names_must_match() -> None:
    """Names must match exactly: another Knight is another card."""
    t = bed(hand="Mystic", deck="Sir Destry")
    t.play("Mystic", ("name", "Sir Martin"))
    assert (t.p1.hand, t.p1.deck) == ("", "Sir Destry")
