"""Way of the Otter goes wrong if the card's own instructions are followed too."""

from tests.bed import bed

CARD = "Way of the Otter"


def test_draws_in_the_middle_of_a_gain() -> None:
    """With a Reaction that plays itself it draws in the middle of a gain."""
    t = bed(hand="Falconer", deck="2 Copper", kingdom="Moat", landscapes="Way of the Otter")
    t.gain("Moat", ("resolve", "Falconer"), ("resolve", "Way of the Otter"))
    assert t.p1.hand == "2 Copper"
