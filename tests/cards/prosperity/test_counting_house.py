"""Counting House goes wrong by taking all Coppers without asking, or from another place."""

from tests.bed import bed

CARD = "Counting House"


def test_takes_coppers_from_the_discard_pile() -> None:
    """You may take any number of Coppers from your discard pile, shown to all, into your hand, also none."""
    t = bed(hand="Counting House", discard="3 Copper, Silver, Estate", deck="2 Copper")
    t.game.log = []
    t.play("Counting House", ("take", "2 Copper"))
    assert "reveal" in [line.word for line in t.game.log]
    assert t.p1.hand == "2 Copper"
    assert t.p1.discard == "Copper, Silver, Estate"
    t = bed(hand="Counting House", discard="Copper")
    t.play("Counting House", ("take", ""))
    assert t.p1.hand == ""
