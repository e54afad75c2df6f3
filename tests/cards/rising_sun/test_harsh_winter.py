"""Harsh Winter goes wrong on other players' turns."""

from freehold.rules.vocab import TRASH
from tests.bed import bed

CARD = "Harsh Winter"


def test_debt_on_piles() -> None:
    """When you gain a card on your turn: 2 Debt go onto its pile, or you take what lies there."""
    t = bed(kingdom="Poet", landscapes="Harsh Winter", text="p1 holds: Harsh Winter\np2 holds: Harsh Winter")
    t.gain("Silver")
    assert t.p1.debt == 0
    t.gain("Silver")
    assert t.p1.debt == 2
    t.gain("Silver")
    assert t.p1.debt == 2
    t.gain("Silver", seat=1)
    assert t.p2.debt == 0


def test_pile_the_card_is_from() -> None:
    """The pile that the card is from counts, wherever you gained it from: one outside the Supply, or out of the trash."""
    t = bed(kingdom="Poet", landscapes="Harsh Winter", text="p1 holds: Harsh Winter\ntrash: 2 Copper")
    for _ in range(2):
        t.p1.player.gain(t.game.cards_in(TRASH)[-1])
    assert t.p1.debt == 2
    t = bed(kingdom="Poet, Cavalry", landscapes="Harsh Winter", text="p1 holds: Harsh Winter")
    t.gain("Horse")
    t.gain("Horse")
    assert t.p1.debt == 2
