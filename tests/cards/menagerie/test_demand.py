"""Demand goes wrong with the order of the two cards."""

from tests.bed import bed

CARD = "Demand"


def test_both_onto_the_deck() -> None:
    """You gain a Horse, then a card costing up to $4, both onto your deck: the second lies on the Horse."""
    t = bed(deck="Copper", kingdom="Smithy, Market", landscapes="Demand", coins=5)
    t.buy("Demand", ("gain", "Smithy"))
    assert "Market" not in t.asked[-1]
    assert t.p1.deck == "Smithy, Horse, Copper"


def test_without_horses() -> None:
    """With no Horses left you still gain the other card."""
    t = bed(kingdom="Smithy", landscapes="Demand", coins=5, text="pile Horse: 0")
    t.buy("Demand", ("gain", "Smithy"))
    assert t.p1.deck == "Smithy"


def test_the_horse_first() -> None:
    """What gaining the Horse triggers is over before you gain the other card."""
    t = bed(hand="Sheepdog", deck="Copper, Silver", kingdom="Smithy", landscapes="Demand", coins=5)
    t.buy("Demand", ("resolve", "Sheepdog"), ("gain", "Smithy"))
    assert t.p1.hand == "Horse, Copper"
    assert t.p1.deck == "Smithy, Silver"


def test_the_horse_can_be_moved_first() -> None:
    """The Horse can be moved only as it is gained, before the other card lies on it."""
    t = bed(hand="Watchtower, Sleigh", kingdom="Smithy", landscapes="Demand", coins=5)
    t.buy("Demand", ("resolve", "Watchtower"), ("option", "trash"), ("resolve", ""), ("gain", "Smithy"), ("resolve", "Sleigh"),
          ("option", "hand"))  # fmt: skip
    assert t.trashed == "Horse"
    assert t.p1.deck == "-"
    assert t.p1.hand == "Watchtower, Smithy"
