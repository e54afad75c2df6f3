"""Deliver goes wrong with cards gained before it, or when the cards come before the new hand."""

from tests.bed import bed

CARD = "Deliver"


def test_gained_cards_come_at_the_end() -> None:
    """+1 Buy. Each card you gain later this turn is set aside, and comes into your hand after you drew your new hand."""
    t = bed(deck="5 Copper", landscapes="Deliver", coins=11, buys=2)
    t.gain("Estate")
    t.buy("Deliver")
    assert t.p1.buys == 2
    t.buy("Silver")
    t.buy("Gold")
    assert t.p1.aside == "Silver, Gold"
    t.end_turn(("resolve", "Deliver"))
    assert t.p1.hand == "5 Copper, Silver, Gold"
    assert t.p1.discard == "Estate"


def test_only_this_turn() -> None:
    """It lasts for this turn."""
    t = bed(deck="12 Copper", p2_deck="5 Copper", landscapes="Deliver", coins=2)
    t.buy("Deliver")
    t.end_turn()
    t.gain("Silver", seat=0)
    assert t.p1.aside == "-"


def test_moved_before() -> None:
    """If another ability moved the gained card it is not set aside."""
    t = bed(hand="Watchtower", deck="5 Copper", landscapes="Deliver", coins=5)
    t.buy("Deliver")
    t.buy("Silver", ("resolve", "Watchtower"), ("option", "topdeck"))
    assert t.p1.deck == "Silver, 5 Copper"
    assert t.p1.aside == "-"
