"""Mining Road goes wrong when it plays more than one Treasure, or one that was moved."""

from tests.bed import bed

CARD = "Mining Road"


def test_plays_a_gained_treasure() -> None:
    """+1 Action, +1 Buy, +$2. Once this turn, when you gain a Treasure, you may play it: any one of them."""
    t = bed(hand="Mining Road", kingdom="Smithy")
    t.play("Mining Road")
    assert (t.p1.actions, t.p1.buys, t.p1.coins) == (1, 2, 2)
    t.gain("Smithy")
    t.gain("Copper", ("resolve", ""))
    t.gain("Gold", ("resolve", "Mining Road"))
    assert t.p1.coins == 5
    t.gain("Gold")
    assert t.p1.in_play == "Mining Road, Gold"


def test_in_the_buy_phase() -> None:
    """Also a Treasure that you buy."""
    t = bed(hand="Mining Road", coins=4, text="turn: p1 action")
    t.play("Mining Road")
    t.buy("Gold", ("resolve", "Mining Road"))
    assert t.p1.coins == 3


def test_played_twice() -> None:
    """Played twice you may play two Treasures, but not the same one twice."""
    t = bed(hand="Throne Room, Mining Road")
    t.play("Throne Room", ("play card", "Mining Road"))
    t.gain("Gold", ("resolve", "Mining Road"))
    assert t.p1.coins == 4 + 3
    t.gain("Gold", ("resolve", "Mining Road"))
    assert t.p1.coins == 4 + 6


def test_moved() -> None:
    """If the Treasure was moved by another ability it is not played."""
    t = bed(hand="Mining Road, Watchtower")
    t.play("Mining Road")
    t.gain("Gold", ("resolve", "Watchtower"), ("option", "topdeck"))
    assert t.p1.deck == "Gold"
    assert t.p1.coins == 2
