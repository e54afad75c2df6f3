"""Pasture goes wrong when only some of the Estates count."""

from tests.bed import bed

CARD = "Pasture"


def test_a_coin() -> None:
    """It makes $1 when played."""
    t = bed(hand="Pasture")
    t.play("Pasture")
    assert t.p1.coins == 1


def test_a_point_for_each_estate() -> None:
    """At the end of the game it is worth 1 VP for each Estate you have, wherever it lies; each Pasture for itself."""
    t = bed(hand="Pasture, Estate", deck="Estate", discard="Duchy, Overgrown Estate", text="p1 exile: Estate",
            kingdom="Shepherd")  # fmt: skip
    assert t.p1.points == 3 + 3 + 3
    t = bed(hand="2 Pasture, 2 Estate", kingdom="Shepherd")
    assert t.p1.points == 2 + 4


def test_heirloom() -> None:
    """It belongs to no pile."""
    assert bed(kingdom="Shepherd").game.pile_named("Pasture") < 0
