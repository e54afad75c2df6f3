"""Marauder goes wrong when no Spoils are left, or when its Ruins go out in the wrong order."""

from tests.bed import bed

CARD = "Marauder"


def test_play() -> None:
    """You gain a Spoils, then each other player gains a Ruins, in turn order: which one matters."""
    t = bed(hand="Marauder", p3="")
    top = t.top("Ruins")
    t.play("Marauder")
    assert t.p1.discard == "Spoils"
    assert t.p2.discard == top
    assert len(t.p3.discard) == 1
    assert t.left("Spoils") == 14


def test_without_spoils() -> None:
    """If there are no Spoils left, the other players gain Ruins all the same."""
    t = bed(hand="Marauder", text="pile Spoils: 0")
    t.play("Marauder")
    assert t.p1.discard == ""
    assert len(t.p2.discard) == 1


def test_gains_before_the_others() -> None:
    """You gain first, with all that brings, and only then do the others: a Spoils can be exchanged before."""
    t = bed(hand="Marauder, Trader", p2="Trader")
    t.play("Marauder", ("resolve", "Trader"), ("p2", "resolve", "Trader"))
    assert t.p1.discard == "Silver"
    assert t.p2.discard == "Silver"
    assert t.left("Spoils") == 15


def test_ruins_run_out() -> None:
    """If the Ruins run out, the players further on gain none. Who shows a Moat gains none either."""
    t = bed(hand="Marauder", p3="", text="pile Ruins: 1")
    t.play("Marauder")
    assert (len(t.p2.discard), len(t.p3.discard)) == (1, 0)
    t = bed(hand="Marauder", p2="Moat")
    t.play("Marauder", ("p2", "resolve", "Moat"))
    assert t.p2.discard == ""
