"""Coppersmith goes wrong when it pays for Coppers played before it, or for the next turn."""

from freehold.rules.vocab import TREASURE_PHASE
from tests.bed import bed

CARD = "Coppersmith"


def test_copper_makes_one_more() -> None:
    """Each Copper you play this turn makes $1 more; other Treasures do not."""
    t = bed(hand="Coppersmith, 2 Copper, Silver")
    t.play("Coppersmith")
    t.to_phase(TREASURE_PHASE)
    t.step(("treasures", "2 Copper, Silver"))
    assert t.p1.coins == 6


def test_is_cumulative() -> None:
    """It adds up: with Throne Room on Coppersmith, each Copper makes $3."""
    t = bed(hand="Throne Room, Coppersmith, Copper")
    t.play("Throne Room", ("play card", "Coppersmith"))
    t.play("Copper")
    assert t.p1.coins == 3


def test_only_coppers_played_afterwards() -> None:
    """Only Coppers played after Coppersmith make more."""
    t = bed(hand="Coppersmith, 2 Copper")
    t.play("Copper")
    t.play("Coppersmith")
    t.play("Copper")
    assert t.p1.coins == 3


def test_copper_that_is_not_resolved() -> None:
    """It changes what playing a Copper does: if Highwayman takes that away, the extra $1 goes with it."""
    t = bed(hand="Highwayman", p2="Coppersmith, 2 Copper")
    t.play("Highwayman")
    t.end_turn()
    t.play("Coppersmith")
    t.play("Copper")
    assert t.p2.coins == 0
    t.play("Copper")
    assert t.p2.coins == 2


def test_only_this_turn() -> None:
    """It ends with the turn."""
    t = bed(hand="Coppersmith", p2="Copper", deck="5 Copper")
    t.play("Coppersmith")
    t.end_turn()
    t.play("Copper")
    assert t.p2.coins == 1
    t.end_turn()
    t.play("Copper")
    assert t.p1.coins == 1
