"""Pharaoh goes wrong in what may be trashed, and in the number of Curses."""

from tests.bed import bed

CARD = "Pharaoh"


def test_gold_for_each() -> None:
    """Trash any number of cards of any kind from your hand, and gain a Gold for each."""
    t = bed(hand="Pharaoh, Copper, Estate, Curse, Village", p2="")
    t.play("Pharaoh", ("trash", "Copper, Estate, Curse"))
    assert t.trashed == "Copper, Estate, Curse"
    assert t.p1.discard == "3 Gold"
    assert t.p1.hand == "Village"
    assert t.p2.discard == "-"


def test_none() -> None:
    """You need not trash any."""
    t = bed(hand="Pharaoh, Copper")
    t.play("Pharaoh", ("trash", ""))
    assert t.p1.discard == "-"


def test_four_or_more() -> None:
    """If you trashed four or more, each other player gains two Curses."""
    t = bed(hand="Pharaoh, 4 Copper", p3="")
    t.play("Pharaoh", ("trash", "4 Copper"))
    assert t.p2.discard == "2 Curse"
    assert t.p3.discard == "2 Curse"


def test_no_golds_left() -> None:
    """Without Golds you still trash the cards, and the Curses still come."""
    t = bed(hand="Pharaoh, 4 Copper", text="pile Gold: 1")
    t.play("Pharaoh", ("trash", "4 Copper"))
    assert t.p1.discard == "Gold"
    assert t.p2.discard == "2 Curse"


def test_few_curses() -> None:
    """The Curses are dealt two by two in turn order; if one is left for a player, they gain that one."""
    t = bed(hand="Pharaoh, 4 Copper", p3="", p4="", text="pile Curse: 3")
    t.play("Pharaoh", ("trash", "4 Copper"))
    assert t.p2.discard == "2 Curse"
    assert t.p3.discard == "Curse"
    assert t.p4.discard == "-"


def test_moat() -> None:
    """Who is unaffected gains none."""
    t = bed(hand="Pharaoh, 4 Copper", p2="Moat")
    t.play("Pharaoh", ("p2", "resolve", "Moat"), ("trash", "4 Copper"))
    assert t.p2.discard == "-"
