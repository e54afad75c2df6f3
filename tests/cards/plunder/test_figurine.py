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
