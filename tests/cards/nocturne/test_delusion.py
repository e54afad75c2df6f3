"""Delusion goes wrong when it comes on top of Envious."""

from tests.cards.nocturne.fates_bed import has, hexed

CARD = "Delusion"


def test_take_deluded() -> None:
    """You take Deluded, unless you have Deluded or Envious."""
    assert has(hexed(CARD), "Deluded")
    t = hexed(CARD, holds="Envious")
    assert not has(t, "Deluded")
    assert has(t, "Envious")
