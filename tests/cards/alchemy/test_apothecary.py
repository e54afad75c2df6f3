"""Apothecary goes wrong by leaving Coppers behind, and by keeping the order of the rest without asking."""

from tests.bed import bed

CARD = "Apothecary"


def test_takes_coppers_and_potions() -> None:
    """You draw first, then reveal 4 cards: all Coppers and Potions go to your hand, the rest back in your order."""
    t = bed(hand="Apothecary", deck="Silver, Copper, Estate, Potion, Gold, Curse")
    t.play("Apothecary", ("topdeck", "Gold, Estate"))
    assert t.p1.hand == "Silver, Copper, Potion"
    assert t.p1.deck == "Gold, Estate, Curse"
    assert t.p1.actions == 1


def test_reveals_what_there_is() -> None:
    """With fewer than 4 cards left, your discard pile included, you reveal what there is."""
    t = bed(hand="Apothecary", deck="Silver", discard="2 Copper")
    t.play("Apothecary")
    assert t.p1.hand == "Silver, 2 Copper"
    assert t.p1.deck == "-"
