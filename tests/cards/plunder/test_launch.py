"""Launch goes wrong when it can be bought twice in a turn, or loses what was left."""

from freehold.rules.vocab import ACTION_PHASE
from tests.bed import bed
from tests.cards.renaissance.owning import own

CARD = "Launch"


def test_back_to_the_action_phase() -> None:
    """You return to your Action phase with what you had left, and get +1 Card, +1 Action, +1 Buy."""
    t = bed(deck="2 Gold", landscapes="Launch", coins=5, actions=1)
    t.buy("Launch")
    assert t.game.phase == ACTION_PHASE
    assert (t.p1.actions, t.p1.buys, t.p1.coins) == (2, 1, 2)
    assert t.p1.hand == "Gold"


def test_ends_the_buy_phase() -> None:
    """Going back ends your Buy phase: Exploration counts then, and once more for the next Buy phase."""
    t = bed(deck="9 Estate", landscapes="Launch, Exploration", coins=3)
    own(t, "Exploration")
    t.game.phase = 3
    t.game.phase_gains = len(t.game.gains)
    t.buy("Launch")
    assert (t.p1.coffers, t.p1.villagers) == (1, 1)
    t.to_phase(5)
    assert (t.p1.coffers, t.p1.villagers) == (2, 2)


def test_once_per_turn() -> None:
    """Only once in a turn."""
    t = bed(deck="12 Gold", p2_deck="5 Copper", landscapes="Launch", coins=6, buys=2)
    t.buy("Launch")
    assert not t.on_offer("Launch")
    t.end_turn()
    t.p2.player.coins = 3
    assert t.on_offer("Launch")
