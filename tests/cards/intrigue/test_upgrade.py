"""Upgrade goes wrong when less than exactly $1 more is allowed, or trashing is optional."""

from tests.bed import bed

CARD = "Upgrade"


def test_exactly_one_more() -> None:
    """You draw a card first, then trash one and gain a card costing exactly $1 more."""
    t = bed(hand="Upgrade, Copper", deck="Estate", kingdom="Steward, Smithy")
    t.play("Upgrade", ("trash", "Estate"), ("gain", "Steward"))
    assert t.p1.actions == 1
    assert t.trashed == "Estate"
    assert t.p1.discard == "Steward"
    assert "(1 to 1 of: Silver, Steward)" in t.asked[1]


def test_nothing_of_that_cost() -> None:
    """If no card costs that much you still trash, and gain nothing."""
    t = bed(hand="Upgrade, Copper")
    t.play("Upgrade")
    assert t.trashed == "Copper"
    assert t.p1.discard == ""


def test_must_trash() -> None:
    """Trashing is not optional; without a card to trash you gain none."""
    t = bed(hand="Upgrade", deck="Gold")
    t.play("Upgrade")
    assert t.trashed == "Gold"
    t = bed(hand="Upgrade")
    t.play("Upgrade")
    assert (t.trashed, t.p1.discard) == ("-", "-")


def test_other_parts_of_the_cost_stay() -> None:
    """A Potion in the cost of the trashed card must be in that of the gained card too."""
    t = bed(hand="Upgrade, University", kingdom="Alchemist, Steward")
    t.play("Upgrade")
    assert t.p1.discard == "Alchemist"


def test_one_card() -> None:
    """You draw one card and trash one, no more, and must."""
    t = bed(hand="Upgrade, Copper, Estate", deck="2 Gold")
    t.play("Upgrade", ("trash", "Copper"))
    assert "(1 to 1 of" in t.asked[0]
    assert t.p1.hand == "Estate, Gold"
