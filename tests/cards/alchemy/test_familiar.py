"""Familiar goes wrong when the Curses run out, and by cursing players who are safe."""

from tests.bed import bed

CARD = "Familiar"


def test_curses_in_turn_order() -> None:
    """Each other player gains a Curse, in turn order while there are any; you draw and get an Action all the same."""
    t = bed(hand="Familiar", deck="2 Copper", p2="", p3="", text="pile Curse: 1")
    t.play("Familiar")
    assert t.p2.discard == "Curse"
    assert t.p3.discard == ""
    assert t.p1.hand == "Copper"
    assert t.p1.actions == 1


def test_is_an_attack() -> None:
    """A player who reveals a Moat gains no Curse."""
    t = bed(hand="Familiar", deck="Copper", p2="Moat")
    t.play("Familiar", ("p2", "resolve", "Moat"))
    assert t.p2.discard == ""
