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


def test_shuffles_without_the_revealed() -> None:
    """If your deck runs out, you shuffle without the revealed cards; if there is no such card, all of them are discarded."""
    t = bed(hand="Farming Village", deck="Estate, Curse", discard="Copper")
    t.play("Farming Village")
    assert (t.p1.hand, t.p1.discard) == ("Copper", "Estate, Curse")
    t = bed(hand="Farming Village", deck="Estate", discard="Curse")
    t.play("Farming Village")
    assert (t.p1.hand, t.p1.discard, t.p1.deck) == ("", "Estate, Curse", "-")


def test_cards_of_several_types() -> None:
    """A card of several types will do if one of them is Action or Treasure."""
    t = bed(hand="Farming Village", deck="Estate, Farm, Copper")
    t.play("Farming Village")
    assert t.p1.hand == "Farm"
