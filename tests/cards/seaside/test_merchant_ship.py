"""Merchant Ship goes wrong when its second $2 comes on the wrong turn."""

from tests.bed import bed

CARD = "Merchant Ship"


def test_now_and_next_turn() -> None:
    """+$2 now and at the start of your next turn; it stays in play until then."""
    t = bed(hand="Merchant Ship", deck="9 Copper")
    t.play("Merchant Ship")
    assert t.p1.coins == 2
    t.end_turn()
    assert t.p1.in_play == "Merchant Ship"
    t.end_turn()
    assert t.p1.coins == 2
    t.end_turn()
    assert t.p1.in_play == ""


def test_throne_room_stays_with_it() -> None:
    """Played twice by Throne Room it gives $4 on both turns; Throne Room stays in play with it."""
    t = bed(hand="Throne Room, Merchant Ship", deck="9 Copper")
    t.play("Throne Room", ("play card", "Merchant Ship"))
    assert t.p1.coins == 4
    t.end_turn()
    assert t.p1.in_play == "Throne Room, Merchant Ship"
    t.end_turn()
    assert t.p1.coins == 4
    t.end_turn()
    assert t.p1.in_play == ""
