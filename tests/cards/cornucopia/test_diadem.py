"""Diadem goes wrong when it counts Action cards, or uses up the Actions."""

from tests.bed import bed

CARD = "Diadem"


def test_counts_actions_left() -> None:
    """$2, and +$1 for each Action you have left; if you played no Action card, that is 1. The Actions are not used up."""
    t = bed(hand="Diadem, Village", text="turn: p1 treasure")
    t.step(("treasures", "Diadem"))
    assert t.p1.coins == 3
    assert t.p1.actions == 1


def test_after_villages() -> None:
    """Actions that your cards gave you count as well."""
    t = bed(hand="Village, Necropolis, Diadem")
    t.play("Village")
    t.play("Necropolis")
    t.to_phase(2)
    t.play("Diadem")
    assert t.p1.coins == 5


def test_villagers_in_the_action_phase() -> None:
    """If you play it in your Action phase, you can spend Villagers for it right then."""
    t = bed(hand="Diadem", villagers=2)
    t.play("Diadem", ("spend", 2))
    assert t.p1.coins == 5
    assert t.p1.villagers == 0


def test_no_villagers_in_the_buy_phase() -> None:
    """In the Buy phase Villagers cannot be spent."""
    t = bed(hand="Diadem", villagers=2, text="turn: p1 treasure")
    t.play("Diadem")
    assert t.p1.coins == 3


def test_costs_nothing() -> None:
    """It costs $0 for whatever asks."""
    t = bed(hand="Diadem")
    assert t.game.cost(t.card("Diadem")) == 0
