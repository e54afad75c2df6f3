"""Sickness goes wrong when the Curse goes to the discard pile."""

from tests.bed import bed

CARD = "Sickness"


def test_curse() -> None:
    """At the start of your turn: a Curse onto your deck."""
    t = bed(p2_deck="12 Copper", deck="5 Copper", kingdom="Poet", landscapes="Sickness",
            text="p1 holds: Sickness\np2 holds: Sickness\np2 hand: 5 Copper")  # fmt: skip
    t.end_turn(("p2", "option", "gain a Curse"))
    assert t.p2.deck.startswith("Curse")


def test_discard() -> None:
    """Or discard 3 cards."""
    t = bed(p2_deck="12 Copper", deck="5 Copper", kingdom="Poet", landscapes="Sickness",
            text="p1 holds: Sickness\np2 holds: Sickness\np2 hand: 5 Copper")  # fmt: skip
    t.end_turn(("p2", "option", "discard 3 cards"))
    assert t.p2.hand == "2 Copper"
