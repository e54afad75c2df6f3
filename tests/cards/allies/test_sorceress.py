"""Sorceress goes wrong with an empty deck, and when a wrong guess leaves the card where it was."""

from tests.bed import bed

CARD = "Sorceress"


def test_right() -> None:
    """+1 Action. You name a card, reveal your top card and put it into your hand; if it is that, the others gain a Curse."""
    t = bed(hand="Sorceress", deck="Gold, Silver", p3="")
    t.play("Sorceress", ("name", "Gold"))
    assert t.p1.hand == "Gold"
    assert t.p1.actions == 1
    assert t.p2.discard == "Curse"
    assert t.p3.discard == "Curse"


def test_wrong() -> None:
    """You get the card even if it is another."""
    t = bed(hand="Sorceress", deck="Gold, Silver")
    t.play("Sorceress", ("name", "Silver"))
    assert t.p1.hand == "Gold"
    assert t.p2.discard == ""


def test_nothing_to_reveal() -> None:
    """With no cards left even after shuffling nobody gains a Curse."""
    t = bed(hand="Sorceress")
    t.play("Sorceress", ("name", "Curse"))
    assert t.p2.discard == ""


def test_moat() -> None:
    """Who reveals a Moat gains no Curse."""
    t = bed(hand="Sorceress", deck="Gold", p2="Moat")
    t.play("Sorceress", ("p2", "resolve", "Moat"), ("name", "Gold"))
    assert t.p2.discard == ""
    assert t.p1.hand == "Gold"
