"""Silk Merchant goes wrong when playing it gives the tokens."""

from tests.bed import bed

CARD = "Silk Merchant"


def test_played() -> None:
    """Playing it gives +2 Cards and +1 Buy."""
    t = bed(hand="Silk Merchant", deck="Gold, Silver, Copper")
    t.play("Silk Merchant")
    assert t.p1.hand == "Gold, Silver"
    assert (t.p1.buys, t.p1.coffers, t.p1.villagers) == (2, 0, 0)


def test_gained_or_trashed() -> None:
    """When you gain it, and when you trash it, you get +1 Coffers and +1 Villager."""
    t = bed(hand="Chapel", kingdom="Silk Merchant")
    t.gain("Silk Merchant", to=0)
    assert (t.p1.coffers, t.p1.villagers) == (1, 1)
    t.play("Chapel", ("trash", "Silk Merchant"))
    assert (t.p1.coffers, t.p1.villagers) == (2, 2)


def test_whoever_trashes_it() -> None:
    """Whoever trashes it gets them, also on another player's turn or from the Supply."""
    t = bed(hand="Swindler", p2_deck="Silk Merchant", kingdom="Smithy")
    t.play("Swindler", ("choose", "Smithy"))
    assert (t.p2.coffers, t.p2.villagers) == (1, 1)
    t = bed(hand="Lurker", kingdom="Silk Merchant")
    t.play("Lurker", ("option", "trash from the Supply"), ("trash", "Silk Merchant"))
    assert (t.p1.coffers, t.p1.villagers) == (1, 1)


def test_spent_at_once() -> None:
    """The Coffers may be spent on the same turn, right after you bought it."""
    t = bed(kingdom="Silk Merchant", coins=4, buys=2, text="turn: p1 buy")
    t.step(("buy", "Silk Merchant"))
    t.step(("buy", "Coffers"))
    assert t.p1.coins == 1
