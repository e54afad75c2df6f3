"""Menagerie goes wrong with an empty hand, and with different Ruins or Knights."""

from tests.bed import bed

CARD = "Menagerie"


def test_all_different() -> None:
    """+1 Action. Reveal your hand; if all cards have different names, +3 Cards."""
    t = bed(hand="Menagerie, Copper, Silver", deck="4 Gold")
    t.play("Menagerie")
    assert t.p1.actions == 1
    assert len(t.p1.hand) == 5


def test_two_alike() -> None:
    """Otherwise +1 Card."""
    t = bed(hand="Menagerie, 2 Copper", deck="3 Gold")
    t.play("Menagerie")
    assert t.p1.hand == "2 Copper, Gold"


def test_empty_hand() -> None:
    """With no cards in hand you draw 3."""
    t = bed(hand="Menagerie", deck="4 Gold")
    t.play("Menagerie")
    assert t.p1.hand == "3 Gold"


def test_ruins() -> None:
    """Different Ruins have different names."""
    t = bed(hand="Menagerie, Ruined Market, Ruined Library", deck="3 Gold")
    t.play("Menagerie")
    assert len(t.p1.hand) == 5
