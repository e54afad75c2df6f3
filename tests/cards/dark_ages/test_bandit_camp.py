"""Bandit Camp goes wrong when the Spoils are drawn."""

from tests.bed import bed

CARD = "Bandit Camp"


def test_play() -> None:
    """+1 Card and +2 Actions; then gain a Spoils from its pile, which is not in the Supply."""
    t = bed(hand="Bandit Camp", deck="Copper, Gold")
    t.play("Bandit Camp")
    assert t.p1.hand == "Copper"
    assert t.p1.actions == 2
    assert t.p1.discard == "Spoils"
    assert t.left("Spoils") == 14


def test_draws_before_gaining() -> None:
    """You draw before you gain: the Spoils cannot be the card you draw."""
    t = bed(hand="Bandit Camp")
    t.play("Bandit Camp")
    assert t.p1.hand == ""
    assert t.p1.discard == "Spoils"


def test_without_spoils() -> None:
    """If there are no Spoils left, you gain none."""
    t = bed(hand="Bandit Camp", text="pile Spoils: 0")
    t.play("Bandit Camp")
    assert t.p1.discard == ""
