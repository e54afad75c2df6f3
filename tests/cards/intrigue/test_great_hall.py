"""Great Hall goes wrong when one of its two types is forgotten."""

from freehold.rules.vocab import ACTION, VICTORY
from tests.bed import bed

CARD = "Great Hall"


def test_action_and_victory() -> None:
    """You play it for +1 Card and +1 Action; at the end it is worth 1 VP."""
    t = bed(hand="Great Hall", deck="Gold")
    t.play("Great Hall")
    assert t.p1.hand == "Gold"
    assert t.p1.actions == 1
    assert t.p1.points == 1
    assert t.types("Great Hall") == ACTION | VICTORY


def test_pile_size() -> None:
    """As a Victory card its pile has 8 cards for two players, 12 for more."""
    assert bed(kingdom="Great Hall").left("Great Hall") == 8
    assert bed(kingdom="Great Hall", p3="").left("Great Hall") == 12


def test_draws_one_card() -> None:
    t = bed(hand="Great Hall", deck="2 Gold")
    t.play("Great Hall")
    assert (t.p1.hand, t.p1.actions) == ("Gold", 1)
