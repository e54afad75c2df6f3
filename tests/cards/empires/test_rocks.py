"""Rocks goes wrong in where the Silver goes."""

from tests.bed import bed

CARD = "Rocks"


def test_in_your_buy_phase() -> None:
    """$1. When you gain or trash it in your Buy phase you gain a Silver onto your deck."""
    t = bed(hand="2 Rocks", deck="Copper", text="turn: p1 buy")
    t.trash("Rocks")
    assert t.p1.deck == "Silver, Copper"
    t.play("Rocks")
    assert t.p1.coins == 1


def test_at_another_time() -> None:
    """At another time, on another player's turn too, you gain the Silver to your hand."""
    t = bed(hand="Rocks", p2="Rocks")
    t.trash("Rocks")
    assert t.p1.hand == "Silver"
    t.game.phase = 3
    t.trash("Rocks", seat=1)
    assert t.p2.hand == "Silver"


def test_gained() -> None:
    """Gaining it does the same."""
    t = bed(text="p2 discard: 5 Catapult")
    t.gain("Rocks")
    assert t.p1.hand == "Silver"
    assert t.p1.discard == "Rocks"
