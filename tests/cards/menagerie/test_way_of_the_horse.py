"""Way of the Horse goes wrong when the card has no pile or is not in play."""

from tests.bed import bed

CARD = "Way of the Horse"
WAY = ("resolve", "Way of the Horse")


def test_draws_and_returns() -> None:
    """You get +2 Cards and +1 Action, and the card returns to its pile."""
    t = bed(hand="Smithy", deck="3 Gold", landscapes="Way of the Horse")
    t.play("Smithy", WAY)
    assert t.p1.hand == "2 Gold"
    assert t.p1.actions == 1
    assert t.p1.in_play == ""
    assert t.left("Smithy") == 10


def test_cannot_return_what_has_no_pile() -> None:
    """A card that belongs to no pile stays in play; you still get +2 Cards and +1 Action."""
    t = bed(hand="Smithy", deck="6 Gold", kingdom="Smithy", landscapes="Way of the Horse, Way of the Mouse",
            text="extra Way of the Mouse: Village")  # fmt: skip
    t.play("Smithy", ("resolve", "Way of the Mouse"), WAY)
    assert t.p1.hand == "2 Gold"
    assert t.game.name(t.game.cards_in(2)[0]) == "Village"


def test_played_where_it_lies() -> None:
    """A card that is played without being moved cannot be returned; you still get the rest."""
    t = bed(hand="Captain", deck="3 Gold", kingdom="Captain, Village", landscapes="Way of the Horse")
    t.play("Captain", ("resolve", ""), WAY)
    assert t.p1.hand == "2 Gold"
    assert t.left("Village") == 10


def test_throne_room_gives_all_twice() -> None:
    """With Throne Room and this Way both times, you get +4 Cards and +2 Actions."""
    t = bed(hand="Throne Room, Smithy", deck="5 Gold", landscapes="Way of the Horse")
    t.play("Throne Room", ("resolve", ""), ("play card", "Smithy"), WAY, WAY)
    assert t.p1.hand == "4 Gold"
    assert t.p1.actions == 2
    assert t.left("Smithy") == 10


def test_moved_by_the_first_play() -> None:
    """If the Way returns the card on the first of two plays, the card cannot move itself on the second."""
    t = bed(hand="Throne Room, Horse", deck="5 Gold", landscapes="Way of the Horse")
    before = t.left("Horse")
    t.play("Throne Room", ("resolve", ""), ("play card", "Horse"), WAY, ("resolve", ""))
    assert t.p1.hand == "4 Gold"
    assert t.left("Horse") == before + 1


def test_draws_in_the_middle_of_a_gain() -> None:
    """With a Reaction that plays itself it draws in the middle of a gain."""
    t = bed(hand="Sheepdog", deck="Copper", landscapes="Way of the Horse")
    t.gain("Gold", ("resolve", "Sheepdog"), WAY)
    assert t.p1.hand == "Copper, Gold"
