"""Village Green goes wrong when it is discarded: several at once, by others, in Clean-up, or under a throne room."""

from tests.bed import bed

CARD = "Village Green"


def test_now() -> None:
    """Chosen now, you get +1 Card and +2 Actions and it is discarded this turn."""
    t = bed(hand="Village Green", deck="6 Gold")
    t.play("Village Green", ("option", "now"))
    assert t.p1.hand == "Gold"
    assert t.p1.actions == 2
    t.end_turn()
    assert t.p1.in_play == ""


def test_next_turn() -> None:
    """Chosen for next turn, it stays in play and gives +1 Card and +2 Actions at the start of that turn."""
    t = bed(hand="Village Green", deck="12 Gold")
    t.play("Village Green", ("option", "next turn"))
    assert t.p1.actions == 0
    t.end_turn()
    assert t.p1.in_play == "Village Green"
    t.end_turn()
    assert t.p1.hand == "6 Gold"
    assert t.p1.actions == 3
    t.end_turn()
    assert t.p1.in_play == ""


def test_throne_room_stays_if_once_next_turn() -> None:
    """With a throne room you choose each time; if next turn was chosen once, both cards stay in play."""
    t = bed(hand="Throne Room, Village Green", deck="12 Gold")
    t.play("Throne Room", ("play card", "Village Green"), ("option", "next turn"), ("option", "now"))
    assert t.p1.hand == "Gold"
    t.end_turn()
    assert t.p1.in_play == "Throne Room, Village Green"
    t.end_turn()
    assert t.p1.hand == "6 Gold"
    t.end_turn()
    assert t.p1.in_play == ""


def test_played_when_discarded() -> None:
    """When you discard it you may play it, from your discard pile into play, without using an Action."""
    t = bed(hand="Village Green", deck="2 Gold")
    t.discard("Village Green", ("resolve", "Village Green"), ("option", "now"))
    assert t.p1.hand == "Gold"
    assert t.p1.in_play == "Village Green"
    assert t.p1.discard == ""
    assert t.p1.actions == 3


def test_need_not_be_played() -> None:
    """You need not play it when you discard it."""
    t = bed(hand="Village Green", deck="2 Gold")
    t.discard("Village Green", ("resolve", ""))
    assert t.p1.discard == "Village Green"


def test_not_in_clean_up() -> None:
    """Discarding it in Clean-up, from hand or play, does not let you play it."""
    t = bed(hand="Village Green, Village Green", deck="12 Gold")
    t.play("Village Green", ("option", "now"))
    t.end_turn()
    assert t.p1.discard == "2 Village Green, Gold"


def test_discarding_down_is_done_first() -> None:
    """Told to discard down to a number, you first discard everything; what it then draws need not be discarded."""
    t = bed(hand="Militia", p2="Village Green, 4 Copper", p2_deck="3 Gold")
    t.play("Militia", ("p2", "discard", "Village Green, Copper"), ("p2", "resolve", "Village Green"),
           ("p2", "option", "now"))  # fmt: skip
    assert t.p2.hand == "3 Copper, Gold"


def test_several_at_once_lost_track() -> None:
    """Of several discarded together, one that is shuffled in while you play another cannot be played any more."""
    t = bed(hand="Cellar, 2 Village Green")
    t.play("Cellar", ("discard", "2 Village Green"), ("resolve", "Village Green"), ("option", "now"))
    assert t.p1.in_play == "Cellar, Village Green"
    assert t.p1.hand == "Village Green"


def test_on_another_players_turn_for_the_next() -> None:
    """Reacting on another player's turn you may choose your next turn; it is discarded in that turn's Clean-up."""
    t = bed(hand="Militia", p2="Village Green, 3 Copper", p2_deck="6 Gold")
    t.play("Militia", ("p2", "discard", "Village Green"), ("p2", "resolve", "Village Green"),
           ("p2", "option", "next turn"))  # fmt: skip
    t.end_turn()
    assert t.p2.in_play == "Village Green"
    assert t.p2.hand == "3 Copper, Gold"
    assert t.p2.actions == 3
    t.end_turn()
    assert t.p2.in_play == ""


def test_in_the_middle_of_an_ability() -> None:
    """You can play it in the middle of an ability: after Old Map's discard, before its second card."""
    t = bed(hand="Old Map, Village Green", deck="Copper, Silver, Gold, Curse")
    t.play("Old Map", ("discard", "Village Green"), ("resolve", "Village Green"), ("option", "now"), ("may", "no"))
    assert t.p1.hand == "Copper, Silver, Gold"
    assert t.p1.actions == 3


def test_discarded_from_the_deck() -> None:
    """It may be played when it is discarded from your deck, as by another player's Cardinal."""
    t = bed(hand="Cardinal", p2_deck="Village Green, Gold, Silver")
    t.play("Cardinal", ("p2", "exile", "Gold"), ("p2", "resolve", "Village Green"), ("p2", "option", "now"))
    assert t.p2.hand == "Silver"
    assert t.p2.in_play == "Village Green"
