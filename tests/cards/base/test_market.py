"""Market goes wrong only if one of its numbers does."""

from tests.bed import bed

CARD = "Market"


def test_one_of_everything() -> None:
    """+1 Card, +1 Action, +1 Buy, +$1."""
    t = bed(hand="Market", deck="Gold, Silver")
    t.play("Market")
    assert t.p1.hand == "Gold"
    assert (t.p1.actions, t.p1.buys, t.p1.coins) == (1, 2, 1)
