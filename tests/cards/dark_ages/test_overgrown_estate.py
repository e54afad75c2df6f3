"""Overgrown Estate goes wrong when its card is drawn after the whole effect instead of at once."""

from tests.bed import bed

CARD = "Overgrown Estate"


def test_when_trashed() -> None:
    """When you trash it, +1 Card, at once and on anybody's turn."""
    t = bed(hand="Overgrown Estate", deck="Gold")
    t.trash("Overgrown Estate")
    assert t.p1.hand == "Gold"


def test_in_the_middle_of_another_card() -> None:
    """You draw in the middle of what trashed it: with Stonemason before you gain."""
    t = bed(hand="Stonemason, Overgrown Estate", discard="Silver")
    t.play("Stonemason", ("gain", "Copper"), ("gain", "Copper"))
    assert t.p1.hand == "Silver"
    assert t.p1.discard == "2 Copper"


def test_is_a_victory_card() -> None:
    """It is a Victory card, although it is worth 0 VP."""
    t = bed(hand="Overgrown Estate")
    assert t.p1.points == 0
    assert t.game.is_a(t.card("Overgrown Estate"), 4)


def test_treasure_drawn_too_late() -> None:
    """If it is trashed after you have begun to buy, a Treasure that it draws cannot be played any more."""
    t = bed(hand="Overgrown Estate", deck="Gold", text="turn: p1 buy")
    t.trash("Overgrown Estate")
    t.step()
    assert t.p1.coins == 0
    t = bed(hand="Overgrown Estate", deck="Gold", coins=4, kingdom="Cemetery")
    t.buy("Cemetery", ("trash", "Overgrown Estate"))
    t.step()
    assert t.p1.hand == "Gold"
    assert t.p1.coins == 0
    assert not any("treasures" in asked for asked in t.asked)


def test_one_card() -> None:
    """It draws one card, no more."""
    t = bed(hand="Overgrown Estate", deck="Gold, Silver")
    t.trash("Overgrown Estate")
    assert t.p1.hand == "Gold"
