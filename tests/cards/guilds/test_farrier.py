"""Farrier goes wrong when its cards come before the Clean-up, or without an overpayment."""

from tests.bed import bed

CARD = "Farrier"


def test_play() -> None:
    """+1 Card, +1 Action, +1 Buy."""
    t = bed(hand="Farrier", deck="Gold, Copper")
    t.play("Farrier")
    assert t.p1.hand == "Gold"
    assert (t.p1.actions, t.p1.buys) == (1, 2)


def test_overpay() -> None:
    """For each $1 overpaid, you draw a card at the end of the turn, after your new hand."""
    t = bed(kingdom="Farrier", deck="9 Copper", coins=4)
    t.buy("Farrier", ("overpay", 2))
    assert t.p1.hand == ""
    t.end_turn()
    assert t.p1.hand == "7 Copper"


def test_only_when_bought() -> None:
    """Gained without paying for it, it does nothing more."""
    t = bed(kingdom="Farrier", deck="9 Copper", coins=4)
    t.gain("Farrier")
    t.end_turn()
    assert t.p1.hand == "5 Copper"


def test_two_of_them() -> None:
    """Two overpaid Farriers both draw."""
    t = bed(kingdom="Farrier", deck="9 Copper", coins=7, buys=2)
    t.buy("Farrier", ("overpay", 2))
    t.buy("Farrier", ("overpay", 1))
    t.end_turn()
    assert t.p1.hand == "8 Copper"
