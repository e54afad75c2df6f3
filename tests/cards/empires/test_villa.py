"""Villa goes wrong in the phase it leads back to, and in what of the turn begins again."""

from freehold.rules.vocab import ACTION_PHASE, BUY_PHASE, DECK, TREASURE_PHASE
from tests.bed import bed

CARD = "Villa"


def test_gives_actions_a_buy_and_a_coin() -> None:
    """+2 Actions, +1 Buy, +$1."""
    t = bed(hand="Villa")
    t.play("Villa")
    assert (t.p1.actions, t.p1.buys, t.p1.coins) == (2, 2, 1)


def test_bought_it_goes_to_your_hand_in_your_action_phase() -> None:
    """When you gain it you put it into your hand, get +1 Action, and return to your Action phase if it is your Buy phase."""
    t = bed(kingdom="Villa", coins=5, actions=1)
    t.buy("Villa")
    assert t.p1.hand == "Villa"
    assert t.game.phase == ACTION_PHASE
    assert (t.p1.actions, t.p1.buys, t.p1.coins) == (2, 0, 1)
    t.play("Villa")
    assert (t.p1.actions, t.p1.buys, t.p1.coins) == (3, 1, 2)


def test_moved_from_wherever_it_was_gained_to() -> None:
    """It is gained as any card, to your deck for example, and then put into your hand from there."""
    t = bed(kingdom="Villa")
    t.gain("Villa", to=DECK)
    assert t.p1.hand == "Villa"


def test_several_times_in_a_turn() -> None:
    """You may return to your Action phase several times in a turn; after it Treasures can be played again."""
    t = bed(hand="Gold, Copper", kingdom="Villa", coins=8, buys=2, text="turn: p1 buy")
    t.buy("Villa")
    t.to_phase(TREASURE_PHASE)
    t.step(("treasures", "Gold"))
    t.game.phase = BUY_PHASE
    t.buy("Villa")
    assert t.game.phase == ACTION_PHASE
    assert t.p1.coins == 3
    assert t.p1.actions == 3


def test_start_of_turn_does_not_come_again() -> None:
    """Start-of-turn abilities do not come again when you return to your Action phase."""
    t = bed(kingdom="Villa, Peasant", coins=4, text="p1 tavern: Teacher")
    t.buy("Villa")
    t.play("Villa")
    assert t.p1.tavern == "Teacher"


def test_in_your_action_phase() -> None:
    """Gained in your Action phase it goes to your hand and gives +1 Action."""
    t = bed(hand="Engineer", kingdom="Villa")
    t.play("Engineer", ("gain", "Villa"), ("trash", "no"))
    assert t.p1.hand == "Villa"
    assert t.p1.actions == 1


def test_on_another_turn() -> None:
    """Gained on another player's turn it goes to your hand; the +1 Action is no use, and there is no Action phase."""
    t = bed(kingdom="Villa", text="turn: p1 buy")
    t.gain("Villa", seat=1)
    assert t.p2.hand == "Villa"
    assert t.game.phase == BUY_PHASE
    t.end_turn()
    assert t.p2.actions == 1
