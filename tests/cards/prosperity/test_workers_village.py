"""Worker's Village goes wrong only if one of its three gifts is lost."""

from tests.bed import bed

CARD = "Worker's Village"


def test_card_actions_buy() -> None:
    """+1 Card, +2 Actions, +1 Buy."""
    t = bed(hand="Worker's Village", deck="2 Gold")
    t.play("Worker's Village")
    assert t.p1.hand == "Gold"
    assert t.p1.actions == 2
    assert t.p1.buys == 2
