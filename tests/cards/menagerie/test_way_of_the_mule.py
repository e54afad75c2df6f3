"""Way of the Mule goes wrong if the card's own instructions are followed too."""

from tests.bed import bed

CARD = "Way of the Mule"


def test_instead_of_the_card() -> None:
    """You get +1 Action and +$1 instead of what the card says."""
    t = bed(hand="Smithy", deck="4 Gold", landscapes="Way of the Mule")
    t.play("Smithy", ("resolve", "Way of the Mule"))
    assert (t.p1.buys, t.p1.coins, t.p1.actions) == (1, 1, 1)
    assert t.p1.hand == ""
