"""Citadel goes wrong in what counts as the first Action of a turn, and with cards that have left play."""

from tests.bed import bed
from tests.cards.renaissance.owning import own

CARD = "Citadel"


def test_replay_the_first_action() -> None:
    """The first Action you play on your turn is replayed after it has been resolved; the next one is not."""
    t = bed(hand="Village, Smithy", deck="9 Copper", landscapes="Citadel")
    own(t, "Citadel")
    t.play("Village")
    assert t.p1.actions == 4
    assert t.p1.hand == "Smithy, 2 Copper"
    t.play("Smithy")
    assert t.p1.hand == "5 Copper"


def test_each_of_your_turns_only() -> None:
    """It works on each of your turns, not on those of others, and it is not optional."""
    t = bed(hand="Village", p2="Village", deck="5 Copper", p2_deck="5 Copper", landscapes="Citadel")
    own(t, "Citadel")
    t.play("Village")
    t.end_turn()
    t.play("Village")
    assert t.p2.actions == 2
    assert len(t.asked) == 0 or all("resolve" not in line for line in t.asked)


def test_calling_is_not_playing() -> None:
    """Calling a Reserve card is not playing it: the Action played after that is still the first."""
    t = bed(hand="Village, Smithy", deck="9 Copper", landscapes="Citadel", text="p1 tavern: Royal Carriage")
    own(t, "Citadel")
    t.play("Village", ("resolve", "Royal Carriage"))
    assert t.p1.actions == 6
    t.play("Smithy")
    assert t.p1.hand == "6 Copper"


def test_a_duration_set_up_before_is_not_played() -> None:
    """What a Duration does on a later turn is not playing it: the first Action of that turn is still replayed."""
    t = bed(hand="Church, Village", deck="9 Copper", landscapes="Citadel")
    t.play("Church", ("set aside", "Village"))
    own(t, "Citadel")
    t.end_turn()
    t.end_turn(("p1", "trash", ""))
    t.play("Village")
    assert t.p1.actions == 4


def test_a_duration_is_played_twice() -> None:
    """A Duration that is replayed has been played twice: both set-up abilities happen next turn."""
    t = bed(hand="Enchantress", deck="12 Copper", landscapes="Citadel")
    own(t, "Citadel")
    t.play("Enchantress")
    t.end_turn()
    t.end_turn()
    assert t.p1.hand == "9 Copper"


def test_a_throne_room() -> None:
    """If a throne room is the first Action, it is the throne room that is replayed."""
    t = bed(hand="Throne Room, Village, Smithy", deck="9 Copper", landscapes="Citadel")
    own(t, "Citadel")
    t.play("Throne Room", ("play card", "Village"), ("play card", "Smithy"))
    assert t.p1.actions == 4
    assert t.p1.hand == "8 Copper"


def test_played_before_it_is_resolved() -> None:
    """A card counts as played from its announcement on: the first one announced is the one that is replayed."""
    t = bed(hand="Throne Room, Smithy", deck="9 Copper", landscapes="Citadel")
    own(t, "Citadel")
    t.play("Throne Room", ("play card", "Smithy"))
    assert t.p1.hand == "6 Copper"  # Smithy twice, and the replayed Throne Room finds nothing


def test_a_card_that_has_left_play() -> None:
    """A card that has left play when it was resolved is replayed all the same."""
    t = bed(hand="Feast", kingdom="Village, Smithy", landscapes="Citadel")
    own(t, "Citadel")
    t.play("Feast", ("gain", "Village"), ("gain", "Smithy"))
    assert t.trashed == "Feast"
    assert t.p1.discard == "Village, Smithy"


def test_not_outside_your_turn() -> None:
    """An Action that you play on another player's turn is not replayed."""
    t = bed(hand="Militia", p2="Caravan Guard, Copper", p2_deck="5 Copper", landscapes="Citadel")
    own(t, "Citadel", 1)
    t.play("Militia", ("p2", "resolve", "Caravan Guard"))
    assert t.p2.hand == "2 Copper"
