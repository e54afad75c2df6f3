"""The Mountain's Gift goes wrong in where the Silver goes."""

from tests.cards.nocturne.fates_bed import boon

CARD = "The Mountain's Gift"


def test_gain_a_silver() -> None:
    """You gain a Silver."""
    t = boon(CARD)
    assert t.p1.discard == "Silver"
    assert t.left("Silver") == 39
