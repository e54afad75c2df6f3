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


def test_from_outside_the_supply() -> None:
    """Cards that you gain from outside the Supply count too."""
    t = bed(kingdom="Poet", landscapes="Bureaucracy, Looting", coins=6,
            text="p1 holds: Bureaucracy\ntop Loot: Sword")  # fmt: skip
    t.buy("Looting")
    assert t.p1.discard == "Sword, Copper"
