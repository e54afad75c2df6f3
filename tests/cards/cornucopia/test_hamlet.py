"""Hamlet goes wrong when one discarded card gives both."""

from tests.bed import bed

CARD = "Hamlet"


def test_play() -> None:
    """+1 Card, +1 Action. You may discard a card for +1 Action, and another for +1 Buy."""
    t = bed(hand="Hamlet, Estate, Curse", deck="Gold, Silver")
    t.play("Hamlet", ("discard", "Estate"), ("discard", "Curse"))
    assert (t.p1.actions, t.p1.buys) == (2, 2)
    assert t.p1.hand == "Gold"
    assert all("(0 to 1 of" in asked for asked in t.asked)  # more cards bring no more Actions or Buys


def test_each_is_optional() -> None:
    """You may do either one without the other, or none."""
    t = bed(hand="Hamlet, Estate", deck="Gold")
    t.play("Hamlet", ("discard", ""), ("discard", "Estate"))
    assert (t.p1.actions, t.p1.buys) == (1, 2)
    t = bed(hand="Hamlet, Estate", deck="Gold")
    t.play("Hamlet", ("discard", "Estate"), ("discard", ""))
    assert (t.p1.actions, t.p1.buys) == (2, 1)
