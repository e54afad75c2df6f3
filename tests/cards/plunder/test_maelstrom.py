"""Maelstrom goes wrong when small hands stop it, or when players with 4 cards lose one."""

from tests.bed import bed

CARD = "Maelstrom"


def test_trashes() -> None:
    """You trash 3 cards from your hand; each other player with 5 or more cards in hand trashes one."""
    t = bed(hand="3 Curse, Gold", p2="4 Copper, Estate", p3="4 Copper", landscapes="Maelstrom", coins=4)
    t.buy("Maelstrom", ("trash", "3 Curse"), ("p2", "trash", "Estate"))
    assert t.p1.hand == "Gold"
    assert t.p2.hand == "4 Copper"
    assert t.p3.hand == "4 Copper"
    assert t.trashed == "3 Curse, Estate"


def test_fewer_cards() -> None:
    """With fewer than 3 cards you trash those, even none, and the others still have to trash."""
    t = bed(p2="5 Copper", landscapes="Maelstrom", coins=4)
    t.buy("Maelstrom")
    assert t.p2.hand == "4 Copper"
