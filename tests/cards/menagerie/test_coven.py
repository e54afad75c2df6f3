"""Coven goes wrong when the Curses run out."""

from tests.bed import bed

CARD = "Coven"


def test_exiles_curses() -> None:
    """You get +1 Action and +$2; each other player exiles a Curse from the Supply, which is not gaining it."""
    t = bed(hand="Coven", p2="Watchtower", p3="")
    t.play("Coven")
    assert (t.p1.actions, t.p1.coins) == (1, 2)
    assert (t.p2.exile, t.p3.exile) == ("Curse", "Curse")
    assert t.game.gained_cards(-1) == []


def test_without_curses() -> None:
    """You get +1 Action and +$2 even if no Curses are left; who cannot exile one discards all their exiled Curses."""
    t = bed(hand="Coven", text="pile Curse: 0\np2 exile: 2 Curse, Gold")
    t.play("Coven")
    assert (t.p1.actions, t.p1.coins) == (1, 2)
    assert t.p2.exile == "Gold"
    assert t.p2.discard == "2 Curse"


def test_the_last_curse() -> None:
    """It goes in turn order: one player may exile the last Curse, and the next must discard theirs."""
    t = bed(hand="Coven", p3="", text="pile Curse: 1\np2 exile: Curse\np3 exile: Curse")
    t.play("Coven")
    assert t.p2.exile == "2 Curse"
    assert (t.p3.exile, t.p3.discard) == ("", "Curse")


def test_unaffected() -> None:
    """Who is unaffected neither exiles nor discards."""
    t = bed(hand="Coven", p2="Moat", text="pile Curse: 0\np2 exile: Curse")
    t.play("Coven", ("p2", "resolve", "Moat"))
    assert t.p2.exile == "Curse"
