"""Curio goes wrong in what was paid and is gone, and in costs that $ alone do not pay."""

from freehold.rules.vocab import TREASURE_PHASE
from tests.bed import bed

CARD = "Curio"


def test_worth() -> None:
    """A Treasure worth $1. You need not pay and gain anything."""
    t = bed(hand="Curio")
    t.play("Curio", ("gain", "no"))
    assert t.p1.coins == 1
    assert t.p1.discard == "-"


def test_pays_and_plays() -> None:
    """You may pay $, this $1 and all else you have got this turn included: gain a Treasure costing up to what you paid, and
    play it at once."""
    t = bed(hand="Curio", coins=5)
    t.play("Curio", ("gain", "yes"), ("spend", 6), ("gain", "Gold"))
    assert t.p1.coins == 3
    assert t.p1.in_play == "Curio, Gold"
    assert t.p1.discard == "-"


def test_the_rest_is_kept() -> None:
    """You lose only what you pay; you can pay no more than you have."""
    t = bed(hand="Curio", coins=4)
    t.play("Curio", ("gain", "yes"), ("spend", 3), ("gain", "Silver"))
    assert t.p1.coins == 4
    assert "5" in t.asked[1]
    assert "6" not in t.asked[1]


def test_cheaper_than_paid() -> None:
    """The Treasure may cost less than what you paid, as the card has it; nothing is given back."""
    t = bed(hand="Curio", coins=3)
    t.play("Curio", ("gain", "yes"), ("spend", 4), ("gain", "Copper"))
    assert t.p1.coins == 1


def test_paying_nothing() -> None:
    """You may pay $0, for a Treasure that costs $0."""
    t = bed(hand="Curio")
    t.play("Curio", ("gain", "yes"), ("spend", 0))
    assert t.p1.in_play == "Curio, Copper"
    assert t.p1.coins == 2


def test_coffers() -> None:
    """Having decided to pay, you may first spend Coffers, even in the Action phase."""
    t = bed(hand="Storyteller, Curio", deck="9 Estate", coffers=3)
    t.play("Storyteller", ("play card", "Curio"), ("gain", "yes"), ("spend", 2), ("spend", 3), ("gain", "Silver"),
           ("spend", 0))  # fmt: skip
    assert t.p1.coffers == 1
    assert "Silver" in t.p1.in_play


def test_potion_and_debt_costs() -> None:
    """No Treasure with a Potion or Debt in its cost."""
    t = bed(hand="Curio", kingdom="Philosopher's Stone, Fortune", coins=9)
    t.play("Curio", ("gain", "yes"), ("spend", 10), ("gain", "Gold"))
    assert "Philosopher" not in t.asked[-1]
    assert "Fortune" not in t.asked[-1]


def test_comes_from_the_supply() -> None:
    """The Treasure comes from the Supply; that is a gain, and no purchase: you may still play Treasures afterwards."""
    t = bed(hand="Curio, Copper", text="turn: p1 treasure", kingdom="Curio", coins=3)
    t.step(("treasures", "Curio"), ("gain", "yes"), ("spend", 4), ("gain", "Curio"), ("gain", "no"))
    assert t.game.purchases == 0
    assert t.p1.in_play == "2 Curio"
    t.step(("treasures", "Copper"))
    assert t.p1.coins == 2


def test_in_the_action_phase() -> None:
    """Played in the Action phase, by Storyteller, it does the same."""
    t = bed(hand="Storyteller, Curio", deck="9 Estate", coins=2)
    t.play("Storyteller", ("play card", "Curio"), ("gain", "yes"), ("spend", 3), ("gain", "Silver"))
    assert "Silver" in t.p1.in_play


def test_coffers_that_were_to_be_spent_after_it() -> None:
    """Coffers that you spend while paying for the Treasure are gone when you come to spend them afterwards."""
    t = bed(hand="Curio", coffers=1)
    t.to_phase(TREASURE_PHASE)
    t.step(("treasures", "Curio, Coffers"), ("gain", "yes"), ("spend", 1), ("spend", 0))
    assert (t.p1.coffers, t.p1.coins) == (0, 3)
