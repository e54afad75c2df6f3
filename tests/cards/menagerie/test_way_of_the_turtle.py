"""Way of the Turtle goes wrong when the card is not in play, and with what was set up before."""

from tests.bed import bed

CARD = "Way of the Turtle"
WAY = ("resolve", "Way of the Turtle")


def test_played_next_turn() -> None:
    """You set the card aside and play it at the start of your next turn; you may then use Turtle again."""
    t = bed(hand="Smithy", deck="20 Copper", landscapes="Way of the Turtle")
    t.play("Smithy", WAY)
    assert t.p1.aside == "Smithy"
    t.end_turn()
    t.end_turn(("p1", "resolve", "Way of the Turtle"))
    assert t.p1.aside == "Smithy"
    assert t.p1.actions == 1
    t.end_turn()
    t.end_turn(("p1", "resolve", ""))
    assert t.p1.hand == "8 Copper"
    assert t.p1.in_play == "Smithy"


def test_only_if_it_can_be_set_aside() -> None:
    """A card that is played without being moved cannot be set aside: nothing happens."""
    t = bed(hand="Captain", deck="20 Copper", kingdom="Captain, Village", landscapes="Way of the Turtle")
    t.play("Captain", ("resolve", ""), WAY)
    assert t.p1.aside == ""
    assert t.left("Village") == 10


def test_throne_room_succeeds_once() -> None:
    """With a throne room this Way works on only one of the plays."""
    t = bed(hand="Throne Room, Smithy", deck="20 Copper", landscapes="Way of the Turtle")
    t.play("Throne Room", ("resolve", ""), ("play card", "Smithy"), WAY, WAY)
    assert t.p1.aside == "Smithy"
    t.end_turn()
    t.end_turn(("p1", "resolve", ""))
    assert t.p1.hand == "8 Copper"


def test_moved_by_the_first_play() -> None:
    """If the Way sets the card aside first, the card cannot move itself on the second play, but does the rest."""
    t = bed(hand="Throne Room, Horse", deck="20 Copper", landscapes="Way of the Turtle")
    t.play("Throne Room", ("resolve", ""), ("play card", "Horse"), WAY, ("resolve", ""))
    assert t.p1.hand == "2 Copper"
    assert t.p1.aside == "Horse"


def test_duration_played_once_and_set_aside_once() -> None:
    """A Duration played by a throne room, once normally and once with this Way, is set aside; the throne room is discarded.

    Next turn you get the ability that was set up, and also play the Duration again.
    """
    t = bed(hand="Throne Room, Gatekeeper", deck="30 Copper", landscapes="Way of the Turtle")
    t.play("Throne Room", ("resolve", ""), ("play card", "Gatekeeper"), ("resolve", ""), WAY)
    assert t.p1.aside == "Gatekeeper"
    t.end_turn()
    assert t.p1.in_play == ""
    t.end_turn(("p1", "resolve", "Gatekeeper"), ("p1", "resolve", ""))
    assert t.p1.coins == 3
    assert t.p1.in_play == "Gatekeeper"
    t.end_turn()
    t.end_turn()
    assert t.p1.coins == 3
