"""Lackeys go wrong when they give their Villagers when played."""

from tests.bed import bed

CARD = "Lackeys"


def test_cards_when_played() -> None:
    """Playing it gives +2 Cards."""
    t = bed(hand="Lackeys", deck="Gold, Silver, Copper")
    t.play("Lackeys")
    assert t.p1.hand == "Gold, Silver"
    assert t.p1.villagers == 0


def test_villagers_when_gained() -> None:
    """Gaining it, in whatever way, gives +2 Villagers."""
    t = bed(hand="Workshop", kingdom="Lackeys", coins=2)
    t.play("Workshop", ("gain", "Lackeys"))
    assert t.p1.villagers == 2
    t.buy("Lackeys")
    assert t.p1.villagers == 4
