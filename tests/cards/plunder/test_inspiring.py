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


def test_treasure() -> None:
    """If the pile is of Treasures you may play the Action in your Buy phase; none of which a copy is in play."""
    t = bed(hand="Pendant, Smithy, Village", deck="9 Copper", landscapes="Inspiring", actions=0, kingdom="Pendant",
            text="extra Inspiring: Pendant\np1 play: Village")  # fmt: skip
    t.play("Pendant", ("play card", "Smithy"))
    assert "Village" not in t.asked[0]
    assert len(t.p1.hand) == 4


def test_before_or_after_other_abilities() -> None:
    """It and other abilities after the play, as Fellowship of Scribes, come in the order you choose."""
    t = bed(hand="Village, Smithy, Estate", deck="9 Copper", landscapes="Inspiring, Fellowship of Scribes", favors=1,
            kingdom="Village", text="extra Inspiring: Village")  # fmt: skip
    t.play("Village", ("resolve", "Fellowship of Scribes"), ("play card", "Smithy"))
    assert len(t.p1.hand) == 6
    t = bed(hand="Village, Smithy, Estate", deck="9 Copper", landscapes="Inspiring, Fellowship of Scribes", favors=1,
            kingdom="Village", text="extra Inspiring: Village")  # fmt: skip
    t.play("Village", ("resolve", "Inspiring"), ("play card", "Smithy"), ("resolve", ""))
    assert len(t.p1.hand) == 5
    assert t.p1.favors == 1
