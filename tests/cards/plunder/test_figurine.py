"""Figurine goes wrong when the discard is forced."""

from tests.bed import bed

CARD = "Figurine"


def test_discard_an_action() -> None:
    """+2 Cards; you may discard an Action card for +1 Buy and +$1."""
    t = bed(hand="2 Figurine", deck="Smithy, 3 Copper")
    t.play("Figurine", ("discard", "Smithy"))
    assert (t.p1.buys, t.p1.coins) == (2, 1)
    assert t.p1.hand == "Figurine, Copper"
    t.play("Figurine")
    assert (t.p1.buys, t.p1.coins) == (2, 1)


def test_drawn_treasures_after_buying() -> None:
    """Played while you buy, with Gamble, it may draw Treasures; those you cannot play any more."""
    t = bed(hand="Copper", deck="Figurine, 2 Gold", landscapes="Gamble", text="turn: p1 treasure", coins=2)
    t.step(("treasures", "Copper"))
    t.buy("Gamble", ("play card", "Figurine"))
    assert t.p1.hand == "2 Gold"
    t.end_turn()
    assert len([each for each in t.asked if "'treasures'" in each]) == 1
