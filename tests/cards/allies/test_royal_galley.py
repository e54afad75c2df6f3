"""Royal Galley goes wrong when the card it plays does not stay in play, and in what it then keeps."""

from tests.bed import bed

CARD = "Royal Galley"


def test_plays_now_and_next_turn() -> None:
    """You draw a card and may play a non-Duration Action; it is set aside and played again at the start of your next turn."""
    t = bed(hand="Royal Galley, Market", deck="30 Copper")
    t.play("Royal Galley", ("play card", "Market"))
    assert t.p1.aside == "Market"
    assert t.p1.actions == 1
    assert t.p1.coins == 1
    t.end_turn()
    assert t.p1.in_play == "Royal Galley"
    t.end_turn()
    assert t.p1.in_play == "Royal Galley, Market"
    assert t.p1.hand == "6 Copper"
    assert t.p1.coins == 1
    assert t.p1.actions == 2
    t.end_turn()
    assert t.p1.in_play == ""


def test_no_durations() -> None:
    """A Duration cannot be chosen."""
    t = bed(hand="Royal Galley, Gatekeeper", deck="9 Copper")
    t.play("Royal Galley")
    assert t.p1.hand == "Gatekeeper, Copper"


def test_playing_nothing() -> None:
    """If you play nothing, Royal Galley does not stay in play."""
    t = bed(hand="Royal Galley, Market", deck="9 Copper")
    t.play("Royal Galley", ("play card", ""))
    t.end_turn()
    assert t.p1.in_play == ""


def test_what_the_card_gave_stays() -> None:
    """Though the card is set aside afterwards, you keep the Actions, Buys and coins it gave."""
    t = bed(hand="Royal Galley, Market", deck="9 Copper")
    t.play("Royal Galley", ("play card", "Market"))
    assert (t.p1.actions, t.p1.buys, t.p1.coins) == (1, 2, 1)


def test_card_that_left_play() -> None:
    """A card that leaves play when it is played, such as a Reserve card, is not set aside; Galley is discarded this turn."""
    t = bed(hand="Royal Galley, Royal Carriage", deck="9 Copper")
    t.play("Royal Galley", ("play card", "Royal Carriage"), ("resolve", ""))
    assert t.p1.tavern == "Royal Carriage"
    assert t.p1.aside == ""
    t.end_turn()
    assert t.p1.in_play == ""


def test_horse_returns() -> None:
    """A Horse that returned to its pile is not set aside."""
    t = bed(hand="Royal Galley, Horse", deck="9 Copper")
    t.play("Royal Galley", ("play card", "Horse"))
    assert t.p1.aside == ""
    t.end_turn()
    assert t.p1.in_play == ""


def test_throne_room_with_a_duration_is_still_set_aside() -> None:
    """If the card would stay in play, as a throne room with a Duration does, it is set aside all the same."""
    t = bed(hand="Royal Galley, Throne Room, Gatekeeper", deck="30 Copper")
    t.play("Royal Galley", ("play card", "Throne Room"), ("play card", "Gatekeeper"))
    assert t.p1.aside == "Throne Room"
    t.end_turn()
    assert t.p1.in_play == "Royal Galley, Gatekeeper"


def test_throne_room_playing_a_duration_next_turn() -> None:
    """If next turn the set-aside throne room plays a Duration, Galley is discarded in that turn as normal."""
    t = bed(hand="Royal Galley, Throne Room", deck="Copper, Gatekeeper, 30 Copper")
    t.play("Royal Galley", ("play card", "Throne Room"))
    t.end_turn()
    t.end_turn(("p1", "play card", "Gatekeeper"))
    t.end_turn()
    assert t.p1.in_play == "Throne Room, Gatekeeper"


def test_triggered_abilities_come_before_setting_aside() -> None:
    """First you play the card with all that this triggers, then it is set aside: Royal Carriage may replay it in between."""
    t = bed(hand="Royal Galley, Smithy", deck="30 Copper", text="p1 tavern: Royal Carriage")
    t.play("Royal Galley", ("play card", "Smithy"), ("resolve", "Royal Carriage"))
    assert t.p1.hand == "7 Copper"
    assert t.p1.aside == "Smithy"
