"""Peasant goes wrong in the same ways as every Traveller: when and for what he is exchanged."""

from tests.bed import bed

CARD = "Peasant"


def test_gives_a_buy_and_a_coin() -> None:
    """+1 Buy and +$1."""
    t = bed(hand="Peasant")
    t.play("Peasant")
    assert t.p1.buys == 2
    assert t.p1.coins == 1


def test_exchanged_for_a_soldier() -> None:
    """When you discard him from play you may return him to his pile and take a Soldier to your discard pile."""
    t = bed(hand="Peasant", deck="9 Copper")
    t.play("Peasant")
    t.clean_up(("resolve", "Peasant"))
    assert t.p1.discard == "Soldier"
    assert t.left("Peasant") == 10
    assert t.left("Soldier") == 4


def test_returning_can_refill_an_empty_pile() -> None:
    """A Peasant you return lies on his pile again: a pile that was empty no longer is."""
    t = bed(hand="Peasant", deck="9 Copper", text="pile Peasant: 0")
    t.play("Peasant")
    assert t.game.empty_supply_piles() == 1
    t.clean_up(("resolve", "Peasant"))
    assert t.game.empty_supply_piles() == 0


def test_brings_his_line_with_him() -> None:
    """A game with Peasant has piles of five Soldiers, Fugitives, Disciples and Teachers outside the Supply."""
    t = bed(kingdom="Peasant", coins=20)
    for name in ("Soldier", "Fugitive", "Disciple", "Teacher"):
        assert t.left(name) == 5
        assert not t.on_offer(name)
