"""Progress goes wrong when it is optional."""

from tests.bed import bed

CARD = "Progress"


def test_onto_the_deck() -> None:
    """When you gain a card you put it onto your deck; you must."""
    t = bed(deck="Copper", kingdom="Poet", landscapes="Progress", text="p1 holds: Progress")
    t.gain("Curse")
    assert t.p1.deck == "Curse, Copper"
