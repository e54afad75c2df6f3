"""Imperial Envoy goes wrong when the Debt is missing."""

from tests.bed import bed

CARD = "Imperial Envoy"


def test_effects() -> None:
    """+5 Cards, +1 Buy, +2 Debt."""
    t = bed(hand="Imperial Envoy", deck="6 Copper")
    t.play("Imperial Envoy")
    assert t.p1.hand == "5 Copper"
    assert (t.p1.buys, t.p1.debt) == (2, 2)
