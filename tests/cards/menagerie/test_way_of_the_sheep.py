"""Way of the Sheep goes wrong if the card's own instructions are followed too."""

from tests.bed import bed

CARD = "Way of the Sheep"


def test_instead_of_the_card() -> None:
    """You get +$2 instead of what the card says."""
    t = bed(hand="Smithy", deck="4 Gold", landscapes="Way of the Sheep")
    t.play("Smithy", ("resolve", "Way of the Sheep"))
    assert (t.p1.buys, t.p1.coins, t.p1.actions) == (1, 2, 0)
    assert t.p1.hand == ""
