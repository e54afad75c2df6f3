"""Workshop goes wrong with costs that coins cannot measure, and with coins that one happens to have."""

from tests.bed import bed

CARD = "Workshop"


def test_gains_up_to_four() -> None:
    """You gain a card costing up to $4 from the Supply, to your discard pile."""
    t = bed(hand="Workshop", kingdom="Smithy, Market")
    t.play("Workshop", ("gain", "Smithy"))
    assert t.p1.discard == "Smithy"
    assert t.left("Smithy") == 9
    assert "Market" not in t.asked[0]
    assert "Duchy" not in t.asked[0]


def test_coins_do_not_help() -> None:
    """Coins that you have do not raise the limit."""
    t = bed(hand="Workshop", coins=3)
    t.play("Workshop", ("gain", "Silver"))
    assert "Duchy" not in t.asked[0]
    assert t.p1.coins == 3


def test_must_gain() -> None:
    """You must gain a card if there is one; it may cost $0."""
    t = bed(hand="Workshop")
    t.play("Workshop", ("gain", "Curse"))
    assert t.p1.discard == "Curse"
    assert "(1 to 1 of" in t.asked[0]


def test_only_what_is_in_the_supply() -> None:
    """An empty pile cannot be chosen; if nothing fits, you gain nothing."""
    t = bed(hand="Workshop", text="pile Copper: 0\npile Curse: 0\npile Estate: 0\npile Workshop: 0")
    t.play("Workshop")  # only Silver is left
    assert t.p1.discard == "Silver"
    t = bed(hand="Workshop",
            text="pile Copper: 0\npile Curse: 0\npile Estate: 0\npile Workshop: 0\npile Silver: 0")  # fmt: skip
    t.play("Workshop")
    assert t.p1.discard == ""


def test_no_potion_costs() -> None:
    """A card with a Potion in its cost does not cost up to $4."""
    t = bed(hand="Workshop", kingdom="Possession")
    t.play("Workshop", ("gain", "Estate"))
    assert "Possession" not in t.asked[0]


def test_cost_reduction() -> None:
    """With costs reduced by $1 it gains cards that cost $5 otherwise."""
    t = bed(hand="Bridge, Workshop", actions=2)
    t.play("Bridge")
    t.play("Workshop", ("gain", "Duchy"))
    assert t.p1.discard == "Duchy"
