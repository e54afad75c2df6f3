"""Throne Room goes wrong with Durations, with other Throne Rooms, and with cards that leave play the first time."""

from tests.bed import bed

CARD = "Throne Room"


def test_plays_an_action_twice() -> None:
    """You play an Action from your hand, resolve it completely, and play it again."""
    t = bed(hand="Throne Room, Cellar, Estate", deck="Curse, Gold")
    t.play("Throne Room", ("play card", "Cellar"), ("discard", "Estate"), ("discard", "Curse"))
    assert t.p1.hand == "Gold"
    assert t.p1.discard == "Estate, Curse"
    assert t.p1.in_play == "Throne Room, Cellar"


def test_uses_no_further_actions() -> None:
    """Playing the card uses up no Actions: Throne Room on Village at the start of your turn leaves you 4 Actions."""
    t = bed(hand="Throne Room, Village", deck="2 Copper")
    t.play("Throne Room", ("play card", "Village"))
    assert t.p1.actions == 4
    assert t.p1.hand == "2 Copper"


def test_is_optional() -> None:
    """In the current version you need not play an Action."""
    t = bed(hand="Throne Room, Village", deck="2 Copper")
    t.play("Throne Room", ("play card", ""))
    assert t.p1.hand == "Village"


def test_without_an_action() -> None:
    """Without an Action in hand nothing happens."""
    t = bed(hand="Throne Room, Copper")
    t.play("Throne Room")
    assert t.p1.hand == "Copper"


def test_first_printing_must_play() -> None:
    """In the first printing you must play an Action if you have one."""
    t = bed(hand="Throne Room, Militia, Copper", ruleset="first printing")
    t.play("Throne Room")
    assert t.p1.coins == 4


def test_first_printing_choice() -> None:
    """In the first printing you choose among different Actions, but not none of them."""
    t = bed(hand="Throne Room, Militia, Village", deck="2 Copper", ruleset="first printing")
    t.play("Throne Room", ("play card", "Village"))
    assert "(1 to 1 of" in t.asked[0]


def test_throne_room_on_throne_room() -> None:
    """A Throne Room played twice lets you play two cards twice each, not one card four times."""
    t = bed(hand="2 Throne Room, Militia, Smithy", deck="9 Copper")
    t.play("Throne Room", ("play card", "Throne Room"), ("play card", "Militia"), ("play card", "Smithy"))
    assert t.p1.coins == 4
    assert t.p1.hand == "6 Copper"
    assert t.p1.actions == 0


def test_card_that_leaves_play_is_played_again() -> None:
    """A card that left play the first time is played a second time all the same; it stays where it is."""
    t = bed(hand="Throne Room, Feast")
    t.play("Throne Room", ("play card", "Feast"), ("gain", "Silver"), ("gain", "Silver"))
    assert t.trashed == "Feast"
    assert t.p1.in_play == "Throne Room"
    assert t.p1.discard == "2 Silver"


def test_stays_with_a_duration() -> None:
    """A Throne Room that played a Duration stays in play as long as the Duration."""
    t = bed(hand="Throne Room, Enchantress", deck="20 Copper")
    t.play("Throne Room", ("play card", "Enchantress"))
    t.end_turn()
    assert t.p1.in_play == "Throne Room, Enchantress"
    t.end_turn()
    assert len(t.p1.hand) == 9  # +2 Cards twice
    t.end_turn()
    assert t.p1.in_play == ""


def test_only_the_throne_room_that_played_the_duration_stays() -> None:
    """With Throne Room on Throne Room on a Duration, only the Throne Room that itself played the Duration stays."""
    t = bed(hand="2 Throne Room, Enchantress, Smithy", deck="20 Copper")
    t.play("Throne Room", ("play card", "Throne Room"), ("play card", "Enchantress"), ("play card", "Smithy"))
    t.end_turn()
    assert t.p1.in_play == "Throne Room, Enchantress"


def test_one_throne_room_with_two_durations() -> None:
    """Throne Room on Throne Room on two Durations: only the second Throne Room stays in play with both."""
    t = bed(hand="2 Throne Room, 2 Enchantress", deck="20 Copper")
    t.play("Throne Room", ("play card", "Throne Room"), ("play card", "Enchantress"), ("play card", "Enchantress"))
    t.end_turn()
    assert t.p1.in_play == "Throne Room, 2 Enchantress"


def test_only_what_is_done_when_played() -> None:
    """Throne Room doubles only what a card does when played: a Reaction's other ability is not used."""
    t = bed(hand="Throne Room, Moat", deck="5 Copper")
    t.play("Throne Room", ("play card", "Moat"))
    assert t.p1.hand == "4 Copper"


def test_in_play_only_once() -> None:
    """A card played twice is in play once: abilities that work while a card is in play are not doubled."""
    t = bed(hand="Throne Room, Goons", p2="Copper", coins=0)
    t.play("Throne Room", ("play card", "Goons"))
    t.buy("Copper")
    assert t.p1.vp == 1
    assert t.p1.coins == 4


def test_set_up_twice() -> None:
    """Played twice, a card sets up its later abilities twice."""
    t = bed(hand="Throne Room, Caravan", deck="30 Copper")
    t.play("Throne Room", ("play card", "Caravan"))
    t.end_turn()
    t.end_turn()
    assert len(t.p1.hand) == 7


def test_duration_that_leaves_play() -> None:
    """If the Duration leaves play, what it set up twice remains, but the Throne Room is discarded this turn."""
    t = bed(hand="Throne Room, Caravan", deck="20 Copper")
    t.play("Throne Room", ("play card", "Caravan"))
    t.p1.player.trash([t.card("Caravan", zone="play")])
    t.end_turn()
    assert t.p1.in_play == ""
    t.end_turn()
    assert t.p1.hand == "7 Copper"
