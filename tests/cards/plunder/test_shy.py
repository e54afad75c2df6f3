"""Shy goes wrong when more than one card is discarded."""

from tests.bed import bed

CARD = "Shy"


def test_one_card() -> None:
    """At the start of your turn you may discard one Shy card for +2 Cards; only one."""
    t = bed(deck="2 Smithy, 10 Copper", p2_deck="5 Copper", landscapes="Shy", kingdom="Smithy", text="extra Shy: Smithy")
    t.end_turn()
    t.end_turn(("p1", "resolve", "Shy"))
    assert t.p1.discard == "Smithy"
    assert t.p1.hand == "Smithy, 5 Copper"


def test_optional() -> None:
    """You need not."""
    t = bed(deck="Smithy, 10 Copper", p2_deck="5 Copper", landscapes="Shy", kingdom="Smithy", text="extra Shy: Smithy")
    t.end_turn()
    t.end_turn(("p1", "resolve", ""))
    assert t.p1.hand == "Smithy, 4 Copper"


def test_discard_then_draw() -> None:
    """You discard before you draw: the card itself may be shuffled and drawn."""
    t = bed(deck="Smithy, 4 Copper", p2_deck="5 Copper", landscapes="Shy", kingdom="Smithy", text="extra Shy: Smithy")
    t.end_turn()
    t.end_turn(("p1", "resolve", "Shy"))
    assert t.p1.hand == "4 Copper, Smithy"
