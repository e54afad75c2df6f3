"""Raider goes wrong in whose cards in play count, and for hands of fewer than 5 cards."""

from tests.bed import bed

CARD = "Raider"
NIGHT = "turn: p1 night\np1 play: 3 Copper, Silver"


def test_discard_a_copy() -> None:
    """Every other player with 5 or more cards in hand discards a copy of a card you have in play; they choose which."""
    t = bed(hand="Raider", p2="2 Copper, Silver, 2 Estate", text=NIGHT)
    t.play("Raider", ("p2", "discard", "Silver"))
    assert t.p2.hand == "2 Copper, 2 Estate"
    assert "Estate" not in t.asked[0]


def test_raider_itself_counts() -> None:
    """The Raider is one of your cards in play."""
    t = bed(hand="Raider", p2="Raider, 4 Estate", text=NIGHT)
    t.play("Raider")
    assert t.p2.discard == "Raider"


def test_only_what_is_in_play() -> None:
    """Cards of which you have no copy in play need not be discarded: you may keep Treasures in hand."""
    t = bed(hand="Raider, Gold", p2="Gold, Copper, 3 Estate", text=NIGHT)
    t.play("Raider")
    assert t.p2.hand == "Gold, 3 Estate"


def test_none_to_discard() -> None:
    """A player who holds no such card reveals their hand instead."""
    t = bed(hand="Raider", p2="Gold, 4 Estate", text=NIGHT)
    t.game.log = []
    t.play("Raider")
    assert t.p2.hand == "Gold, 4 Estate"
    shown = [entry for entry in t.game.log if entry.word == "reveal"]
    assert [len(entry.kinds) for entry in shown] == [5]


def test_small_hands() -> None:
    """Players with fewer than 5 cards in hand discard nothing."""
    t = bed(hand="Raider", p2="4 Copper", p3="5 Copper", text=NIGHT)
    t.play("Raider")
    assert t.p2.hand == "4 Copper"
    assert t.p3.hand == "4 Copper"


def test_three_coins_next_turn() -> None:
    """At the start of your next turn, +$3."""
    t = bed(hand="Raider", deck="12 Copper", text=NIGHT)
    t.play("Raider")
    t.end_turn()
    t.end_turn()
    assert t.p1.coins == 3
    assert t.p1.in_play == "Raider"


def test_it_is_an_attack() -> None:
    """It is an Attack: a player with a Moat may be unaffected."""
    t = bed(hand="Raider", p2="Moat, 4 Copper", text=NIGHT)
    t.play("Raider", ("p2", "resolve", "Moat"))
    assert t.p2.hand == "Moat, 4 Copper"
