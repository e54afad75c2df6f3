"""Launch goes wrong when it can be bought twice in a turn, or loses what was left."""

from freehold.rules.vocab import ACTION_PHASE
from tests.bed import bed

CARD = "Launch"


def test_back_to_the_action_phase() -> None:
    """You return to your Action phase with what you had left, and get +1 Card, +1 Action, +1 Buy."""
    t = bed(deck="2 Gold", landscapes="Launch", coins=5, actions=1)
    t.buy("Launch")
    assert t.game.phase == ACTION_PHASE
    assert (t.p1.actions, t.p1.buys, t.p1.coins) == (2, 1, 2)
    assert t.p1.hand == "Gold"


def test_once_per_turn() -> None:
    """Only once in a turn."""
    t = bed(deck="12 Gold", p2_deck="5 Copper", landscapes="Launch", coins=6, buys=2)
    t.buy("Launch")
    assert not t.on_offer("Launch")
    t.end_turn()
    t.p2.player.coins = 3
    assert t.on_offer("Launch")
