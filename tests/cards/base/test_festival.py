"""Festival goes wrong only if one of its numbers does."""

from tests.bed import bed

CARD = "Festival"


def test_actions_buy_coins() -> None:
    """+2 Actions, +1 Buy, +$2, and no card."""
    t = bed(hand="Festival", deck="Gold")
    t.play("Festival")
    assert (t.p1.actions, t.p1.buys, t.p1.coins) == (2, 2, 2)
    assert t.p1.hand == ""
