"""Border Village goes wrong when it gains another Border Village."""

from tests.bed import bed

CARD = "Border Village"


def test_play() -> None:
    """+1 Card and +2 Actions."""
    t = bed(hand="Border Village", deck="Gold, Silver")
    t.play("Border Village")
    assert t.p1.hand == "Gold"
    assert t.p1.actions == 2


def test_when_gained() -> None:
    """When you gain it, gain a cheaper card."""
    t = bed(kingdom="Border Village, Market", coins=6)
    t.buy("Border Village", ("gain", "Market"))
    assert t.p1.discard == "Border Village, Market"
    assert not any("Gold" in asked or "Border Village," in asked for asked in t.asked)


def test_reduced_costs() -> None:
    """If costs are reduced, a card must be cheaper than Border Village costs then."""
    t = bed(hand="Highway", kingdom="Border Village, Market")
    t.play("Highway")
    t.gain("Border Village", ("gain", "Market"))
    assert t.p1.discard == "Border Village, Market"
