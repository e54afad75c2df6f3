"""Cutpurse goes wrong when a hand without Coppers is not shown."""

from freehold.rules.events import LogEntry
from tests.bed import Bed, bed

CARD = "Cutpurse"


def words(t: Bed, log: list[LogEntry]) -> list[str]:
    return [f"p{entry.seat + 1} {entry.word}" for entry in log]


def test_discards_one_copper() -> None:
    """You get $2; each other player discards one Copper, and no other card."""
    t = bed(hand="Cutpurse", p2="2 Copper, Estate", p3="Copper")
    t.play("Cutpurse")
    assert t.p1.coins == 2
    assert t.p2.hand == "Copper, Estate"
    assert t.p2.discard == "Copper"
    assert t.p3.discard == "Copper"


def test_reveals_a_hand_without_coppers() -> None:
    """Who has no Copper reveals their hand."""
    t = bed(hand="Cutpurse", p2="Silver, Estate", p3="Copper")
    log: list[LogEntry] = []
    t.game.log = log
    t.play("Cutpurse")
    assert t.p2.hand == "Silver, Estate"
    assert "p2 reveal" in words(t, log)
    assert "p3 reveal" not in words(t, log)


def test_the_unaffected_do_nothing() -> None:
    """A player who is unaffected neither discards nor reveals."""
    t = bed(hand="Cutpurse", p2="Moat, Copper")
    t.play("Cutpurse", ("p2", "resolve", "Moat"))
    assert t.p2.hand == "Moat, Copper"
