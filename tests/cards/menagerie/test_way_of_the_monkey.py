"""Way of the Monkey goes wrong if the card's own instructions are followed too."""

from tests.bed import bed

CARD = "Way of the Monkey"


def test_instead_of_the_card() -> None:
    """You get +1 Buy and +$1 instead of what the card says."""
    t = bed(hand="Smithy", deck="4 Gold", landscapes="Way of the Monkey")
    t.play("Smithy", ("resolve", "Way of the Monkey"))
    assert (t.p1.buys, t.p1.coins, t.p1.actions) == (2, 1, 0)
    assert t.p1.hand == ""
