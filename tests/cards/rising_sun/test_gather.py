"""Gather goes wrong when a missing cost stops the rest."""

from tests.bed import bed

CARD = "Gather"


def test_three_cards() -> None:
    """Gain cards costing exactly $3, $4 and $5, in this order; none is optional, but if there is none you go on."""
    t = bed(landscapes="Gather", kingdom="Village, Market", coins=7)
    t.buy("Gather", ("gain", "Village"), ("gain", "Market"))
    assert [t.game.name(card) for card in t.p1.player.discards] == ["Village", "Market"]
