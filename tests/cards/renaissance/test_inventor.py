"""Inventor goes wrong when its own gain is already cheaper."""

from tests.bed import bed
from tests.cards.renaissance.owning import own

CARD = "Inventor"


def test_gain_then_cheaper() -> None:
    """You gain a card costing up to $4; after that cards cost $1 less for the rest of the turn, wherever they are."""
    t = bed(hand="Inventor, Province", kingdom="Smithy, Market")
    t.play("Inventor", ("gain", "Smithy"))
    assert t.p1.discard == "Smithy"
    assert (t.cost("Market"), t.cost("Province"), t.cost("Copper")) == (4, 7, 0)
    t.end_turn()
    assert t.cost("Market") == 5


def test_its_own_gain_is_not_cheaper() -> None:
    """The first Inventor of a turn cannot gain a card that costs $5."""
    t = bed(hand="Inventor", kingdom="Market, Village")
    t.play("Inventor", ("gain", "Village"))
    assert not any("Market" in line for line in t.asked)


def test_cumulative() -> None:
    """Played again, its first price cut applies to the second gain; after that cards cost $2 less."""
    t = bed(hand="2 Inventor", actions=2, kingdom="Market")
    t.play("Inventor", ("gain", "Inventor"))
    t.play("Inventor", ("gain", "Duchy"))
    assert t.p1.discard == "Inventor, Duchy"
    assert t.cost("Duchy") == 3


def test_what_the_gain_triggers() -> None:
    """What the gain triggers is resolved before cards cost less: a Workshop that you play at once finds the old costs."""
    t = bed(hand="Inventor", kingdom="Workshop, Market", landscapes="Innovation")
    own(t, "Innovation")
    t.play("Inventor", ("gain", "Workshop"), ("resolve", "Innovation"), ("gain", "Silver"))
    assert not any("Market" in line or "Duchy" in line for line in t.asked)


def test_no_potion_or_debt() -> None:
    """The card you gain has neither a Potion nor debt in its cost."""
    t = bed(hand="Inventor", kingdom="Transmute, Engineer, Smithy")
    t.play("Inventor", ("gain", "Smithy"))
    assert not any("Transmute" in line or "Engineer" in line for line in t.asked)
