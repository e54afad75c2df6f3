"""Continue goes wrong when it can be bought twice in a turn, or its card uses an Action."""

from freehold.rules.vocab import ACTION_PHASE
from tests.bed import bed

CARD = "Continue"


def test_back_to_actions() -> None:
    """You gain a non-Attack Action costing up to $4, return to your Action phase, play it (using no Action), and get +1
    Action and +1 Buy. Once per turn."""
    t = bed(landscapes="Continue", kingdom="Smithy, Militia, Village", deck="9 Copper", buys=2, actions=0)
    t.buy("Continue", ("gain", "Smithy"))
    assert t.game.phase == ACTION_PHASE
    assert t.p1.in_play == "Smithy"
    assert t.p1.hand == "3 Copper"
    assert (t.p1.actions, t.p1.buys, t.p1.debt) == (1, 2, 8)
    assert "Militia" not in t.asked[0]
    t.p1.player.debt = 0
    assert not t.on_offer("Continue")
