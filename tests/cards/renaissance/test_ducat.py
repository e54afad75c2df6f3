"""Ducat goes wrong when it makes coins, or when the Copper must be trashed, or must be in hand before anything else."""

from tests.bed import bed

CARD = "Ducat"


def test_no_coins() -> None:
    """It is a Treasure that makes no coins: playing it gives +1 Coffers and +1 Buy."""
    t = bed(hand="Ducat", text="turn: p1 treasure")
    t.step(("treasures", "Ducat"))
    assert (t.p1.coins, t.p1.coffers, t.p1.buys) == (0, 1, 2)


def test_trash_a_copper_from_hand() -> None:
    """When you gain it you may trash a Copper from your hand, one only and no other card."""
    t = bed(hand="2 Copper, Estate", kingdom="Ducat")
    t.gain("Ducat", ("resolve", "Ducat"))
    assert t.trashed == "Copper"
    assert t.p1.hand == "Copper, Estate"
    t = bed(hand="Estate", discard="Copper", kingdom="Ducat")
    t.gain("Ducat")
    assert t.trashed == ""


def test_optional() -> None:
    """You need not trash a Copper."""
    t = bed(hand="Copper", kingdom="Ducat")
    t.gain("Ducat", ("resolve", ""))
    assert t.trashed == ""


def test_draw_before() -> None:
    """What else happens when you gain it, such as drawing cards, may come first: you may trash a Copper drawn then."""
    t = bed(hand="Sheepdog", deck="Copper, Gold", kingdom="Ducat")
    t.gain("Ducat", ("resolve", "Sheepdog"), ("resolve", "Ducat"))
    assert t.trashed == "Copper"
    assert t.p1.hand == "Gold"


def test_what_the_trashing_triggers() -> None:
    """What trashing the Copper triggers happens at once: with a Market Square you gain a Gold after the Ducat."""
    t = bed(hand="Copper, Market Square", kingdom="Ducat")
    t.gain("Ducat", ("resolve", "Ducat"), ("resolve", "Market Square"))
    assert [t.game.name(card) for card in t.game.gained_cards(0)] == ["Ducat", "Gold"]
