"""Sir Bailey goes wrong when he uses up the Action."""

from tests.bed import bed

CARD = "Sir Bailey"


def test_card_and_action() -> None:
    """+1 Card and +1 Action, then what Knights do."""
    t = bed(hand="Sir Bailey", deck="Gold, Copper", p2_deck="Silver, Copper")
    t.play("Sir Bailey")
    assert t.p1.hand == "Gold"
    assert t.p1.actions == 1
    assert t.trashed == "Silver"
