"""Baths goes wrong in whose gains count."""

from tests.bed import bed

CARD = "Baths"


def test_two_vp_for_gaining_nothing() -> None:
    """When you end your turn without having gained a card you take 2 VP from here."""
    t = bed(landscapes="Baths", text="tokens Baths: vp=12", deck="20 Copper")
    t.gain("Copper", seat=1)
    t.end_turn()
    assert t.p1.vp == 2
    assert t.p2.vp == 0
    t.gain("Copper")
    t.end_turn()
    assert t.p2.vp == 0
