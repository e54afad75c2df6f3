"""First Mate goes wrong when it draws before all copies were played, or plays different cards."""

from tests.bed import bed

CARD = "First Mate"


def test_plays_copies_then_draws() -> None:
    """You may play any number of Action cards with the same name from your hand, also one just drawn; then you draw until
    you have 6 cards in hand."""
    t = bed(hand="First Mate, Village, Moat", deck="Village, 12 Copper")
    t.play("First Mate", ("play card", "Village"), ("play card", "Village"))
    assert t.p1.in_play == "First Mate, 2 Village"
    assert t.p1.hand == "Moat, 5 Copper"


def test_choose_after_each() -> None:
    """You choose after each whether to play another."""
    t = bed(hand="First Mate, 2 Village", deck="12 Copper")
    t.play("First Mate", ("play card", "Village"), ("play card", ""))
    assert t.p1.in_play == "First Mate, Village"


def test_no_action() -> None:
    """If you play none you still draw."""
    t = bed(hand="First Mate, Estate", deck="12 Copper")
    t.play("First Mate")
    assert t.p1.hand == "Estate, 5 Copper"
