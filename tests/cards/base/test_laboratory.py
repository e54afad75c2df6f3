"""Laboratory goes wrong only if one of its numbers does."""

from tests.bed import bed

CARD = "Laboratory"


def test_two_cards_and_an_action() -> None:
    """+2 Cards and +1 Action."""
    t = bed(hand="Laboratory", deck="Gold, Silver, Copper")
    t.play("Laboratory")
    assert t.p1.hand == "Gold, Silver"
    assert t.p1.actions == 1
