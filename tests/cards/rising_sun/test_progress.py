"""Progress goes wrong when it is optional."""

from tests.bed import bed

CARD = "Progress"


def test_onto_the_deck() -> None:
    """When you gain a card you put it onto your deck; you must."""
    t = bed(deck="Copper", kingdom="Poet", landscapes="Progress", text="p1 holds: Progress")
    t.gain("Curse")
    assert t.p1.deck == "Curse, Copper"


def test_on_another_players_turn() -> None:
    """Also when it is not your turn."""
    t = bed(p2_deck="Copper", kingdom="Poet", landscapes="Progress", text="p2 holds: Progress")
    t.gain("Silver", seat=1)
    assert t.p2.deck == "Silver, Copper"
