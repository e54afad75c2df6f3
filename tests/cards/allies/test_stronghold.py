"""Stronghold goes wrong when it stays in play for nothing, and with throne rooms."""

from tests.bed import bed

CARD = "Stronghold"


def test_coins() -> None:
    """If you choose +$3 it is discarded the same turn."""
    t = bed(hand="Stronghold", deck="20 Copper", p2_deck="20 Copper")
    t.play("Stronghold", ("option", "+$3"))
    assert t.p1.coins == 3
    t.end_turn()
    assert t.p1.in_play == ""
    t.end_turn()
    assert t.p1.hand == "5 Copper"


def test_cards() -> None:
    """If you choose +3 Cards at the start of your next turn it stays in play until the Clean-up of that turn."""
    t = bed(hand="Stronghold", deck="20 Copper", p2_deck="20 Copper")
    t.play("Stronghold", ("option", "+3 Cards next turn"))
    assert t.p1.coins == 0
    t.end_turn()
    assert t.p1.in_play == "Stronghold"
    t.end_turn()
    assert t.p1.hand == "8 Copper"
    t.end_turn()
    assert t.p1.in_play == ""


def test_points() -> None:
    """Worth 2 VP."""
    t = bed(hand="2 Stronghold")
    assert t.p1.points == 4


def test_throne_room() -> None:
    """With Throne Room you choose each time; if you choose the cards at least once, both stay in play."""
    t = bed(hand="Throne Room, Stronghold", deck="20 Copper", p2_deck="20 Copper")
    t.play("Throne Room", ("play card", "Stronghold"), ("option", "+3 Cards next turn"), ("option", "+$3"))
    assert t.p1.coins == 3
    t.end_turn()
    assert t.p1.in_play == "Throne Room, Stronghold"
    t.end_turn()
    assert t.p1.hand == "8 Copper"
    t = bed(hand="Throne Room, Stronghold", deck="20 Copper", p2_deck="20 Copper")
    t.play("Throne Room", ("play card", "Stronghold"), ("option", "+$3"), ("option", "+$3"))
    t.end_turn()
    assert t.p1.in_play == ""


def test_with_elder() -> None:
    """With both options, thanks to Elder, it stays in play."""
    t = bed(hand="Elder, Stronghold", deck="20 Copper", p2_deck="20 Copper")
    t.play("Elder", ("play card", "Stronghold"), ("option", "+$3, +3 Cards next turn"))
    assert t.p1.coins == 5
    t.end_turn()
    assert t.p1.in_play == "Stronghold"
    t.end_turn()
    assert t.p1.hand == "8 Copper"
