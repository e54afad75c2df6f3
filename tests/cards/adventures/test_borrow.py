"""Borrow goes wrong when the token was already there."""

from tests.bed import bed

CARD = "Borrow"


def test_a_coin_for_the_token() -> None:
    """+1 Buy, which makes up for the one it used; you put your -1 Card token on your deck for +$1, and draw one card less."""
    t = bed(landscapes="Borrow", deck="9 Copper")
    t.buy("Borrow")
    assert t.p1.coins == 1
    assert t.p1.buys == 1
    t.end_turn()
    assert t.p1.hand == "4 Copper"


def test_token_already_there() -> None:
    """If your token is already on your deck you get the +1 Buy only."""
    t = bed(landscapes="Borrow")
    t.p1.player.minus_card = True
    t.buy("Borrow")
    assert t.p1.coins == 0
    assert t.p1.buys == 1


def test_once_per_turn() -> None:
    """You can buy it once per turn."""
    t = bed(landscapes="Borrow", buys=2)
    t.buy("Borrow")
    assert not t.on_offer("Borrow")
