"""Great Leader goes wrong before it happened, or with Treasures."""

from tests.bed import bed

CARD = "Great Leader"


def test_action_after_each_action() -> None:
    """After each Action card you play, +1 Action."""
    t = bed(hand="Smithy, Copper", deck="3 Gold", kingdom="Poet", landscapes="Great Leader", text="p1 holds: Great Leader")
    t.play("Smithy")
    assert t.p1.actions == 1
    t.play("Copper")
    assert t.p1.actions == 1


def test_way_and_replay() -> None:
    """Each play counts, also with a Way, and each time that a card is played again."""
    t = bed(hand="Throne Room, Smithy", deck="9 Copper", kingdom="Poet", landscapes="Great Leader",
            text="p1 holds: Great Leader")  # fmt: skip
    t.play("Throne Room", ("play card", "Smithy"))
    assert t.p1.actions == 3
