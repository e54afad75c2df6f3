"""Infirmary goes wrong when it is not put into play for its overpayment."""

from tests.bed import bed

CARD = "Infirmary"


def test_play() -> None:
    """+1 Card; you may trash a card from your hand."""
    t = bed(hand="Infirmary, Curse", deck="Gold, Copper")
    t.play("Infirmary", ("trash", "Curse"))
    assert t.p1.hand == "Gold"
    assert t.trashed == "Curse"
    assert "0 to 1" in t.asked[0]
    t = bed(hand="Infirmary, Curse", deck="Gold")
    t.play("Infirmary", ("trash", ""))
    assert t.p1.hand == "Curse, Gold"


def test_overpay() -> None:
    """Bought for $2 more, it is played twice: draw, may trash, draw, may trash. It goes into play."""
    t = bed(hand="Curse", kingdom="Infirmary", deck="Estate, Gold", coins=5)
    t.buy("Infirmary", ("overpay", 2), ("trash", "Curse"), ("trash", "Estate"))
    assert t.trashed == "Curse, Estate"
    assert t.p1.hand == "Gold"
    assert t.p1.in_play == "Infirmary"


def test_only_when_bought() -> None:
    """Gained without paying for it, it is not played."""
    t = bed(kingdom="Infirmary", deck="Gold", coins=5)
    t.gain("Infirmary")
    assert t.p1.discard == "Infirmary"


def test_moved_first() -> None:
    """If something else moves it first, it cannot be played."""
    t = bed(hand="Trader", kingdom="Infirmary", deck="Gold", coins=5)
    t.buy("Infirmary", ("overpay", 2), ("resolve", "Trader"))
    assert t.p1.in_play == ""
    assert t.p1.hand == "Trader"


def test_overpaid_with_a_potion_alone() -> None:
    """Only $ play it: overpaid with a Potion alone, it is gained as usual."""
    t = bed(kingdom="Infirmary, Familiar", deck="Gold", coins=3, potions=1)
    t.buy("Infirmary", ("overpay", 1))
    assert t.p1.discard == "Infirmary"
    assert t.p1.in_play == ""
