"""Adventurer goes wrong when it shuffles revealed cards in, or stops short after the shuffle."""

from tests.bed import bed

CARD = "Adventurer"


def test_digs_for_two_treasures() -> None:
    """You reveal cards until two Treasures; those go to your hand, the other revealed cards to your discard pile."""
    t = bed(hand="Adventurer", deck="Estate, Copper, Village, Gold, Silver")
    t.play("Adventurer")
    assert t.p1.hand == "Copper, Gold"
    assert t.p1.discard == "Estate, Village"
    assert t.p1.deck == "Silver"


def test_shuffles_without_the_revealed_cards() -> None:
    """If you must shuffle meanwhile, the revealed cards are not shuffled in."""
    t = bed(hand="Adventurer", deck="Estate, Copper", discard="Gold")
    t.play("Adventurer")
    assert t.p1.hand == "Copper, Gold"
    assert t.p1.discard == "Estate"
    assert t.p1.deck == "-"


def test_only_one_treasure() -> None:
    """If you run out of cards with one Treasure found, you get just that one."""
    t = bed(hand="Adventurer", deck="Estate, Copper", discard="Duchy")
    t.play("Adventurer")
    assert t.p1.hand == "Copper"
    assert t.p1.discard == "Estate, Duchy"


def test_one_at_a_time() -> None:
    """You reveal one card at a time: you do not shuffle before your deck is empty and you need another card."""
    t = bed(hand="Adventurer", deck="2 Copper", discard="Gold")
    t.play("Adventurer")
    assert t.p1.hand == "2 Copper"
    assert t.p1.discard == "Gold"
