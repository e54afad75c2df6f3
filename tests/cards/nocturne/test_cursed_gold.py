"""Cursed Gold goes wrong when the coins hang on the Curse."""

from tests.bed import bed

CARD = "Cursed Gold"


def test_three_coins_and_a_curse() -> None:
    """It makes $3, and you gain a Curse."""
    t = bed(hand="Cursed Gold", kingdom="Pooka")
    t.play("Cursed Gold")
    assert t.p1.coins == 3
    assert t.p1.discard == "Curse"


def test_no_curses_left() -> None:
    """You get the $3 even if there are no Curses left."""
    t = bed(hand="Cursed Gold", kingdom="Pooka", text="pile Curse: 0")
    t.play("Cursed Gold")
    assert t.p1.coins == 3
    assert t.p1.discard == ""


def test_need_not_be_played() -> None:
    """You need not play it, and so gain no Curse."""
    t = bed(hand="Cursed Gold", deck="9 Copper", kingdom="Pooka")
    t.end_turn(("treasures", ""))
    assert t.p1.discard == "Cursed Gold"


def test_it_is_no_gold() -> None:
    """It is not a Gold, for whatever speaks of Gold by name: Envious takes nothing from it."""
    t = bed(hand="Cursed Gold, Gold", kingdom="Pooka", text="p1 holds: Envious")
    t.to_phase(2)
    t.play("Cursed Gold")
    assert t.p1.coins == 3
    t.play("Gold")
    assert t.p1.coins == 4
