"""Wheelwright goes wrong when more than Actions can be gained, or when debt and Potions are ignored."""

from tests.bed import bed

CARD = "Wheelwright"


def test_play() -> None:
    """+1 Card, +1 Action. You may discard a card to gain an Action that costs as much or less."""
    t = bed(hand="Wheelwright, Smithy", deck="Copper, Gold", kingdom="Village, Market")
    t.play("Wheelwright", ("discard", "Smithy"), ("gain", "Village"))
    assert "(0 to 1 of" in t.asked[0]
    assert "(1 to 1 of" in t.asked[1]
    assert t.p1.hand == "Copper"
    assert t.p1.actions == 1
    assert t.p1.discard == "Smithy, Village"
    assert not any("Market" in asked or ("'gain'" in asked and "Silver" in asked) for asked in t.asked)


def test_copy_of_the_discarded() -> None:
    """It can be a copy of the discarded card."""
    t = bed(hand="Wheelwright, Smithy")
    t.play("Wheelwright", ("discard", "Smithy"))
    assert t.p1.discard == "2 Smithy"


def test_potions() -> None:
    """The cost is compared in all its parts: a card with a Potion allows for one with a Potion and for those without."""
    t = bed(hand="Wheelwright, Possession", kingdom="Smithy")
    t.play("Wheelwright", ("discard", "Possession"), ("gain", "Possession"))
    assert t.p1.discard == "2 Possession"
    t = bed(hand="Wheelwright, Province", kingdom="Possession, Smithy")
    t.play("Wheelwright", ("discard", "Province"), ("gain", "Smithy"))
    assert not any("Possession" in asked for asked in t.asked)


def test_is_optional() -> None:
    """If you discard no card, you gain none."""
    t = bed(hand="Wheelwright, Smithy")
    t.play("Wheelwright", ("discard", ""))
    assert t.p1.discard == ""


def test_discards_first() -> None:
    """What discarding triggers comes before you gain."""
    t = bed(hand="Wheelwright, Trail", deck="Copper, Gold", kingdom="Smithy")
    t.play("Wheelwright", ("discard", "Trail"), ("resolve", "Trail"), ("gain", "Smithy"))
    assert t.p1.hand == "Copper, Gold"
    assert t.p1.discard == "Smithy"
