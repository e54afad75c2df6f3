"""Alms goes wrong in what counts as a Treasure in play."""

from tests.bed import bed

CARD = "Alms"


def test_gains_a_card_without_treasures_in_play() -> None:
    """If you have no Treasures in play you gain a card costing at most $4."""
    t = bed(landscapes="Alms", kingdom="Smithy, Market", text="p1 play: Village")
    t.buy("Alms", ("gain", "Smithy"))
    assert t.p1.discard == "Smithy"
    assert "Market" not in t.asked[-1]


def test_not_with_a_treasure_in_play() -> None:
    """With any Treasure in play you gain nothing, also one that is an Action too."""
    for name in ("Copper", "Crown"):
        t = bed(landscapes="Alms", text=f"p1 play: {name}")
        t.buy("Alms")
        assert t.p1.discard == ""


def test_once_per_turn() -> None:
    """You can buy it once per turn."""
    t = bed(landscapes="Alms", buys=2)
    t.buy("Alms", ("gain", "Silver"))
    assert not t.on_offer("Alms")
    t.end_turn()
    t.game.phase = 3
    assert t.on_offer("Alms")
