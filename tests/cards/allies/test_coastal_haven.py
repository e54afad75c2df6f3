"""Coastal Haven goes wrong with the cards kept: they are not discarded, and do not count for the new hand."""

from tests.bed import bed

CARD = "Coastal Haven"


def test_keep_cards_and_draw_five() -> None:
    """In Clean-up you may spend Favors to keep as many cards in hand; you draw 5 cards as usual."""
    t = bed(hand="2 Gold, Silver", deck="9 Copper", landscapes="Coastal Haven", favors=3)
    t.end_turn(("keep", "Gold, Silver"))
    assert t.p1.favors == 1
    assert t.p1.hand == "Gold, Silver, 5 Copper"
    assert t.p1.discard == "Gold"


def test_optional() -> None:
    """You need not spend any."""
    t = bed(hand="Gold", deck="9 Copper", landscapes="Coastal Haven", favors=3)
    t.end_turn(("keep", ""))
    assert t.p1.favors == 3
    assert t.p1.hand == "5 Copper"


def test_kept_cards_are_not_discarded() -> None:
    """The chosen cards stay in your hand: nothing that triggers on discarding them happens."""
    t = bed(hand="Gold, Silver", deck="9 Copper", landscapes="Coastal Haven", favors=1)
    t.end_turn(("keep", "Gold"))
    assert t.p1.discard == "Silver"


def test_with_outpost() -> None:
    """If you draw only 3 cards because of Outpost, you still draw 3."""
    t = bed(hand="Outpost, Gold", deck="9 Copper", landscapes="Coastal Haven", favors=1)
    t.play("Outpost")
    t.end_turn(("keep", "Gold"))
    assert t.game.current == 0
    assert t.p1.hand == "Gold, 3 Copper"


def test_only_the_discarding_in_clean_up() -> None:
    """It means the normal discarding of your hand in Clean-up, not cards that tell you to discard your hand."""
    t = bed(hand="Minion, Gold", deck="9 Copper", landscapes="Coastal Haven", favors=1)
    t.play("Minion", ("option", "new hands"))
    assert t.p1.favors == 1
    assert t.p1.discard == "Gold"
