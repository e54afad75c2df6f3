"""Baron goes wrong when not discarding is free, or when a missing Estate still pays."""

from tests.bed import bed

CARD = "Baron"


def test_discard_for_coins() -> None:
    """If you discard an Estate you get +$4 and gain nothing; the +1 Buy comes either way."""
    t = bed(hand="Baron, 2 Estate")
    t.play("Baron", ("discard", "Estate"))
    assert (t.p1.coins, t.p1.buys) == (4, 2)
    assert t.p1.hand == "Estate"
    assert t.p1.discard == "Estate"


def test_may_keep_the_estate_but_then_gains_one() -> None:
    """You need not discard an Estate you have, but if you don't, you must gain one."""
    t = bed(hand="Baron, Estate")
    left = t.left("Estate")
    t.play("Baron", ("discard", ""))
    assert (t.p1.coins, t.p1.buys) == (0, 2)
    assert t.p1.hand == "Estate"
    assert t.p1.discard == "Estate"
    assert t.left("Estate") == left - 1


def test_without_an_estate_gains_one() -> None:
    """With no Estate in hand you get no coins and gain an Estate."""
    t = bed(hand="Baron, Copper")
    t.play("Baron")
    assert t.p1.coins == 0
    assert t.p1.discard == "Estate"


def test_no_estates_left() -> None:
    """If the Estate pile is empty you gain nothing."""
    t = bed(hand="Baron", text="pile Estate: 0")
    t.play("Baron")
    assert t.p1.discard == ""
    assert t.p1.buys == 2


def test_one_estate_only() -> None:
    """You cannot discard several Estates for more coins."""
    t = bed(hand="Baron, 3 Estate")
    t.expect(("discard", "Estate"))
    t.play("Baron")
    assert "(0 to 1 of: Estate, Estate, Estate)" in t.asked[0]
