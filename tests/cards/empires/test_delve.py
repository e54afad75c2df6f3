"""Delve goes wrong only in the number of Buys."""

from tests.bed import bed

CARD = "Delve"


def test_a_silver_and_a_buy() -> None:
    """You gain a Silver and get +1 Buy: you have as many Buys as before."""
    t = bed(landscapes="Delve", coins=4)
    t.buy("Delve")
    assert t.p1.buys == 1
    t.buy("Delve")
    assert t.p1.discard == "2 Silver"
