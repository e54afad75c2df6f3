"""Hunting Party goes wrong when the card it drew is not part of the hand."""

from tests.bed import bed

CARD = "Hunting Party"


def test_play() -> None:
    """+1 Card, +1 Action. Reveal your hand, then cards until one is no copy of any; take it and discard the rest."""
    t = bed(hand="Hunting Party, Copper", deck="Estate, Copper, Estate, Gold, Silver")
    t.play("Hunting Party")
    assert t.p1.actions == 1
    assert t.p1.hand == "Copper, Estate, Gold"
    assert t.p1.discard == "Copper, Estate"
    assert t.p1.deck == "Silver"


def test_none_found() -> None:
    """Without such a card, all revealed cards are discarded."""
    t = bed(hand="Hunting Party, Copper", deck="2 Copper", discard="Copper")
    t.play("Hunting Party")
    assert t.p1.hand == "2 Copper"
    assert t.p1.discard == "2 Copper"


def test_shuffles_without_the_revealed() -> None:
    """If your deck runs out, you shuffle without the revealed cards."""
    t = bed(hand="Hunting Party, Copper", deck="Estate, Copper", discard="Gold")
    t.play("Hunting Party")
    assert (t.p1.hand, t.p1.discard) == ("Copper, Estate, Gold", "Copper")
