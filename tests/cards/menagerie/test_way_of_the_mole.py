"""Way of the Mole goes wrong with an empty hand, and when the discarded cards are needed again."""

from tests.bed import bed

CARD = "Way of the Mole"
WAY = ("resolve", "Way of the Mole")


def test_discards_then_draws() -> None:
    """You get +1 Action, discard your hand, then draw 3 cards; what you discarded may be shuffled in."""
    t = bed(hand="Smithy, 2 Estate", deck="Gold", landscapes="Way of the Mole")
    t.play("Smithy", WAY)
    assert t.p1.hand == "Gold, 2 Estate"
    assert t.p1.actions == 1


def test_nothing_to_discard() -> None:
    """With no cards in hand you still get the Action and draw 3 cards."""
    t = bed(hand="Smithy", deck="4 Gold", landscapes="Way of the Mole")
    t.play("Smithy", WAY)
    assert t.p1.hand == "3 Gold"
    assert t.p1.actions == 1


def test_draws_in_the_middle_of_a_gain() -> None:
    """With a Reaction that plays itself it draws in the middle of a gain."""
    t = bed(hand="Sheepdog", deck="4 Copper", landscapes="Way of the Mole")
    t.gain("Gold", ("resolve", "Sheepdog"), WAY)
    assert t.p1.hand == "3 Copper"


def test_the_old_hand_is_gone() -> None:
    """The cards you held are in your discard pile, if no shuffle was needed."""
    t = bed(hand="Smithy, 2 Estate", deck="4 Gold", landscapes="Way of the Mole")
    t.play("Smithy", WAY)
    assert (t.p1.hand, t.p1.discard) == ("3 Gold", "2 Estate")
