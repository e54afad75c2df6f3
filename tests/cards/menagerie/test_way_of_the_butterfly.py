"""Way of the Butterfly goes wrong when the card cannot be returned, and when it is on top of a pile afterwards."""

from tests.bed import bed

CARD = "Way of the Butterfly"
WAY = ("resolve", "Way of the Butterfly")


def test_return_to_gain() -> None:
    """You may return the card to its pile; if you do, you gain a card that costs exactly $1 more."""
    t = bed(hand="Village", kingdom="Smithy, Moat, Market", landscapes="Way of the Butterfly")
    t.play("Village", WAY, ("may", "yes"))
    assert t.p1.discard == "Smithy"
    assert t.p1.in_play == ""
    assert t.left("Village") == 10
    assert t.p1.actions == 0


def test_need_not() -> None:
    """You may use the Way and not return the card: then nothing happens."""
    t = bed(hand="Village", deck="Copper", kingdom="Smithy", landscapes="Way of the Butterfly")
    t.play("Village", WAY, ("may", "no"))
    assert t.p1.in_play == "Village"
    assert t.p1.hand == ""
    assert t.p1.discard == ""


def test_returned_though_nothing_can_be_gained() -> None:
    """If no card costs that much, the card is returned all the same and you gain nothing."""
    t = bed(hand="Market", kingdom="Smithy", landscapes="Way of the Butterfly", text="pile Gold: 0")
    t.play("Market", WAY, ("may", "yes"))
    assert t.p1.discard == ""
    assert t.left("Market") == 10


def test_cards_that_are_not_of_the_kingdom() -> None:
    """A card that is no Kingdom card may be returned too, if it belongs to a pile: a Horse for a card of $4."""
    t = bed(hand="Horse", kingdom="Smithy", landscapes="Way of the Butterfly")
    before = t.left("Horse")
    t.play("Horse", WAY, ("may", "yes"))
    assert t.left("Horse") == before + 1
    assert t.p1.discard == "Smithy"


def test_played_where_it_lies() -> None:
    """A card that is played without being moved cannot be returned: you gain nothing."""
    t = bed(hand="Captain", kingdom="Captain, Village, Smithy, Market", landscapes="Way of the Butterfly")
    t.play("Captain", ("resolve", ""), ("play card", "Village"), WAY, ("may", "yes"))
    assert t.p1.discard == ""
    assert t.left("Village") == 10


def test_throne_room_succeeds_once() -> None:
    """Played twice by a throne room the card can be returned only once."""
    t = bed(hand="Throne Room, Village", kingdom="Market, Smithy", landscapes="Way of the Butterfly")
    t.play("Throne Room", ("resolve", ""), ("play card", "Village"), WAY, ("may", "yes"), ("gain", "Smithy"), WAY,
           ("may", "yes"))  # fmt: skip
    assert t.p1.discard == "Smithy"
    assert t.p1.in_play == "Throne Room"


def test_card_that_left_play_first() -> None:
    """If the card left play the first time it was played, the Way cannot return it the second time."""
    t = bed(hand="Throne Room, Student, Copper, Estate", kingdom="Smithy", landscapes="Way of the Butterfly")
    t.play("Throne Room", ("resolve", ""), ("play card", "Student"), ("resolve", ""), ("may", "no"), ("trash", "Copper"), WAY,
           ("may", "yes"))  # fmt: skip
    assert t.p1.deck == "Student"
    assert t.p1.discard == ""


def test_way_first_then_normally() -> None:
    """If you use the Way first, the card cannot move itself the second time, but does the rest of what it says."""
    t = bed(hand="Throne Room, Horse", deck="3 Gold", kingdom="Smithy", landscapes="Way of the Butterfly")
    before = t.left("Horse")
    t.play("Throne Room", ("resolve", ""), ("play card", "Horse"), WAY, ("may", "yes"), ("gain", "Smithy"),
           ("resolve", ""))  # fmt: skip
    assert t.left("Horse") == before + 1
    assert t.p1.hand == "2 Gold"
    assert t.p1.actions == 1


def test_not_from_the_same_pile() -> None:
    """You cannot gain the next card of a split pile: the returned card lies on top of it."""
    t = bed(hand="Town Crier", landscapes="Way of the Butterfly", text="pile Silver: 0")
    t.play("Town Crier", WAY, ("may", "yes"))
    assert t.top("Townsfolk") == "Town Crier"
    assert t.p1.discard == ""


def test_with_a_reaction() -> None:
    """With a Reaction that plays itself you may gain a card in the middle of a gain."""
    t = bed(hand="Sheepdog", kingdom="Smithy", landscapes="Way of the Butterfly")
    t.gain("Copper", ("resolve", "Sheepdog"), WAY, ("may", "yes"))
    assert t.p1.discard == "Copper, Smithy"


def test_duration_returned_on_one_play_of_two() -> None:
    """If a throne room's Duration is moved by the Way on one play, only the throne room is left in play."""
    t = bed(hand="Throne Room, Gatekeeper", landscapes="Way of the Butterfly")
    t.play("Throne Room", ("resolve", ""), ("play card", "Gatekeeper"), ("resolve", ""), WAY, ("may", "yes"))
    assert t.p1.in_play == "Throne Room"
    assert t.p1.discard == "Gold"
    t.end_turn()
    t.end_turn()
    assert t.p1.coins == 3
