"""Mine goes wrong when it gains to the discard pile, gains other cards than Treasures, or (first printing) is optional."""

from tests.bed import bed

CARD = "Mine"


def test_treasure_for_a_better_one() -> None:
    """You trash a Treasure from your hand and gain one costing up to $3 more to your hand, to be played this turn."""
    t = bed(hand="Mine, Copper, Silver, Estate", kingdom="Village")
    t.play("Mine", ("trash", "Silver"), ("gain", "Gold"))
    assert t.trashed == "Silver"
    assert t.p1.hand == "Copper, Estate, Gold"
    assert t.p1.discard == ""
    assert "Estate" not in t.asked[0]
    assert "Village" not in t.asked[1]
    t.to_phase(2)
    t.step(("treasures", "Gold, Copper"))
    assert t.p1.coins == 4


def test_up_to_three_more() -> None:
    """The Treasure may cost up to $3 more, or the same, or less."""
    t = bed(hand="Mine, Copper")
    t.play("Mine", ("trash", "Copper"), ("gain", "Silver"))
    assert "Gold" not in t.asked[1]
    t = bed(hand="Mine, Gold", text="colonies: yes")
    t.play("Mine", ("trash", "Gold"), ("gain", "Platinum"))
    assert t.p1.hand == "Platinum"
    t = bed(hand="Mine, Gold")
    t.play("Mine", ("trash", "Gold"), ("gain", "Copper"))
    assert t.p1.hand == "Copper"


def test_is_optional() -> None:
    """In the current version you need not trash a Treasure; then you gain none."""
    t = bed(hand="Mine, Copper")
    t.play("Mine", ("trash", ""))
    assert t.p1.hand == "Copper"
    assert t.trashed == ""


def test_without_a_treasure() -> None:
    """Without a Treasure to trash you gain none."""
    t = bed(hand="Mine, Estate")
    t.play("Mine")
    assert t.p1.hand == "Estate"


def test_first_printing_must_trash() -> None:
    """In the first printing you must trash a Treasure if you have one."""
    t = bed(hand="Mine, Copper, Estate", ruleset="first printing")
    t.play("Mine", ("gain", "Silver"))
    assert t.trashed == "Copper"
    assert t.p1.hand == "Silver, Estate"
