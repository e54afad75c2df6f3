"""Smithy goes wrong only if drawing does."""

from tests.bed import bed

CARD = "Smithy"


def test_draws_three() -> None:
    """+3 Cards."""
    t = bed(hand="Smithy", deck="Gold, Silver, Copper, Estate")
    t.play("Smithy")
    assert t.p1.hand == "Gold, Silver, Copper"
    assert t.p1.actions == 0
