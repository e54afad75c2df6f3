"""Way of the Pig goes wrong if the card's own instructions are followed too."""

from tests.bed import bed

CARD = "Way of the Pig"


def test_draws_in_the_middle_of_a_gain() -> None:
    """You get +1 Card and +1 Action; with a Reaction that plays itself, in the middle of a gain."""
    t = bed(hand="Sheepdog", deck="2 Gold", landscapes="Way of the Pig")
    t.gain("Silver", ("resolve", "Sheepdog"), ("resolve", "Way of the Pig"))
    assert t.p1.hand == "Gold"
    assert t.p1.actions == 2
