"""The Field's Gift goes wrong when it comes back before Clean-up."""

from tests.cards.nocturne.fates_bed import boon, cards_of

CARD = "The Field's Gift"


def test_kept_until_clean_up() -> None:
    """+1 Action and +$1. You keep the card until Clean-up; only then is it discarded."""
    t = boon(CARD)
    assert (t.p1.actions, t.p1.coins) == (2, 1)
    assert CARD not in cards_of(t, 4) + cards_of(t, 5)
    t.end_turn()
    assert CARD in cards_of(t, 5)


def test_on_another_players_turn() -> None:
    """Received on another player's turn, it is discarded in that player's Clean-up."""
    t = boon(CARD, seat=1)
    assert CARD not in cards_of(t, 5)
    t.end_turn()
    assert CARD in cards_of(t, 5)
