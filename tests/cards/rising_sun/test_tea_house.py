"""Tea House goes wrong when its Sun comes last."""

from tests.bed import bed

CARD = "Tea House"


def test_effects() -> None:
    """+1 Sun first, then +1 Card, +1 Action, +$2."""
    t = bed(hand="Tea House", deck="2 Gold", landscapes="Great Leader", text="tokens Great Leader: sun=1")
    t.play("Tea House")
    assert t.p1.hand == "Gold"
    assert t.p1.coins == 2
    assert t.p1.actions == 2
