"""Lost City goes wrong in who draws when it is gained."""

from tests.bed import bed

CARD = "Lost City"


def test_cards_and_actions() -> None:
    """+2 Cards, +2 Actions."""
    t = bed(hand="Lost City", deck="3 Copper")
    t.play("Lost City")
    assert t.p1.hand == "2 Copper"
    assert t.p1.actions == 2


def test_others_draw_when_you_gain_it() -> None:
    """When you gain it each other player draws a card."""
    t = bed(deck="Copper", p2_deck="2 Copper", p3="", kingdom="Lost City")
    t.gain("Lost City")
    assert t.p1.hand == ""
    assert t.p2.hand == "Copper"
