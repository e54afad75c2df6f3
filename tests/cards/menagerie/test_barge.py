"""Barge goes wrong with the choice of the moment and when it stays in play."""

from tests.bed import bed

CARD = "Barge"


def test_now() -> None:
    """Chosen now, you get +3 Cards and +1 Buy, and it is discarded this turn."""
    t = bed(hand="Barge", deck="9 Gold")
    t.play("Barge", ("option", "now"))
    assert (t.p1.hand, t.p1.buys) == ("3 Gold", 2)
    t.end_turn()
    assert t.p1.in_play == ""


def test_next_turn() -> None:
    """Chosen for your next turn, it stays in play and gives both when that turn starts."""
    t = bed(hand="Barge", deck="12 Gold")
    t.play("Barge", ("option", "next turn"))
    assert (t.p1.hand, t.p1.buys) == ("", 1)
    t.end_turn()
    assert t.p1.in_play == "Barge"
    t.end_turn()
    assert (t.p1.hand, t.p1.buys) == ("8 Gold", 2)
    t.end_turn()
    assert t.p1.in_play == ""


def test_throne_room() -> None:
    """Played twice you choose each time; if you chose the next turn at least once, both cards stay in play."""
    t = bed(hand="Throne Room, Barge", deck="15 Gold")
    t.play("Throne Room", ("play card", "Barge"), ("option", "now"), ("option", "next turn"))
    assert t.p1.hand == "3 Gold"
    t.end_turn()
    assert t.p1.in_play == "Throne Room, Barge"
    t.end_turn()
    assert t.p1.buys == 2
    t = bed(hand="Throne Room, Barge", deck="15 Gold")
    t.play("Throne Room", ("play card", "Barge"), ("option", "now"), ("option", "now"))
    t.end_turn()
    assert t.p1.in_play == ""


def test_both_next_turn() -> None:
    """If you chose the next turn twice, you get both then."""
    t = bed(hand="Throne Room, Barge", deck="15 Gold")
    t.play("Throne Room", ("play card", "Barge"), ("option", "next turn"), ("option", "next turn"))
    t.end_turn()
    t.end_turn()
    assert (len(t.p1.hand), t.p1.buys) == (11, 3)
