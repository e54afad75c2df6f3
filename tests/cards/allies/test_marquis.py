"""Marquis goes wrong when it counts itself, and when few cards can be drawn."""

from tests.bed import bed

CARD = "Marquis"


def test_doubles_the_hand() -> None:
    """+1 Buy. +1 Card for each card in your hand (Marquis is no longer there)."""
    t = bed(hand="Marquis, 3 Estate", deck="9 Copper")
    t.play("Marquis")
    assert t.p1.hand == "3 Estate, 3 Copper"
    assert t.p1.buys == 2
    assert t.p1.actions == 0


def test_discards_down_to_10() -> None:
    """Then you discard down to 10 cards in hand."""
    t = bed(hand="Marquis, 6 Estate", deck="9 Copper")
    t.play("Marquis", ("discard", "2 Estate"))
    assert t.p1.hand == "4 Estate, 6 Copper"


def test_few_cards_to_draw() -> None:
    """You discard down to 10 even if you could not draw as many cards."""
    t = bed(hand="Marquis, 10 Estate", deck="2 Copper")
    t.play("Marquis", ("discard", "2 Copper"))
    assert t.p1.hand == "10 Estate"
    assert t.p1.discard == "2 Copper"
