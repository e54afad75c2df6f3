"""Annex goes wrong in which cards stay, and with an empty pile."""

from tests.bed import bed

CARD = "Annex"


def test_shuffles_all_but_five() -> None:
    """You keep up to five cards in your discard pile, shuffle the others into your deck, and gain a Duchy."""
    t = bed(discard="4 Gold, 3 Estate", deck="Copper", landscapes="Annex")
    t.buy("Annex", ("keep", "3 Estate"))
    assert t.p1.discard == "3 Estate, Duchy"
    assert len(t.game.zones[t.p1.player.base + 1]) == 5
    assert t.p1.debt == 8


def test_no_discards_or_no_duchy() -> None:
    """Without a discard pile you still gain a Duchy; without a Duchy you still shuffle."""
    t = bed(deck="Copper", landscapes="Annex")
    t.buy("Annex")
    assert t.p1.discard == "Duchy"
    t = bed(discard="Gold", landscapes="Annex", text="pile Duchy: 0")
    t.buy("Annex", ("keep", ""))
    assert t.p1.deck == "Gold"


def test_five_at_most() -> None:
    """You keep five cards at most."""
    t = bed(discard="7 Copper", landscapes="Annex")
    t.buy("Annex", ("keep", "5 Copper"))
    assert "(0 to 5 of" in t.asked[0]
    assert t.p1.discard == "5 Copper, Duchy"
    assert t.p1.deck == "2 Copper"
