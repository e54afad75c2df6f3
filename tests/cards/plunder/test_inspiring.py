"""Inspiring goes wrong when it plays a card that is in play already, or on another player's turn."""

from tests.bed import bed

CARD = "Inspiring"


def test_plays_another() -> None:
    """After playing an Inspiring card on your turn you may play an Action from your hand of which no copy is in play."""
    t = bed(hand="2 Moat, Smithy", deck="12 Copper", landscapes="Inspiring", kingdom="Moat", text="extra Inspiring: Moat")
    t.play("Moat", ("play card", "Smithy"))
    assert t.p1.in_play == "Moat, Smithy"
    assert t.p1.actions == 0
    assert "Moat" not in t.asked[0].split(":")[1].split(")")[0]


def test_not_on_another_turn() -> None:
    """Not when you play it on another player's turn."""
    t = bed(hand="Witch", p2="Caravan Guard, Smithy", deck="2 Copper", p2_deck="5 Copper", landscapes="Inspiring",
            kingdom="Caravan Guard", text="extra Inspiring: Caravan Guard")  # fmt: skip
    t.play("Witch", ("p2", "resolve", "Caravan Guard"))
    assert t.p2.in_play == "Caravan Guard"
