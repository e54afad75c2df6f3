"""Amass goes wrong with Durations left in play."""

from tests.bed import bed

CARD = "Amass"


def test_no_actions_in_play() -> None:
    """With no Action cards in play you gain an Action costing up to $5."""
    t = bed(landscapes="Amass", kingdom="Market, Forge", coins=2, text="p1 play: Copper")
    t.buy("Amass")
    assert t.p1.discard == "Market"


def test_duration_in_play() -> None:
    """A Duration from an earlier turn is an Action in play."""
    t = bed(landscapes="Amass", kingdom="Market", coins=2, text="p1 play: Wharf")
    t.buy("Amass")
    assert t.p1.discard == "-"
