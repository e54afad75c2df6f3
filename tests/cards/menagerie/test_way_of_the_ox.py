"""Way of the Ox goes wrong if the card's own instructions are followed too."""

from tests.bed import bed

CARD = "Way of the Ox"


def test_instead_of_the_card() -> None:
    """You get +2 Actions instead of what the card says."""
    t = bed(hand="Smithy", deck="4 Gold", landscapes="Way of the Ox")
    t.play("Smithy", ("resolve", "Way of the Ox"))
    assert (t.p1.buys, t.p1.coins, t.p1.actions) == (1, 0, 2)
    assert t.p1.hand == ""
