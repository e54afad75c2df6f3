"""Overpaying: cards that may be bought for more than they cost."""

from tests.bed import bed


def test_overpaid_money_is_gone() -> None:
    """What you overpay is paid on top of the cost when you pay, and is gone."""
    t = bed(kingdom="Stonemason, Smithy", coins=7)
    t.buy("Stonemason", ("overpay", 4))
    assert t.p1.coins == 1


def test_not_asked_without_money() -> None:
    """With nothing left after the cost, you cannot overpay."""
    t = bed(kingdom="Stonemason, Smithy", coins=2)
    t.buy("Stonemason")
    assert t.p1.discard == "Stonemason"


def test_cost_is_without_the_plus() -> None:
    """For anything that asks for its cost, the card costs what it says without the "+"."""
    t = bed(kingdom="Stonemason", coins=6)
    assert t.cost("Stonemason") == 2


def test_overpaying_zero_is_not_overpaying() -> None:
    """Overpaying $0 is not overpaying: no $0 Actions are gained for it."""
    t = bed(kingdom="Stonemason, Marauder", coins=3)
    t.buy("Stonemason", ("overpay", 0))
    assert t.p1.discard == "Stonemason"


def test_cost_reduction_leaves_more_to_overpay() -> None:
    """If the card costs less, there is more left to overpay with, and the gained cards cost less as well."""
    t = bed(hand="Princess", kingdom="Stonemason, Captain", coins=4)
    t.play("Princess")
    t.buy("Stonemason", ("overpay", 4))
    assert t.p1.discard == "Stonemason, 2 Captain"


def test_possession_takes_the_card_and_no_overpayment() -> None:
    """A player who buys a card but does not gain it gets nothing for overpaying; nor does who gains it instead."""
    t = bed(hand="Possession", kingdom="Stonemason, Smithy", text="p2: coins=0")
    t.play("Possession")
    t.end_turn()
    t.game.players[1].coins = 6
    t.buy("Stonemason", ("overpay", 4))
    assert "Smithy" not in t.p1.discard
    assert "Stonemason" in t.p1.discard
    assert t.p2.discard == ""
