"""Moundbuilder Village goes wrong when returning is a choice, or when both halves happen."""

from tests.bed import bed

CARD = "Moundbuilder Village"


def test_returns_a_copy() -> None:
    """+1 Action. Look through your discard pile; if there is a Moundbuilder Village, you reveal it and return it to its pile
    for +$3: you must."""
    t = bed(hand="Moundbuilder Village", deck="Gold", discard="Moundbuilder Village, Copper, Moundbuilder Village",
            text="pile Moundbuilder Village: 5")  # fmt: skip
    t.play("Moundbuilder Village")
    assert t.left("Moundbuilder Village") == 6
    assert t.p1.discard == "Copper, Moundbuilder Village"
    assert (t.p1.actions, t.p1.coins) == (1, 3)
    assert t.p1.hand == "-"


def test_no_copy() -> None:
    """If there is none, everybody sees the discard pile, and you get +1 Card, +1 Action and +$1."""
    t = bed(hand="2 Moundbuilder Village", deck="Gold", discard="Copper, Estate")
    t.play("Moundbuilder Village")
    assert (t.p1.actions, t.p1.coins) == (2, 1)
    assert t.p1.hand == "Moundbuilder Village, Gold"
    assert all(t.game.known[card] == -1 for card in t.game.zones[t.p1.player.base + 2])


def test_empty_discard_pile() -> None:
    """Also with no discard pile at all."""
    t = bed(hand="Moundbuilder Village", deck="Gold")
    t.play("Moundbuilder Village")
    assert (t.p1.actions, t.p1.coins) == (2, 1)
