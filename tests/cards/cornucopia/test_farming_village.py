"""Farming Village goes wrong when it draws, or when it passes over an Action."""

from tests.bed import bed

CARD = "Farming Village"


def test_play() -> None:
    """+2 Actions. Reveal cards until an Action or Treasure comes: it goes into your hand, the rest is discarded."""
    t = bed(hand="Farming Village", deck="Estate, Curse, Smithy, Gold")
    t.play("Farming Village")
    assert t.p1.actions == 2
    assert t.p1.hand == "Smithy"
    assert t.p1.discard == "Estate, Curse"


def test_treasure() -> None:
    """It stops at the first card of either type."""
    t = bed(hand="Farming Village", deck="Estate, Copper, Smithy")
    t.play("Farming Village")
    assert t.p1.hand == "Copper"


def test_is_not_drawing() -> None:
    """It does not draw the card: your -1 Card token stays."""
    t = bed(hand="Farming Village", deck="Copper")
    t.game.players[0].minus_card = True
    t.play("Farming Village")
    assert t.p1.hand == "Copper"
    assert t.game.players[0].minus_card
