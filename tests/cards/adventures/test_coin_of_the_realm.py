"""Coin of the Realm goes wrong when calling it makes $1 again, or when it follows what was no Action play."""

from freehold.rules.vocab import TREASURE_PHASE
from tests.bed import bed

CARD = "Coin of the Realm"


def test_goes_to_the_tavern_mat() -> None:
    """Played, it makes $1 and goes to your Tavern mat: it is no longer in play."""
    t = bed(hand="Coin of the Realm, Copper", text="turn: p1 treasure")
    t.step(("treasures", "Coin of the Realm, Copper"))
    assert t.p1.coins == 2
    assert t.p1.tavern == "Coin of the Realm"
    assert t.p1.in_play == "Copper"


def test_called_for_two_actions() -> None:
    """Called after you play an Action card it gives +2 Actions, and no $1."""
    t = bed(hand="Smithy", text="p1 tavern: Coin of the Realm")
    t.play("Smithy", ("resolve", "Coin of the Realm"))
    assert t.p1.actions == 2
    assert t.p1.coins == 0
    assert t.p1.in_play == "Smithy, Coin of the Realm"


def test_after_the_action_is_resolved() -> None:
    """It is called when the Action card has been resolved completely, not before."""
    t = bed(hand="Throne Room, Smithy", deck="12 Copper", text="p1 tavern: Coin of the Realm")
    t.play("Throne Room", ("play card", "Smithy"), ("resolve", ""), ("resolve", ""), ("resolve", "Coin of the Realm"))
    assert t.p1.hand == "6 Copper"
    assert t.p1.actions == 2


def test_several_after_the_same_card() -> None:
    """You may call several after the same Action card."""
    t = bed(hand="Smithy", text="p1 tavern: 3 Coin of the Realm")
    t.play("Smithy", ("resolve", "Coin of the Realm"), ("resolve", "Coin of the Realm"), ("resolve", ""))
    assert t.p1.actions == 4
    assert t.p1.tavern == "Coin of the Realm"


def test_not_after_a_treasure() -> None:
    """It is not called after a card that is no Action."""
    t = bed(hand="Copper", text="p1 tavern: Coin of the Realm\nturn: p1 treasure")
    t.step(("treasures", "Copper"))
    assert t.p1.tavern == "Coin of the Realm"


def test_played_by_an_action_card() -> None:
    """If an Action card plays it, it may be called when that Action card has been resolved."""
    t = bed(hand="Crown, Coin of the Realm")
    t.game.phase = TREASURE_PHASE
    t.step(("treasures", "Crown"), ("play card", "Coin of the Realm"), ("resolve", "Coin of the Realm"))
    assert t.p1.coins == 2
    assert t.p1.actions == 3
    assert t.p1.in_play == "Crown, Coin of the Realm"
