"""Market Towns goes wrong in the phase: it is the Buy phase, where Actions are no use, but Treasures are to come."""

from freehold.rules.vocab import TREASURE_PHASE
from tests.bed import bed

CARD = "Market Towns"


def test_plays_actions_in_the_buy_phase() -> None:
    """For each Favor you spend you play an Action from your hand; it uses none of your Actions."""
    t = bed(hand="2 Smithy, Village", deck="9 Gold", landscapes="Market Towns", favors=2, actions=0)
    t.to_phase(TREASURE_PHASE, ("play card", "Smithy"), ("play card", "Village"))
    assert t.p1.in_play == "Smithy, Village"
    assert t.p1.hand == "Smithy, 4 Gold"
    assert t.p1.favors == 0


def test_drawn_treasures_can_be_played() -> None:
    """It is the first part of your Buy phase: Treasures that you draw can be played."""
    t = bed(hand="Smithy", deck="9 Gold", landscapes="Market Towns", favors=1, actions=0)
    t.to_phase(TREASURE_PHASE, ("play card", "Smithy"))
    t.step(("treasures", "3 Gold"))
    assert t.p1.coins == 9


def test_stop_at_any_time() -> None:
    """After an Action is done you decide whether to spend another Favor."""
    t = bed(hand="2 Smithy", deck="9 Gold", landscapes="Market Towns", favors=2, actions=0)
    t.to_phase(TREASURE_PHASE, ("play card", "Smithy"), ("play card", ""))
    assert t.p1.favors == 1
