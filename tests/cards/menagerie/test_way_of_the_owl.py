"""Way of the Owl goes wrong in counting the hand."""

from tests.bed import bed

CARD = "Way of the Owl"


def test_draws_up_to_6_in_the_middle_of_a_gain() -> None:
    """You draw until you have 6 cards in hand; with a Reaction that plays itself, in the middle of a gain."""
    t = bed(hand="Sheepdog, 3 Copper", deck="9 Gold", landscapes="Way of the Owl")
    t.gain("Silver", ("resolve", "Sheepdog"), ("resolve", "Way of the Owl"))
    assert t.p1.hand == "3 Copper, 3 Gold"
