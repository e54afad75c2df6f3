"""Salvager goes wrong when the Buy depends on trashing, or when it reads more than the coins of a cost."""

from tests.bed import bed

CARD = "Salvager"


def test_coins_for_the_cost() -> None:
    """+1 Buy; you trash a card from your hand and get +$1 for each $1 it costs."""
    t = bed(hand="Salvager, Gold, Copper")
    t.play("Salvager", ("trash", "Gold"))
    assert t.p1.coins == 6
    assert t.p1.buys == 2
    assert t.trashed == "Gold"


def test_buy_without_a_card() -> None:
    """You get the Buy even with no card to trash."""
    t = bed(hand="Salvager")
    t.play("Salvager")
    assert (t.p1.buys, t.p1.coins) == (2, 0)


def test_must_trash() -> None:
    """Trashing is not optional."""
    t = bed(hand="Salvager, Province")
    t.play("Salvager")
    assert t.trashed == "Province"
    assert t.p1.coins == 8


def test_only_coins_count() -> None:
    """A Potion in the cost gives nothing."""
    t = bed(hand="Salvager, Possession")
    t.play("Salvager")
    assert t.p1.coins == 6
    assert t.p1.potions == 0


def test_cost_reduction() -> None:
    """If cards cost less this turn, you get less."""
    t = bed(hand="Bridge, Salvager, Gold", actions=2)
    t.play("Bridge")
    t.play("Salvager")
    assert t.p1.coins == 1 + 5


def test_the_cost_after_what_trashing_brings() -> None:
    """The cost is looked at after what trashing brings: a Destrier gives $5 if a Market Square gained you a Gold for it."""
    t = bed(hand="Salvager, Destrier, Market Square")
    t.play("Salvager", ("trash", "Destrier"), ("resolve", "Market Square"))
    assert t.p1.coins == 5


def test_one_card() -> None:
    """You trash one card, no more, and must."""
    t = bed(hand="Salvager, Estate, Gold")
    t.play("Salvager", ("trash", "Gold"))
    assert "(1 to 1 of" in t.asked[0]
    assert (t.p1.coins, t.p1.buys) == (6, 2)
