"""Sycophant goes wrong with a small hand."""

from tests.bed import bed

CARD = "Sycophant"


def test_discard_three_for_coins() -> None:
    """You get +1 Action and must discard 3 cards, for +$3."""
    t = bed(hand="Sycophant, 3 Copper, Estate")
    t.play("Sycophant", ("discard", "2 Copper, Estate"))
    assert t.p1.hand == "Copper"
    assert (t.p1.actions, t.p1.coins) == (1, 3)


def test_at_least_one_will_do() -> None:
    """If you discard fewer because you have no more you still get +$3; with none you get nothing."""
    t = bed(hand="Sycophant, Copper")
    t.play("Sycophant")
    assert t.p1.discard == "Copper"
    assert t.p1.coins == 3
    t = bed(hand="Sycophant")
    t.play("Sycophant")
    assert t.p1.coins == 0


def test_favors_when_gained_or_trashed() -> None:
    """When you gain it or trash it you get 2 Favors."""
    t = bed(hand="Sycophant", kingdom="Sycophant")
    t.gain("Sycophant")
    assert t.p1.favors == 2
    t.trash("Sycophant")
    assert t.p1.favors == 4
