"""Spoils go wrong when they can be bought, or when a second play fails to pay."""

from tests.bed import bed

CARD = "Spoils"


def test_play() -> None:
    """$3, and it goes back to its pile."""
    t = bed(hand="Spoils", kingdom="Marauder", text="turn: p1 treasure")
    assert t.left("Spoils") == 14
    t.step(("treasures", "Spoils"))
    assert t.p1.coins == 3
    assert t.p1.in_play == ""
    assert t.left("Spoils") == 15


def test_played_twice() -> None:
    """Played twice by one card, it makes $3 both times, though it is back in its pile by then."""
    t = bed(hand="Spoils", kingdom="Marauder", text="turn: p1 treasure")
    you = t.game.players[0]
    you.play_times(t.card("Spoils"), 2, None)
    assert t.p1.coins == 6
    assert t.left("Spoils") == 15


def test_need_not_be_played() -> None:
    """You do not have to play all your Treasures."""
    t = bed(hand="Spoils, Copper", kingdom="Marauder", text="turn: p1 treasure")
    t.step(("treasures", "Copper"))
    assert t.p1.hand == "Spoils"


def test_cost_and_supply() -> None:
    """It costs $0 and is not in the Supply: it cannot be bought."""
    t = bed(kingdom="Marauder", coins=9)
    assert t.cost("Spoils") == 0
    assert not t.on_offer("Spoils")
