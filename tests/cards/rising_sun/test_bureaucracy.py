"""Bureaucracy goes wrong when the Copper it brings brings another."""

from tests.bed import bed

CARD = "Bureaucracy"


def test_copper() -> None:
    """When you gain a card that does not cost $0, you gain a Copper; a card costing only Debt does not cost $0."""
    t = bed(kingdom="Poet, Artist", landscapes="Bureaucracy", text="p1 holds: Bureaucracy\np2 holds: Bureaucracy")
    t.gain("Silver")
    t.gain("Curse")
    t.gain("Artist")
    assert t.p1.discard == "Silver, Copper, Curse, Artist, Copper"
