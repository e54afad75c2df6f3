"""Mendicant goes wrong in where Copper and Estate come, and when there is none."""

from tests.bed import bed

CARD = "Mendicant"


def test_copper_to_the_hand() -> None:
    """+1 Card, +1 Action, and gain a Copper to your hand. Without an Estate you gain one, to your hand as the card has it."""
    t = bed(hand="Mendicant", deck="Gold")
    t.play("Mendicant")
    assert t.p1.actions == 1
    assert t.p1.hand == "Gold, Copper, Estate"
    assert t.p1.discard == "-"
    assert t.p1.vp == 0


def test_returns_an_estate() -> None:
    """You may return an Estate from your hand to the Supply for +1 VP; then you gain none."""
    t = bed(hand="Mendicant, 2 Estate", text="pile Estate: 3")
    t.play("Mendicant", ("return", "Estate"))
    assert t.p1.hand == "Estate, Copper"
    assert t.left("Estate") == 4
    assert t.p1.vp == 1


def test_keeps_the_estate() -> None:
    """If you do not, though you could, you gain another."""
    t = bed(hand="Mendicant, Estate")
    t.play("Mendicant", ("return", ""))
    assert t.p1.hand == "Copper, 2 Estate"
    assert t.p1.vp == 0


def test_empty_piles() -> None:
    """From an empty pile you gain nothing."""
    t = bed(hand="Mendicant", text="pile Estate: 0\npile Copper: 0")
    t.play("Mendicant")
    assert t.p1.hand == "-"


def test_face_down_pile() -> None:
    """Returned to a pile that lies face down, because something was shuffled in, the Estate goes on top, face up."""
    t = bed(hand="Mendicant, Discovery, Estate", text="pile Estate: 3")
    t.game.shuffle_into(t.card("Discovery"), t.game.pile_named("Estate"))
    t.play("Mendicant", ("return", "Estate"))
    assert t.top("Estate") == "Estate"
    assert t.left("Estate") == 5
