"""Moneylender goes wrong when it pays without a Copper, and in its first printing when the Copper is optional."""

from tests.bed import bed

CARD = "Moneylender"


def test_copper_for_three() -> None:
    """You may trash a Copper from your hand for +$3."""
    t = bed(hand="Moneylender, 2 Copper, Silver")
    t.play("Moneylender", ("trash", "Copper"))
    assert t.trashed == "Copper"
    assert t.p1.coins == 3
    assert t.p1.hand == "Copper, Silver"
    assert "Silver" not in t.asked[0]


def test_is_optional() -> None:
    """In the current version you need not trash a Copper; then you get nothing."""
    t = bed(hand="Moneylender, Copper")
    t.play("Moneylender", ("trash", ""))
    assert t.p1.coins == 0
    assert t.p1.hand == "Copper"


def test_without_copper() -> None:
    """Without a Copper in hand you get nothing."""
    t = bed(hand="Moneylender, Silver")
    t.play("Moneylender")
    assert t.p1.coins == 0


def test_first_printing_must_trash() -> None:
    """In the first printing you must trash a Copper if you have one."""
    t = bed(hand="Moneylender, Copper, Silver", ruleset="first printing")
    t.play("Moneylender")
    assert t.trashed == "Copper"
    assert t.p1.coins == 3


def test_first_printing_without_copper() -> None:
    """In the first printing too: only if you trash a Copper you get $3."""
    t = bed(hand="Moneylender, Silver", ruleset="first printing")
    t.play("Moneylender")
    assert t.trashed == ""
    assert t.p1.coins == 0


def test_one_copper() -> None:
    for ruleset in ("current", "first printing"):
        t = bed(hand="Moneylender, 3 Copper", ruleset=ruleset)
        t.play("Moneylender", *([("trash", "Copper")] if ruleset == "current" else []))
        assert t.trashed == "Copper"
        assert t.p1.coins == 3
