"""Save goes wrong when the card comes back before the new hand is drawn."""

from tests.bed import bed

CARD = "Save"


def test_a_card_for_the_next_hand() -> None:
    """+1 Buy; you set a card from your hand aside face down and take it back at the end of the turn, after drawing."""
    t = bed(hand="Gold, Estate", deck="9 Copper", landscapes="Save", coins=1)
    t.buy("Save", ("set aside", "Gold"))
    assert t.p1.facedown == "Gold"
    assert t.p1.buys == 1
    t.end_turn()
    assert t.p1.hand == "5 Copper, Gold"
    assert t.p1.discard == "Estate"


def test_once_per_turn() -> None:
    """You can buy it once per turn."""
    t = bed(hand="Gold, Estate", landscapes="Save", coins=2, buys=2)
    t.buy("Save", ("set aside", "Gold"))
    assert not t.on_offer("Save")


def test_an_empty_hand() -> None:
    """With no card in hand you only get the Buy."""
    t = bed(deck="9 Copper", landscapes="Save", coins=1)
    t.buy("Save")
    t.end_turn()
    assert t.p1.hand == "5 Copper"
