"""Silos goes wrong when it draws before discarding."""

from tests.bed import bed
from tests.cards.renaissance.owning import own

CARD = "Silos"


def test_discard_coppers_and_draw() -> None:
    """At the start of your turn you discard as many Coppers as you like, and draw as many cards."""
    t = bed(p2="3 Copper, Estate", p2_deck="Gold, Silver, Duchy", landscapes="Silos")
    own(t, "Silos", 1)
    t.end_turn(("p2", "discard", "2 Copper"))
    assert t.p2.hand == "Copper, Estate, Gold, Silver"
    assert t.p2.discard == "2 Copper"


def test_none() -> None:
    """You may discard none; without Coppers nobody asks."""
    t = bed(p2="Copper", p2_deck="Gold", landscapes="Silos")
    own(t, "Silos", 1)
    t.end_turn(("p2", "discard", ""))
    assert t.p2.hand == "Copper"
    t = bed(p2="Estate", p2_deck="Gold", landscapes="Silos")
    own(t, "Silos", 1)
    t.end_turn()
    assert t.p2.hand == "Estate"


def test_shuffled_in() -> None:
    """You discard first: if you must shuffle, the Coppers are shuffled in."""
    t = bed(p2="2 Copper", landscapes="Silos")
    own(t, "Silos", 1)
    t.end_turn(("p2", "discard", "2 Copper"))
    assert t.p2.hand == "2 Copper"
    assert t.p2.discard == ""


def test_revealed() -> None:
    """The Coppers are revealed as you discard them: everybody knows them, also those under the top one."""
    t = bed(p2="2 Copper, Estate", p2_deck="2 Gold", landscapes="Silos")
    own(t, "Silos", 1)
    t.end_turn(("p2", "discard", "2 Copper"))
    assert all(t.game.known[card & 4095] == -1 for card in t.game.players[1].discards)
