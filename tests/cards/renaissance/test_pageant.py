"""Pageant goes wrong when it can be paid for several times."""

from tests.bed import bed
from tests.cards.renaissance.owning import own

CARD = "Pageant"


def test_pay_one() -> None:
    """At the end of your Buy phase, if you have $1 left, you may pay $1 for +1 Coffers; once in a Buy phase."""
    t = bed(landscapes="Pageant", coins=3, text="turn: p1 buy")
    own(t, "Pageant")
    t.step(("resolve", "Pageant"))
    assert t.p1.coffers == 1
    assert t.p1.coins == 2


def test_optional() -> None:
    """You need not pay."""
    t = bed(landscapes="Pageant", coins=1, text="turn: p1 buy")
    own(t, "Pageant")
    t.step(("resolve", ""))
    assert t.p1.coffers == 0
    assert t.p1.coins == 1


def test_without_coins() -> None:
    """With nothing left there is nothing to pay."""
    t = bed(landscapes="Pageant", text="turn: p1 buy")
    own(t, "Pageant")
    t.step()
    assert t.p1.coffers == 0


def test_bought_this_turn() -> None:
    """It works at the end of the Buy phase in which you bought it."""
    t = bed(landscapes="Pageant", coins=4, text="turn: p1 buy")
    t.step(("buy", "Pageant"))
    t.step(("resolve", "Pageant"))
    assert t.p1.coffers == 1


def test_each_buy_phase() -> None:
    """If you return to your Action phase, the Buy phase ends: you may pay then, and again when the next one ends."""
    t = bed(landscapes="Pageant", kingdom="Villa", coins=6, text="turn: p1 buy")
    own(t, "Pageant")
    t.step(("buy", "Villa"), ("resolve", "Pageant"))
    assert t.game.phase == 1
    assert t.p1.coffers == 1
    assert t.p1.coins == 1
    t.to_phase(5, ("resolve", "Pageant"))
    assert t.p1.coffers == 2
