"""Bonfire goes wrong in which cards it may trash."""

from tests.bed import bed

CARD = "Bonfire"


def test_up_to_two_coppers_in_play() -> None:
    """You trash up to two Coppers that you have in play, no other cards."""
    t = bed(hand="Copper", landscapes="Bonfire", text="p1 play: 3 Copper, Silver", coins=3)
    t.buy("Bonfire", ("trash", "2 Copper"))
    assert t.trashed == "2 Copper"
    assert t.p1.in_play == "Copper, Silver"
    assert t.p1.hand == "Copper"


def test_fewer() -> None:
    """You may trash one or none. The $ they made stay."""
    t = bed(landscapes="Bonfire", text="p1 play: 2 Copper", coins=5)
    t.buy("Bonfire", ("trash", ""))
    assert t.trashed == ""
    assert t.p1.coins == 2


def test_first_printing_any_cards() -> None:
    """Before 2022: you may trash any one or two cards from play."""
    t = bed(landscapes="Bonfire", coins=3, text="p1 play: Gold, Village, Copper", ruleset="first printing")
    t.buy("Bonfire", ("trash", "Gold, Village"))
    assert t.trashed == "Gold, Village"
