"""Salt the Earth goes wrong in which Victory cards may be trashed."""

from tests.bed import bed

CARD = "Salt the Earth"


def test_trashes_a_victory_card_from_the_supply() -> None:
    """+1 VP, and you trash a Victory card from the Supply."""
    t = bed(landscapes="Salt the Earth", coins=4)
    t.buy("Salt the Earth", ("trash", "Province"))
    assert t.p1.vp == 1
    assert t.trashed == "Province"
    assert t.left("Province") == 7


def test_trashing_from_the_supply_counts() -> None:
    """You trash the card, though it was in the Supply: what waits for your trashing (Priest) is triggered."""
    t = bed(hand="Priest, Copper", landscapes="Salt the Earth", coins=4)
    t.play("Priest")
    assert t.p1.coins == 6
    t.buy("Salt the Earth", ("trash", "Estate"))
    assert t.p1.coins == 4


def test_only_the_top_of_a_pile() -> None:
    """You can trash only a card on top of its pile; with none there you still get the VP."""
    t = bed(landscapes="Salt the Earth", coins=4, kingdom="Castles", text="pile Estate: 0\npile Duchy: 0\npile Province: 0")
    t.buy("Salt the Earth")
    assert t.trashed == "Humble Castle"
    t = bed(landscapes="Salt the Earth", coins=4, text="pile Estate: 0\npile Duchy: 0\npile Province: 0")
    t.buy("Salt the Earth")
    assert t.p1.vp == 1
