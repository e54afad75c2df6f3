"""Farm (first printed as Harem) goes wrong when one of its two types is forgotten."""

from freehold.rules.vocab import TREASURE, TREASURE_PHASE, VICTORY
from tests.bed import bed

CARD = "Farm"


def test_treasure_and_victory() -> None:
    """It is a Treasure you play for $2, and a Victory card worth 2 VP."""
    t = bed(hand="2 Farm")
    assert t.types("Farm") == TREASURE | VICTORY
    assert t.p1.points == 4
    t.to_phase(TREASURE_PHASE)
    t.step(("treasures", "2 Farm"))
    assert t.p1.coins == 4


def test_counts_for_abilities_of_either_type() -> None:
    """What asks for Treasures or for Victory cards finds it."""
    t = bed(hand="Patrol", deck="3 Copper, Farm")
    t.play("Patrol")
    assert "Farm" in t.p1.hand


def test_old_name() -> None:
    """It may still be asked for by the name of its first printings."""
    assert bed(kingdom="Harem").left("Farm") == 8


def test_pile_size() -> None:
    """As a Victory card its pile has 8 cards for two players, 12 for more."""
    assert bed(kingdom="Farm").left("Farm") == 8
    assert bed(kingdom="Farm", p3="").left("Farm") == 12
