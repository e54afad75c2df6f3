"""Nearby goes wrong when the Buy comes on other cards."""

from tests.bed import bed

CARD = "Nearby"


def test_buy() -> None:
    """When you gain a Nearby card, +1 Buy: after buying one you have as many Buys as before."""
    t = bed(landscapes="Nearby", kingdom="Smithy, Village", coins=7, text="extra Nearby: Smithy")
    t.buy("Smithy")
    assert t.p1.buys == 1
    t.buy("Village")
    assert t.p1.buys == 0
