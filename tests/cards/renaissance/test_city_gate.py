"""City Gate goes wrong when the card goes onto the deck before one is drawn."""

from tests.bed import bed
from tests.cards.renaissance.owning import own

CARD = "City Gate"


def test_draw_then_put_one_on_the_deck() -> None:
    """At the start of your turn you draw a card, then put any card from your hand onto your deck."""
    t = bed(p2="Copper", p2_deck="Gold, Silver", landscapes="City Gate")
    own(t, "City Gate", 1)
    t.end_turn(("p2", "topdeck", "Copper"))
    assert t.p2.hand == "Gold"
    assert t.p2.deck == "Copper, Silver"
    t = bed(p2="Copper", p2_deck="Gold, Silver", landscapes="City Gate")
    own(t, "City Gate", 1)
    t.end_turn(("p2", "topdeck", "Gold"))
    assert t.p2.deck == "Gold, Silver"


def test_nothing_to_draw() -> None:
    """If you have nothing to draw you still put a card onto your deck."""
    t = bed(p2="Copper, Estate", landscapes="City Gate")
    own(t, "City Gate", 1)
    t.end_turn(("p2", "topdeck", "Estate"))
    assert t.p2.hand == "Copper"
    assert t.p2.deck == "Estate"
