"""Canal goes wrong when it works on the turns of players who have no cube on it."""

from tests.bed import bed
from tests.cards.renaissance.owning import own

CARD = "Canal"


def test_everything_costs_less_on_your_turns() -> None:
    """During your turns all cards cost $1 less, wherever they are, but never less than $0. Projects cost the same."""
    t = bed(hand="Workshop, Curse", landscapes="Canal, Citadel", kingdom="Village, Market", coins=2)
    own(t, "Canal")
    assert t.cost("Village") == 2
    assert t.cost("Copper") == 0
    assert t.cost("Workshop") == 2
    t.play("Workshop", ("gain", "Market"))
    t.game.players[0].coins = 7
    assert not t.on_offer("Citadel")
    assert t.on_offer("Province")


def test_only_on_turns_of_those_who_have_it() -> None:
    """On another player's turn costs are lower only if that player has a cube on Canal, for everybody then."""
    t = bed(landscapes="Canal", kingdom="Village")
    own(t, "Canal")
    t.end_turn()
    assert t.cost("Village") == 3
    t = bed(landscapes="Canal", kingdom="Village")
    own(t, "Canal", 1)
    assert t.cost("Village") == 3
    t.end_turn()
    assert t.cost("Village") == 2
