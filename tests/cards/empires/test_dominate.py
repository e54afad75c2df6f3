"""Dominate goes wrong without a Province."""

from tests.bed import bed

CARD = "Dominate"


def test_a_province_and_vp() -> None:
    """You gain a Province and, if you did, get +9 VP."""
    t = bed(landscapes="Dominate", coins=14)
    t.buy("Dominate")
    assert t.p1.discard == "Province"
    assert t.p1.vp == 9
    t = bed(landscapes="Dominate", coins=14, text="pile Province: 0")
    t.buy("Dominate")
    assert t.p1.vp == 0
