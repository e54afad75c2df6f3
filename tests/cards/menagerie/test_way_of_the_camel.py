"""Way of the Camel goes wrong if exiling counts as gaining."""

from tests.bed import bed

CARD = "Way of the Camel"


def test_exiles_a_gold() -> None:
    """You exile a Gold from the Supply; that is not gaining it."""
    t = bed(hand="Smithy, Sheepdog", landscapes="Way of the Camel")
    t.play("Smithy", ("resolve", "Way of the Camel"))
    assert t.p1.exile == "Gold"
    assert t.left("Gold") == 29
    assert t.game.gained_cards(0) == []
