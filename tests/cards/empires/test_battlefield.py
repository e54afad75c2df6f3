"""Battlefield goes wrong on other players' turns."""

from tests.bed import bed

CARD = "Battlefield"


def test_two_vp_for_a_victory_card() -> None:
    """When you gain a Victory card, on anybody's turn, you take 2 VP from here."""
    t = bed(landscapes="Battlefield", text="tokens Battlefield: vp=3")
    t.gain("Estate", seat=1)
    assert t.p2.vp == 2
    t.gain("Silver")
    assert t.p1.vp == 0
    t.gain("Duchy")
    assert t.p1.vp == 1
