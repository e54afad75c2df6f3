"""Prepare goes wrong when the other cards stay aside, or Treasures are not played."""

from tests.bed import bed

CARD = "Prepare"


def test_next_turn() -> None:
    """You set aside your hand face up. At the start of your next turn you play its Actions and Treasures in any order, and
    discard the rest."""
    t = bed(hand="Village, Gold, Estate, Curse", deck="30 Copper", p2_deck="12 Silver", landscapes="Prepare", coins=3)
    t.buy("Prepare")
    assert t.p1.aside == "Village, Gold, Estate, Curse"
    t.end_turn()
    t.end_turn(("p1", "play card", "Gold"))
    assert t.p1.in_play == "Village, Gold"
    assert t.p1.coins == 3
    assert t.p1.actions == 3
    assert t.p1.discard == "Estate, Curse"


def test_bought_twice() -> None:
    """Bought twice the cards are still played once."""
    t = bed(hand="Village, Gold", deck="30 Copper", p2_deck="12 Silver", landscapes="Prepare", coins=6, buys=2)
    t.buy("Prepare")
    t.buy("Prepare")
    t.end_turn()
    t.end_turn(("p1", "play card", "Gold"))
    assert t.p1.coins == 3
