"""Frigate goes wrong when the discard comes before the Action is resolved, or stays in play without anybody to hit."""

from tests.bed import bed

CARD = "Frigate"


def test_discard_after_each_action() -> None:
    """+$3. Until your next turn, each time another player plays an Action card they discard down to 4 cards in hand after
    it was resolved."""
    t = bed(hand="Frigate", deck="12 Copper", p2="Smithy, 4 Estate, Gold", p2_deck="9 Copper", actions=1)
    t.play("Frigate")
    assert t.p1.coins == 3
    t.end_turn()
    t.play("Smithy", ("p2", "discard", "3 Copper, Estate"))
    assert t.p2.hand == "3 Estate, Gold"
    t.end_turn()
    assert t.p1.hand == "5 Copper"


def test_on_the_same_turn() -> None:
    """It holds at once, for Actions that others play on your turn."""
    t = bed(hand="Frigate, Witch", deck="9 Copper", p2="Caravan Guard, 5 Estate", p2_deck="9 Copper", actions=2)
    t.play("Frigate", ("p2", "resolve", ""))
    t.play("Witch", ("p2", "resolve", "Caravan Guard"), ("p2", "discard", "Copper, Estate"))
    assert t.p2.hand == "4 Estate"


def test_all_protected() -> None:
    """If nobody is affected nothing is set up, and the Frigate is discarded this turn."""
    t = bed(hand="Frigate", deck="9 Copper", p2="Moat")
    t.play("Frigate", ("p2", "resolve", "Moat"))
    t.end_turn()
    assert t.p1.in_play == "-"


def test_one_protected() -> None:
    """A player who was protected when it was played is not affected later either."""
    t = bed(hand="Frigate", deck="9 Copper", p2="Moat, Village, 4 Copper", p2_deck="5 Copper", p3="")
    t.play("Frigate", ("p2", "resolve", "Moat"))
    t.end_turn()
    t.play("Village")
    assert t.p2.hand == "Moat, 5 Copper"
