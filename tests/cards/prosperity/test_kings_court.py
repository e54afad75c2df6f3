"""King's Court goes wrong when it plays itself, and with a card that leaves play."""

from tests.bed import bed

CARD = "King's Court"


def test_plays_an_action_three_times() -> None:
    """You may play an Action from your hand three times; that uses up no further Actions."""
    t = bed(hand="King's Court, Village", deck="5 Copper")
    t.play("King's Court", ("play card", "Village"))
    assert t.p1.hand == "3 Copper"
    assert t.p1.actions == 6
    assert t.p1.in_play == "King's Court, Village"
    t = bed(hand="King's Court, Village", deck="5 Copper")
    t.play("King's Court", ("play card", ""))
    assert t.p1.actions == 0


def test_on_itself_it_plays_three_cards() -> None:
    """A King's Court played by one plays three Actions three times each, not one nine times."""
    t = bed(hand="2 King's Court, Monument, Bishop, Smithy", deck="10 Copper")
    t.play(
        "King's Court", ("play card", "King's Court"), ("play card", "Monument"), ("play card", "Smithy"),
        ("play card", ""),
    )  # fmt: skip
    assert t.p1.vp == 3
    assert t.p1.hand == "Bishop, 9 Copper"


def test_stays_with_a_duration() -> None:
    """It stays in play with a Duration that it played, which does its later part three times."""
    t = bed(hand="King's Court, Captain", kingdom="Monument", deck="9 Copper")
    t.play("King's Court", ("play card", "Captain"))
    assert t.p1.vp == 3
    t.end_turn()
    assert t.p1.in_play == "King's Court, Captain"
    t.end_turn()
    assert t.p1.vp == 6


def test_a_throne_room_three_times() -> None:
    """A Throne Room played by it plays up to three Actions twice each."""
    t = bed(hand="King's Court, Throne Room, 3 Village", deck="20 Copper")
    t.play("King's Court", ("play card", "Throne Room"), ("play card", "Village"), ("play card", "Village"),
           ("play card", "Village"))  # fmt: skip
    assert t.p1.actions == 12
