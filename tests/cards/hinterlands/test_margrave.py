"""Margrave goes wrong when players draw after discarding."""

from tests.bed import bed

CARD = "Margrave"


def test_play() -> None:
    """+3 Cards and +1 Buy. Each other player draws a card, then discards down to 3 cards."""
    t = bed(hand="Margrave", deck="4 Gold", p2="2 Copper, 2 Estate", p2_deck="Gold, Silver", p3="Copper",
            text="p3 deck: Silver, Gold")  # fmt: skip
    t.play("Margrave", ("p2", "discard", "2 Estate"))
    assert t.p1.hand == "3 Gold"
    assert t.p1.buys == 2
    assert t.p2.hand == "2 Copper, Gold"
    assert t.p3.hand == "Copper, Silver"


def test_discards_without_drawing() -> None:
    """A player who cannot draw still discards down to 3 cards."""
    t = bed(hand="Margrave", p2="4 Copper")
    t.play("Margrave")
    assert t.p2.hand == "3 Copper"


def test_moat() -> None:
    """Who shows a Moat neither draws nor discards."""
    t = bed(hand="Margrave", p2="Moat, 4 Copper", p2_deck="Gold")
    t.play("Margrave", ("p2", "resolve", "Moat"))
    assert t.p2.hand == "Moat, 4 Copper"
