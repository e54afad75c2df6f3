"""Navigator goes wrong when it does only half: all five cards are discarded, or all are put back."""

from freehold.cards.seaside import DISCARD_ALL, PUT_BACK
from tests.bed import bed

CARD = "Navigator"


def test_discard_them() -> None:
    """You may discard all five cards."""
    t = bed(hand="Navigator", deck="Estate, Copper, Silver, Duchy, Curse, Gold")
    t.play("Navigator", ("option", DISCARD_ALL))
    assert t.p1.coins == 2
    assert t.p1.discard == "Estate, Copper, Silver, Duchy, Curse"
    assert t.p1.deck == "Gold"


def test_put_them_back() -> None:
    """You may put them all back in any order instead of discarding them."""
    t = bed(hand="Navigator", deck="Estate, Copper, Silver, Duchy, Curse, Gold")
    t.play("Navigator", ("option", PUT_BACK), ("topdeck", "Silver, Duchy, Copper, Estate, Curse"))
    assert t.p1.deck == "Silver, Duchy, Copper, Estate, Curse, Gold"
    assert t.p1.discard == ""


def test_fewer_cards() -> None:
    """With fewer than five cards you look at those there are, with none at none."""
    t = bed(hand="2 Navigator", deck="Gold", actions=2)
    t.play("Navigator", ("option", PUT_BACK))
    assert t.p1.deck == "Gold"
    t = bed(hand="Navigator")
    t.play("Navigator")
    assert t.p1.coins == 2
