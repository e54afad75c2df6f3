"""Envy goes wrong when it comes on top of Deluded."""

from tests.cards.nocturne.fates_bed import has, hexed

CARD = "Envy"


def test_take_envious() -> None:
    """You take Envious, unless you have Deluded or Envious."""
    assert has(hexed(CARD), "Envious")
    t = hexed(CARD, holds="Deluded")
    assert not has(t, "Envious")
    assert has(t, "Deluded")
