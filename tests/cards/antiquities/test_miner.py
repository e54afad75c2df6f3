"""Miner goes wrong in the limit of the Treasure."""

from tests.bed import bed

CARD = "Miner"


def test_victory_to_treasure() -> None:
    """+1 Card, +1 Action. You may discard a Victory card, also the one just drawn: gain a Treasure costing up to $1 more, to
    your discard pile."""
    t = bed(hand="Miner, Estate", deck="Duchy")
    t.play("Miner", ("discard", "Duchy"), ("gain", "Gold"))
    assert t.p1.actions == 1
    assert t.p1.hand == "Estate"
    assert t.p1.discard == "Duchy, Gold"


def test_up_to_one_more() -> None:
    """An Estate brings a Silver or a Copper, no Gold."""
    t = bed(hand="Miner, Estate")
    t.play("Miner", ("discard", "Estate"), ("gain", "Silver"))
    assert "Gold" not in t.asked[-1]


def test_optional() -> None:
    """You need not discard."""
    t = bed(hand="Miner, Estate")
    t.play("Miner", ("discard", ""))
    assert t.p1.discard == "-"


def test_nothing_to_gain() -> None:
    """If no Treasure is cheap enough you gain none."""
    t = bed(hand="Miner, Estate", text="pile Silver: 0\npile Copper: 0")
    t.play("Miner", ("discard", "Estate"))
    assert t.p1.discard == "Estate"
