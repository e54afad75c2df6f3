"""Wedding goes wrong in its mixed cost."""

from tests.bed import bed

CARD = "Wedding"


def test_a_vp_and_a_gold() -> None:
    """For $4 and 3 Debt you get +1 VP and gain a Gold; the VP also if no Gold is left."""
    t = bed(landscapes="Wedding", coins=4)
    t.buy("Wedding")
    assert (t.p1.coins, t.p1.debt, t.p1.vp) == (0, 3, 1)
    assert t.p1.discard == "Gold"
    t = bed(landscapes="Wedding", coins=4, text="pile Gold: 0")
    t.buy("Wedding")
    assert t.p1.vp == 1


def test_the_coins_must_be_there() -> None:
    """You need the $4."""
    assert not bed(landscapes="Wedding", coins=3, text="turn: p1 buy").on_offer("Wedding")
