"""Guildhall goes wrong when it only works for bought cards, or only on one's own turn."""

from tests.bed import bed
from tests.cards.renaissance.owning import own

CARD = "Guildhall"


def test_coffers_for_a_treasure() -> None:
    """When you gain a Treasure, bought or otherwise, +1 Coffers. Other cards give none."""
    t = bed(landscapes="Guildhall", kingdom="Village", coins=3)
    own(t, "Guildhall")
    t.buy("Silver")
    t.gain("Gold")
    t.gain("Village")
    assert t.p1.coffers == 2


def test_on_another_players_turn() -> None:
    """It works on the turns of others too, and for no one else's gains."""
    t = bed(landscapes="Guildhall")
    own(t, "Guildhall", 1)
    t.gain("Copper", seat=1)
    t.gain("Copper")
    assert t.p2.coffers == 1
    assert t.p1.coffers == 0


def test_spent_at_once() -> None:
    """The Coffers may be spent on the same turn, right after you bought the Treasure."""
    t = bed(landscapes="Guildhall", coins=3, buys=2, text="turn: p1 buy")
    own(t, "Guildhall")
    t.step(("buy", "Silver"))
    t.step(("buy", "Coffers"))
    assert t.p1.coins == 1
