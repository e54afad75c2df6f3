"""Maroon goes wrong when Victory or Curse is not a type."""

from tests.bed import bed

CARD = "Maroon"


def test_two_cards_per_type() -> None:
    """You trash a card from your hand, and get +2 Cards for each type it has."""
    for name, drawn in (("Estate", 2), ("Curse", 2), ("Militia", 4), ("Cutthroat", 6)):
        t = bed(hand=f"Maroon, {name}", deck="9 Copper")
        t.play("Maroon")
        assert t.p1.hand == f"{drawn} Copper"
