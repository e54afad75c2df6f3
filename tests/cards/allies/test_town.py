"""Town goes wrong when its two halves are mixed."""

from tests.bed import bed

CARD = "Town"


def test_card_and_actions() -> None:
    """You may choose +1 Card and +2 Actions; then you get neither the Buy nor the $2."""
    t = bed(hand="Town", deck="Gold, Silver")
    t.play("Town", ("option", "+1 Card and +2 Actions"))
    assert t.p1.hand == "Gold"
    assert (t.p1.actions, t.p1.buys, t.p1.coins) == (2, 1, 0)


def test_buy_and_coins() -> None:
    """Or you choose +1 Buy and +$2; then you get neither the card nor the Actions."""
    t = bed(hand="Town", deck="Gold, Silver")
    t.play("Town", ("option", "+1 Buy and +$2"))
    assert t.p1.hand == ""
    assert (t.p1.actions, t.p1.buys, t.p1.coins) == (0, 2, 2)
