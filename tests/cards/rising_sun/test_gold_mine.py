"""Gold Mine goes wrong when the Debt comes without the Gold."""

from tests.bed import bed

CARD = "Gold Mine"


def test_may_gain_a_gold() -> None:
    """+1 Card, +1 Action, +1 Buy; you may gain a Gold and get 4 Debt."""
    t = bed(hand="2 Gold Mine", deck="2 Copper")
    t.play("Gold Mine", ("may", "no"))
    assert (t.p1.actions, t.p1.buys, t.p1.debt) == (1, 2, 0)
    t.play("Gold Mine", ("may", "yes"))
    assert t.p1.debt == 4
    assert t.p1.discard == "Gold"
