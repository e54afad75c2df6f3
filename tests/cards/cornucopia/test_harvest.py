"""Harvest goes wrong when it counts cards instead of names."""

from tests.bed import bed

CARD = "Harvest"


def test_play() -> None:
    """Reveal 4 cards and discard them; +$1 for each different name."""
    t = bed(hand="Harvest", deck="2 Copper, Gold, Estate, Silver")
    t.play("Harvest")
    assert t.p1.coins == 3
    assert t.p1.discard == "2 Copper, Gold, Estate"
    assert t.p1.deck == "Silver"


def test_fewer_than_four() -> None:
    """With fewer than 4 cards even after shuffling, you reveal what there is."""
    t = bed(hand="Harvest", deck="Gold", discard="Gold, Copper")
    t.play("Harvest")
    assert t.p1.coins == 2
    assert t.p1.discard == "2 Gold, Copper"


def test_shuffles_to_reveal_four() -> None:
    """You shuffle to reveal 4 cards. Copies of one card pay once."""
    t = bed(hand="Harvest", deck="Copper, Estate", discard="2 Silver")
    t.play("Harvest")
    assert t.p1.coins == 3
    assert t.p1.discard == "Copper, Estate, 2 Silver"
