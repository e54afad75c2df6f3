"""Conclave goes wrong when it plays a copy of a card in play, or gives an Action for nothing."""

from tests.bed import bed

CARD = "Conclave"


def test_play_an_action_for_an_action() -> None:
    """+$2; you may play an Action from your hand of which you have no copy in play. If you do, +1 Action."""
    t = bed(hand="Conclave, Moat", deck="9 Copper")
    t.play("Conclave", ("play card", "Moat"))
    assert t.p1.coins == 2
    assert t.p1.hand == "2 Copper"
    assert t.p1.actions == 1


def test_not_played() -> None:
    """If you play none, you get no Action."""
    t = bed(hand="Conclave, Moat", deck="9 Copper")
    t.play("Conclave", ("play card", ""))
    assert t.p1.actions == 0
    t = bed(hand="Conclave")
    t.play("Conclave")
    assert t.p1.actions == 0


def test_no_action_is_used_up() -> None:
    """The card is played without using up an Action: with a Village you end up with 3 Actions."""
    t = bed(hand="Conclave, Village", deck="9 Copper")
    t.play("Conclave", ("play card", "Village"))
    assert t.p1.actions == 3


def test_no_copy_in_play() -> None:
    """You cannot play a card of which a copy is in play: no other Conclave, no Duration left from an earlier turn."""
    t = bed(hand="2 Conclave, Wharf, Village, Moat", deck="9 Copper", text="p1 play: Wharf, Village")
    t.play("Conclave", ("play card", "Moat"))
    assert "of: Moat)" in t.asked[0]


def test_played_but_gone() -> None:
    """A card that was played this turn but is no longer in play may be played."""
    t = bed(hand="2 Pixie, Conclave", deck="9 Copper", text="boons: The Sea's Gift, The Sea's Gift")
    t.play("Pixie", ("trash", "yes"))
    t.play("Conclave", ("play card", "Pixie"), ("trash", "no"))
    assert t.p1.in_play == "Conclave, Pixie"


def test_the_action_may_be_used_for_anything() -> None:
    """The Action it gives may be used to play another Conclave."""
    t = bed(hand="2 Conclave, Moat, Smithy", deck="9 Copper")
    t.play("Conclave", ("play card", "Moat"))
    t.play("Conclave", ("play card", "Smithy"))
    assert t.p1.coins == 4


def test_checked_at_each_play() -> None:
    """Played twice, it checks each time what is in play then."""
    t = bed(hand="Throne Room, Conclave, 2 Moat", deck="9 Copper")
    t.play("Throne Room", ("play card", "Conclave"), ("play card", "Moat"))
    assert t.p1.in_play == "Throne Room, Conclave, Moat"
    assert t.p1.actions == 1
