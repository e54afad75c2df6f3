"""Royal Carriage goes wrong when it is called for a card that left play, or after something that was not a play."""

from tests.bed import bed

CARD = "Royal Carriage"


def test_goes_to_the_tavern_mat() -> None:
    """Playing it gives +1 Action and puts it on your Tavern mat: it is no longer in play."""
    t = bed(hand="Royal Carriage")
    t.play("Royal Carriage")
    assert t.p1.tavern == "Royal Carriage"
    assert t.p1.in_play == ""
    assert t.p1.actions == 1


def test_stays_where_it_was_played() -> None:
    """Played from the Supply while leaving it there, it gives +1 Action but does not go to your Tavern mat."""
    t = bed(hand="Overlord", kingdom="Royal Carriage")
    t.play("Overlord")
    assert t.p1.actions == 1
    assert t.p1.tavern == ""
    assert t.left("Royal Carriage") == 10


def test_replays_the_action() -> None:
    """Called after you play an Action, it plays that Action again, without using one of your Actions."""
    t = bed(hand="Village", deck="5 Copper", text="p1 tavern: 3 Royal Carriage")
    t.play("Village", ("resolve", "Royal Carriage"), ("resolve", "Royal Carriage"), ("resolve", "Royal Carriage"))
    assert t.p1.hand == "4 Copper"
    assert t.p1.actions == 8
    assert t.p1.in_play == "Village, 3 Royal Carriage"
    assert t.p1.tavern == ""


def test_need_not_be_called() -> None:
    """You may leave it on your Tavern mat; then you are asked again after your next Action."""
    t = bed(hand="2 Village", deck="5 Copper", text="p1 tavern: Royal Carriage")
    t.play("Village", ("resolve", ""))
    t.play("Village", ("resolve", "Royal Carriage"))
    assert t.p1.hand == "3 Copper"


def test_not_after_calling_or_a_later_effect() -> None:
    """It cannot be called after another Reserve card is called, nor after what a Duration does on a later turn."""
    t = bed(hand="Enchantress", deck="5 Copper, 7 Estate", text="p1 tavern: Royal Carriage, Teacher")
    t.play("Enchantress", ("resolve", ""))
    t.end_turn()
    t.end_turn(("resolve", "Enchantress"), ("resolve", ""))
    assert t.p1.hand == "5 Copper, 2 Estate"
    assert t.p1.tavern == "Royal Carriage, Teacher"


def test_only_for_a_card_still_in_play() -> None:
    """You cannot call it for an Action that is no longer in play, such as one that trashed itself."""
    t = bed(hand="Engineer", text="p1 tavern: Royal Carriage", kingdom="Smithy")
    t.play("Engineer", ("gain", "Copper"), ("trash", "yes"), ("gain", "Copper"))
    assert t.p1.tavern == "Royal Carriage"


def test_not_for_a_card_that_was_left_in_the_supply() -> None:
    """An Action that was played from the Supply is not in play; the card that played it is."""
    t = bed(hand="Overlord", kingdom="Village", deck="5 Copper", text="p1 tavern: Royal Carriage")
    t.play("Overlord", ("play card", "Village"), ("resolve", "Royal Carriage"), ("play card", "Village"))
    assert t.p1.in_play == "Overlord, Royal Carriage"
    assert t.p1.hand == "2 Copper"


def test_not_again_once_the_replay_removed_the_card() -> None:
    """If replaying the Action takes it out of play, no further Carriage can be called for it."""
    t = bed(hand="Engineer", text="p1 tavern: 2 Royal Carriage", kingdom="Smithy")
    t.play("Engineer", ("gain", "Copper"), ("trash", "no"), ("resolve", "Royal Carriage"), ("gain", "Copper"),
           ("trash", "yes"), ("gain", "Copper"))  # fmt: skip
    assert t.p1.tavern == "Royal Carriage"
    assert t.trashed == "Engineer"


def test_after_a_throne_room() -> None:
    """It may replay a card that was just played several times."""
    t = bed(hand="Throne Room, Smithy", deck="12 Copper", text="p1 tavern: Royal Carriage")
    t.play("Throne Room", ("play card", "Smithy"), ("resolve", ""), ("resolve", "Royal Carriage"))
    assert t.p1.hand == "9 Copper"


def test_played_by_another_card_it_may_be_called_for_that_card() -> None:
    """If an Action card plays a Royal Carriage, you may call it when that Action card has been resolved."""
    t = bed(hand="Throne Room, Royal Carriage, Smithy", deck="12 Copper")
    t.play("Throne Room", ("play card", "Royal Carriage"), ("resolve", "Royal Carriage"), ("play card", "Smithy"))
    assert t.p1.actions == 2
    assert t.p1.hand == "6 Copper"
    assert t.p1.in_play == "Throne Room, Royal Carriage, Smithy"


def test_stays_in_play_with_a_duration() -> None:
    """A Carriage that replays a Duration card stays in play as long as that card."""
    t = bed(hand="Enchantress", deck="12 Copper", text="p1 tavern: Royal Carriage")
    t.play("Enchantress", ("resolve", "Royal Carriage"))
    t.end_turn()
    assert t.p1.in_play == "Enchantress, Royal Carriage"
    t.end_turn()
    assert len(t.p1.hand) == 9
    t.end_turn()
    assert t.p1.in_play == ""


def test_not_for_a_treasure() -> None:
    """It is not called after a Treasure."""
    t = bed(hand="Silver", text="p1 tavern: Royal Carriage")
    t.play("Silver")
    assert t.asked == []
    assert t.p1.coins == 2
