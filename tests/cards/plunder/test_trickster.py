"""Trickster goes wrong when the Treasure is in the new hand before it was drawn."""

from tests.bed import bed

CARD = "Trickster"


def test_keeps_a_treasure() -> None:
    """Each other player gains a Curse. Once this turn, when you discard a Treasure from play, you may set it aside; at the
    end of the turn, after drawing, it comes into your hand."""
    t = bed(hand="Trickster, Gold, Silver", deck="9 Copper")
    t.play("Trickster")
    assert t.p2.discard == "Curse"
    t.play("Gold")
    t.play("Silver")
    t.end_turn(("order", "Gold, Silver"), ("resolve", "Trickster"))
    assert t.p1.hand == "5 Copper, Gold"


def test_played_twice() -> None:
    """Played twice you may keep two Treasures."""
    t = bed(hand="Throne Room, Trickster, 2 Gold", deck="9 Copper")
    t.play("Throne Room", ("play card", "Trickster"))
    t.play("Gold")
    t.play("Gold")
    t.end_turn(("resolve", "Trickster"), ("resolve", "Trickster"), ("resolve", "Trickster"))
    assert t.p1.hand == "5 Copper, 2 Gold"
