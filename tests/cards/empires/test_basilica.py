"""Basilica goes wrong in the phase and in the money that is left."""

from tests.bed import bed

CARD = "Basilica"


def test_two_vp_with_two_coins_left() -> None:
    """When you gain a card in your Buy phase with $2 or more left you take 2 VP from here, each time."""
    t = bed(landscapes="Basilica", coins=8, buys=3, text="tokens Basilica: vp=12")
    t.buy("Silver")
    assert t.p1.vp == 2
    t.buy("Silver")
    assert t.p1.vp == 4
    t.buy("Copper")
    assert t.p1.vp == 6


def test_not_with_less_or_at_another_time() -> None:
    """Not with less than $2 left, not in another phase, not on another player's turn."""
    t = bed(landscapes="Basilica", coins=4, text="tokens Basilica: vp=12")
    t.gain("Silver")
    t.buy("Silver")
    t.gain("Copper", seat=1)
    assert t.p1.vp == t.p2.vp == 0


def test_what_is_left() -> None:
    """You take what is left if that is less."""
    t = bed(landscapes="Basilica", coins=8, text="tokens Basilica: vp=1")
    t.buy("Silver")
    assert t.p1.vp == 1
