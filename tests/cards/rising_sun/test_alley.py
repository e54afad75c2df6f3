"""Alley goes wrong when the discard comes before the draw, or when a Shadow in the deck can be discarded."""

from tests.bed import bed

CARD = "Alley"


def test_draw_then_discard() -> None:
    """+1 Card, +1 Action, then you discard a card."""
    t = bed(hand="Alley, Copper", deck="Estate, Gold")
    t.play("Alley", ("discard", "Estate"))
    assert t.p1.hand == "Copper"
    assert t.p1.actions == 1


def test_from_the_deck() -> None:
    """It can be played from your deck as if in your hand; a Shadow card in the deck cannot be discarded."""
    t = bed(hand="Copper", deck="Estate, Gold, 2 Alley", text="turn: p1 action")
    t.step(("play", "Alley"), ("discard", "Estate"))
    assert t.p1.in_play == "Alley"
    assert t.p1.hand == "Copper"
    assert t.p1.deck == "Gold, Alley"
