"""Contract goes wrong in staying in play with nothing set aside."""

from tests.bed import bed

CARD = "Contract"


def test_plays_the_set_aside_action() -> None:
    """It makes $2 and a Favor; an Action you set aside from your hand is played at the start of your next turn."""
    t = bed(hand="Contract, Market", deck="30 Copper", actions=0)
    t.to_phase(2)
    t.step(("treasures", "Contract"), ("set aside", "Market"))
    assert t.p1.coins == 2
    assert t.p1.favors == 1
    assert t.p1.aside == "Market"
    t.end_turn()
    assert t.p1.in_play == "Contract"
    t.end_turn()
    assert t.p1.in_play == "Contract, Market"
    assert t.p1.actions == 2
    assert t.p1.coins == 1
    t.end_turn()
    assert t.p1.in_play == ""


def test_nothing_set_aside() -> None:
    """If you set nothing aside it is discarded the same turn."""
    t = bed(hand="Contract, Market", deck="30 Copper", actions=0)
    t.to_phase(2)
    t.step(("treasures", "Contract"), ("set aside", ""))
    t.end_turn()
    assert t.p1.in_play == ""
