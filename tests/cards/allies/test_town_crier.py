"""Town Crier goes wrong if an option that cannot be done is barred, or rotating comes first."""

from tests.bed import bed

CARD = "Town Crier"


def test_three_options() -> None:
    """You choose one: +$2; or gain a Silver; or +1 Card and +1 Action. Then you may rotate the Townsfolk."""
    t = bed(hand="3 Town Crier", deck="2 Gold", actions=3)
    t.play("Town Crier", ("option", "+$2"), ("may", "no"))
    assert t.p1.coins == 2
    t.play("Town Crier", ("option", "gain a Silver"), ("may", "yes"))
    assert t.p1.discard == "Silver"
    assert t.top("Townsfolk") == "Blacksmith"
    t.play("Town Crier", ("option", "+1 Card and +1 Action"), ("may", "no"))
    assert t.p1.hand == "Gold"
    assert t.p1.actions == 1


def test_an_option_that_cannot_be_done() -> None:
    """You may choose what you cannot do: a Silver from an empty pile."""
    t = bed(hand="Town Crier", text="pile Silver: 0")
    t.play("Town Crier", ("option", "gain a Silver"), ("may", "no"))
    assert t.p1.discard == ""
