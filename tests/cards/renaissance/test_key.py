"""Key goes wrong when it pays on the turn it is taken, or to everybody."""

from tests.bed import bed
from tests.cards.renaissance.owning import own

CARD = "Key"


def test_pays_at_the_start_of_each_turn() -> None:
    """At the start of each of your turns you get +$1; not on the turn you take the Key."""
    t = bed(hand="Treasurer", deck="5 Estate", p2_deck="5 Estate")
    t.play("Treasurer", ("option", "take the Key"))
    assert t.p1.coins == 3
    t.end_turn()
    assert t.p2.coins == 0
    t.end_turn()
    assert t.p1.coins == 1
    t.end_turn()
    t.end_turn()
    assert t.p1.coins == 1


def test_taken_at_the_start_of_a_turn() -> None:
    """If a Treasurer that you play at the start of your turn takes the Key, it still pays on this turn."""
    t = bed(hand="Captain", kingdom="Treasurer, Village", landscapes="Canal", deck="5 Estate")
    own(t, "Canal")
    t.play("Captain", ("play card", "Village"))
    t.end_turn()
    t.end_turn(("p1", "play card", "Treasurer"), ("p1", "option", "take the Key"))
    assert t.p1.coins == 4
