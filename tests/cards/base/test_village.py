"""Village goes wrong only if its Actions are miscounted."""

from tests.bed import bed

CARD = "Village"


def test_card_and_two_actions() -> None:
    """+1 Card and +2 Actions; playing it has used up one Action."""
    t = bed(hand="Village", deck="Gold, Silver")
    t.play("Village")
    assert t.p1.hand == "Gold"
    assert t.p1.actions == 2
