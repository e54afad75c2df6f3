"""Way of the Worm goes wrong if exiling counts as gaining."""

from tests.bed import bed

CARD = "Way of the Worm"


def test_exiles_an_estate() -> None:
    """You exile an Estate from the Supply; that is not gaining it."""
    t = bed(hand="Smithy, Sheepdog", landscapes="Way of the Worm")
    before = t.left("Estate")
    t.play("Smithy", ("resolve", "Way of the Worm"))
    assert t.p1.exile == "Estate"
    assert t.left("Estate") == before - 1
    assert t.game.gained_cards(0) == []
