"""Alliance goes wrong with the order and with empty piles."""

from tests.bed import bed

CARD = "Alliance"


def test_gains_six_cards_in_order() -> None:
    """You gain a Province, a Duchy, an Estate, a Gold, a Silver and a Copper, one after the other in that order."""
    t = bed(landscapes="Alliance", coins=10)
    t.buy("Alliance")
    assert [t.game.name(card) for card in t.game.gained_cards(0)] == [
        "Province", "Duchy", "Estate", "Gold", "Silver", "Copper",
    ]  # fmt: skip


def test_empty_piles() -> None:
    """If piles are empty you gain the others."""
    t = bed(landscapes="Alliance", coins=10, text="pile Duchy: 0\npile Silver: 0")
    t.buy("Alliance")
    assert t.p1.discard == "Province, Estate, Gold, Copper"
