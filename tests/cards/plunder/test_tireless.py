"""Tireless goes wrong when the card is on the deck before the new hand is drawn."""

from tests.bed import bed

CARD = "Tireless"


def test_on_the_deck_at_the_end() -> None:
    """When you discard a Tireless card from play you set it aside; at the end of the turn, after drawing, it goes onto your
    deck."""
    t = bed(hand="Smithy", deck="12 Copper", landscapes="Tireless", kingdom="Smithy", text="extra Tireless: Smithy")
    t.play("Smithy")
    t.end_turn()
    assert t.p1.hand == "5 Copper"
    assert t.p1.deck == "Smithy, 4 Copper"


def test_another_ability_first() -> None:
    """If another when-discard ability moved it first, it is not set aside; if Tireless is first, the other cannot move it."""
    t = bed(hand="Scheme", deck="12 Copper", landscapes="Tireless", kingdom="Scheme", text="extra Tireless: Scheme")
    t.play("Scheme")
    t.end_turn(("resolve", "Scheme"))
    assert "Scheme" in t.p1.hand
    t = bed(hand="Scheme", deck="12 Copper", landscapes="Tireless", kingdom="Scheme", text="extra Tireless: Scheme")
    t.play("Scheme")
    t.end_turn(("resolve", "Tireless"))
    assert t.p1.deck.startswith("Scheme")


def test_from_the_hand() -> None:
    """Discarded from the hand it is only discarded."""
    t = bed(hand="Smithy", deck="12 Copper", landscapes="Tireless", kingdom="Smithy", text="extra Tireless: Smithy")
    t.end_turn()
    assert t.p1.discard == "Smithy"
