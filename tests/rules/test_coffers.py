"""Coffers: tokens that are kept for later $."""

from tests.bed import bed


def test_spend_before_buying() -> None:
    """Each token spent gives +$1 and is gone; you may spend as many as you like."""
    t = bed(kingdom="Baker", coffers=3, text="turn: p1 treasure")
    t.step(("treasures", "Coffers"), ("spend", 2))
    assert t.p1.coins == 2
    assert t.p1.coffers == 1


def test_spend_between_purchases() -> None:
    """You may still spend them after you have bought something."""
    t = bed(kingdom="Baker", coffers=3, coins=3, buys=2, text="turn: p1 buy")
    t.step(("buy", "Silver"))
    t.step(("buy", "Coffers"), ("spend", 3))
    t.step(("buy", "Silver"))
    assert t.p1.discard == "2 Silver"
    assert t.p1.coffers == 0


def test_kept_for_later_turns() -> None:
    """Tokens that are not spent stay with you, over all turns."""
    t = bed(hand="Baker", deck="6 Copper")
    t.play("Baker")
    t.end_turn()
    t.end_turn()
    assert t.p1.coffers == 1
    assert t.p1.coins == 0


def test_only_on_your_turn() -> None:
    """They can be spent on your own turn only."""
    t = bed(kingdom="Baker", coffers=3, text="turn: p2 treasure")
    t.step()
    t.step()
    assert t.p1.coffers == 3
    assert t.asked == [] or not any("Coffers" in asked for asked in t.asked)


def test_not_coins_of_other_cards() -> None:
    """A token is no $ until it is spent: it does not help to buy by itself."""
    t = bed(kingdom="Baker", coffers=9)
    assert not t.on_offer("Silver")
