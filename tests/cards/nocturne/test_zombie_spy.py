"""Zombie Spy goes wrong when it looks before it draws."""

from tests.bed import bed

CARD = "Zombie Spy"


def test_discard_or_put_back() -> None:
    """+1 Card, +1 Action; then you look at the top card of your deck, and discard it or put it back."""
    t = bed(hand="Necromancer", deck="Gold, Estate, Copper", text=f"trash: {CARD}")
    t.play("Necromancer", ("discard", "Estate"))
    assert (t.p1.hand, t.p1.discard, t.p1.deck) == ("Gold", "Estate", "Copper")
    assert t.p1.actions == 1
    t = bed(hand="Necromancer", deck="Gold, Estate, Copper", text=f"trash: {CARD}")
    t.play("Necromancer", ("discard", ""))
    assert t.p1.deck == "Estate, Copper"
