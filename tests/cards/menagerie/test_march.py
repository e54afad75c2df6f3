"""March goes wrong with what lies in the discard pile and where it is played from."""

from tests.bed import bed

CARD = "March"


def test_plays_an_action_from_the_discard_pile() -> None:
    """You look through your discard pile and may play an Action from it, in your Buy phase, using no Action."""
    t = bed(deck="3 Copper", discard="Smithy, Gold, Village", landscapes="March", coins=3)
    t.buy("March", ("play card", "Smithy"))
    assert "Gold" not in t.asked[0]
    assert t.p1.in_play == "Smithy"
    assert t.p1.discard == "Gold, Village"
    assert t.p1.hand == "3 Copper"
    assert t.p1.actions == 1


def test_optional() -> None:
    """You need not play one; if there is none, nothing happens."""
    t = bed(discard="Smithy", landscapes="March", coins=3)
    t.buy("March", ("play card", ""))
    assert t.p1.discard == "Smithy"
    t = bed(discard="Gold", landscapes="March", coins=3)
    t.buy("March")
    assert t.p1.discard == "Gold"
