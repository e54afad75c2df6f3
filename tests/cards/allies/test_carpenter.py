"""Carpenter goes wrong with when it counts, and with piles that are not in the Supply."""

from tests.bed import bed

CARD = "Carpenter"


def test_no_empty_pile() -> None:
    """While no Supply pile is empty you get +1 Action and gain a card costing up to $4."""
    t = bed(hand="Carpenter, Estate", kingdom="Smithy, Market")
    t.play("Carpenter", ("gain", "Smithy"))
    assert t.p1.actions == 1
    assert t.p1.discard == "Smithy"
    assert t.p1.hand == "Estate"
    assert "Market" not in t.asked[0]


def test_empty_pile() -> None:
    """If one or more are empty you get no Action: you trash a card from your hand and gain one costing up to $2 more."""
    t = bed(hand="Carpenter, Estate, Copper", kingdom="Smithy, Market", text="pile Curse: 0")
    t.play("Carpenter", ("trash", "Estate"), ("gain", "Smithy"))
    assert t.p1.actions == 0
    assert t.trashed == "Estate"
    assert "(1 to 1 of" in t.asked[0]
    assert t.p1.discard == "Smithy"
    assert "Market" not in t.asked[1]


def test_nothing_to_trash() -> None:
    """With an empty pile and no card in hand you gain nothing."""
    t = bed(hand="Carpenter", text="pile Curse: 0")
    t.play("Carpenter")
    assert t.p1.discard == ""


def test_counts_each_time() -> None:
    """The piles are counted each time you play it: with Throne Room, the first card gained may empty a pile."""
    t = bed(hand="Throne Room, Carpenter, Copper", kingdom="Smithy", text="pile Smithy: 1")
    t.play("Throne Room", ("play card", "Carpenter"), ("gain", "Smithy"), ("gain", "Estate"))
    assert t.p1.actions == 1
    assert t.trashed == "Copper"
    assert t.p1.discard == "Smithy, Estate"


def test_piles_outside_the_supply() -> None:
    """Empty piles that are not in the Supply do not count."""
    t = bed(hand="Carpenter", kingdom="Bandit Camp", text="pile Spoils: 0")
    t.play("Carpenter", ("gain", "Silver"))
    assert t.p1.actions == 1
    assert t.p1.discard == "Silver"


def test_other_costs() -> None:
    """A card with a Potion or debt in its cost cannot be gained for "up to $4"; by trashing one like it, it can."""
    t = bed(hand="Carpenter", kingdom="Familiar, Vineyard")
    t.play("Carpenter", ("gain", "Estate"))
    assert "Vineyard" not in t.asked[0]
    t = bed(hand="Carpenter, Vineyard", kingdom="Familiar, University", text="pile Curse: 0")
    t.play("Carpenter", ("gain", "University"))
    assert t.p1.discard == "University"
