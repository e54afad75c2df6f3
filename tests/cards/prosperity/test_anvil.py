"""Anvil goes wrong by gaining without a discarded Treasure, and by gaining what costs more than $4."""

import pytest

from tests.bed import bed

CARD = "Anvil"


def test_gains_a_card_up_to_four() -> None:
    """It makes $1; you may discard a Treasure to gain a card costing up to $4, without Potion or Debt in its cost."""
    t = bed(hand="Anvil, Copper, Estate", kingdom="Smithy, Transmute")
    t.play("Anvil", ("discard", "Copper"), ("gain", "Smithy"))
    assert t.p1.coins == 1
    assert t.p1.hand == "Estate"
    assert t.p1.discard == "Copper, Smithy"
    for dear in ("Transmute", "Market"):
        t = bed(hand="Anvil, Copper", kingdom="Market, Transmute")
        with pytest.raises(AssertionError, match="not among the options"):
            t.play("Anvil", ("discard", "Copper"), ("gain", dear))


def test_only_if_you_discard() -> None:
    """You gain a card only if you discard a Treasure, and only one."""
    t = bed(hand="Anvil, Copper", kingdom="Smithy")
    t.play("Anvil", ("discard", ""))
    assert t.p1.discard == ""
    t = bed(hand="Anvil, Estate", kingdom="Smithy")
    t.play("Anvil")
    assert t.p1.discard == ""


def test_one_treasure() -> None:
    """You discard one Treasure, no more."""
    t = bed(hand="Anvil, 2 Copper", text="turn: p1 treasure", kingdom="Village")
    t.play("Anvil", ("discard", "Copper"), ("gain", "Village"))
    assert "(0 to 1 of" in t.asked[0]
    assert t.p1.hand == "Copper"
