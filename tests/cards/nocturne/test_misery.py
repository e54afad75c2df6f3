"""Misery goes wrong the third time."""

from tests.cards.nocturne.fates_bed import has, hexed

CARD = "Misery"


def test_first_second_third() -> None:
    """The first time you take Miserable, the second time it becomes Twice Miserable, after that nothing happens."""
    t = hexed(CARD)
    assert has(t, "Miserable")
    t = hexed(CARD, holds="Miserable")
    assert not has(t, "Miserable")
    assert has(t, "Twice Miserable")
    t = hexed(CARD, holds="Twice Miserable")
    assert not has(t, "Miserable")
    assert has(t, "Twice Miserable")
