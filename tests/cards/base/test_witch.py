"""Witch goes wrong when the Curses run out."""

from tests.bed import bed

CARD = "Witch"


def test_curses_the_others() -> None:
    """+2 Cards; each other player gains a Curse from the Supply, to their discard pile."""
    t = bed(hand="Witch", deck="Gold, Silver, Copper", p2="Copper", p3="Copper")
    t.play("Witch")
    assert t.p1.hand == "Gold, Silver"
    assert t.p2.discard == "Curse"
    assert t.p3.discard == "Curse"
    assert t.left("Curse") == 18


def test_curses_run_out_in_turn_order() -> None:
    """The Curses are given out in turn order, which matters when few are left."""
    t = bed(hand="Copper", p2="Witch", p3="Copper", text="turn: p2 action\npile Curse: 1")
    t.game.players[1].actions = 1
    t.play("Witch")
    assert t.p3.discard == "Curse"
    assert t.p1.discard == ""


def test_without_curses() -> None:
    """When the Curses are gone you can still play Witch for +2 Cards."""
    t = bed(hand="Witch", deck="Gold, Silver", text="pile Curse: 0")
    t.play("Witch")
    assert t.p1.hand == "Gold, Silver"
    assert t.p2.discard == ""
