"""Skulk goes wrong when the Hex is turned over before Reactions, or when the Gold comes only with buying it."""

from tests.bed import bed
from tests.cards.nocturne.fates_bed import cards_of

CARD = "Skulk"


def test_a_buy_and_a_hex() -> None:
    """+1 Buy; every other player receives the next Hex, the same for all."""
    t = bed(hand="Skulk", p2="", p3="", text="hexes: Plague, Greed")
    t.play("Skulk")
    assert t.p1.buys == 2
    assert t.p1.hand == ""
    assert t.p2.hand == "Curse"
    assert t.p3.hand == "Curse"


def test_reactions_come_first() -> None:
    """The others use Reactions before the Hex is turned over; a Hex is turned over even if it hits nobody."""
    t = bed(hand="Skulk", p2="Moat", text="hexes: Plague")
    t.play("Skulk", ("p2", "resolve", "Moat"))
    assert t.p2.hand == "Moat"
    assert cards_of(t, 7) == ["Plague"]


def test_a_gold_when_gained() -> None:
    """When you gain it, however that came, you gain a Gold."""
    t = bed(kingdom="Skulk")
    t.gain("Skulk")
    assert t.p1.discard == "Skulk, Gold"
