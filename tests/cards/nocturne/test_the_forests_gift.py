"""The Forest's Gift goes wrong when it comes back before Clean-up."""

from tests.cards.nocturne.fates_bed import boon, cards_of

CARD = "The Forest's Gift"


def test_kept_until_clean_up() -> None:
    """+1 Buy and +$1. You keep the card until Clean-up."""
    t = boon(CARD)
    assert (t.p1.buys, t.p1.coins) == (2, 1)
    assert CARD not in cards_of(t, 4) + cards_of(t, 5)
    t.clean_up()
    assert CARD in cards_of(t, 5)
