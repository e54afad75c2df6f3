"""Dame Molly goes wrong when her Actions are missing."""

from tests.bed import bed

CARD = "Dame Molly"


def test_actions() -> None:
    """+2 Actions, then what Knights do."""
    t = bed(hand="Dame Molly", p2_deck="Silver, Copper")
    t.play("Dame Molly")
    assert t.p1.actions == 2
    assert t.trashed == "Silver"
