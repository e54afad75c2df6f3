"""Develop goes wrong in the order of the two gains, and at the ends of the costs."""

from tests.bed import bed

CARD = "Develop"


def test_play() -> None:
    """Trash a card; gain one card costing exactly $1 more and one exactly $1 less, in either order, onto your deck."""
    t = bed(hand="Develop, Smithy", kingdom="Market")
    t.play("Develop", ("gain", "Market"), ("gain", "Silver"))
    assert t.trashed == "Smithy"
    assert t.p1.deck == "Silver, Market"
    t = bed(hand="Develop, Smithy", kingdom="Market")
    t.play("Develop", ("gain", "Silver"), ("gain", "Market"))
    assert t.p1.deck == "Market, Silver"


def test_only_one_of_them() -> None:
    """If there is no card of one of the costs, you gain only the other; nothing costs less than $0."""
    t = bed(hand="Develop, Gold", kingdom="Market")
    t.play("Develop", ("gain", "Market"))
    assert t.p1.deck == "Market"
    t = bed(hand="Develop, Copper", kingdom="Poor House")
    t.play("Develop")
    assert t.p1.deck == "Poor House"


def test_nothing_to_trash() -> None:
    """With no card to trash, you gain nothing."""
    t = bed(hand="Develop")
    t.play("Develop")
    assert t.p1.deck == "-"


def test_one_after_the_other() -> None:
    """You choose and gain them one after the other: what the first brings comes before you choose the second."""
    t = bed(hand="Develop, Smithy, Trader", kingdom="Market")
    t.play("Develop", ("trash", "Smithy"), ("gain", "Market"), ("resolve", "Trader"), ("gain", "Silver"), ("resolve", ""))
    assert t.p1.deck == "Silver"
    assert t.p1.discard == "Silver"


def test_with_a_potion() -> None:
    """The Potion in a cost must be the same: for Possession nothing costs $5 without one."""
    t = bed(hand="Develop, Possession", kingdom="Market, Smithy")
    t.play("Develop")
    assert t.p1.deck == "-"


def test_costs_that_change_in_between() -> None:
    """If the first card changes what the trashed card costs (Destrier, Wayfarer), the second goes by the new cost."""
    t = bed(hand="Develop, Destrier", kingdom="Market, Smithy")
    t.play("Develop", ("gain", "Market"))
    assert t.p1.deck == "Gold, Market"
    t = bed(hand="Develop, Wayfarer", kingdom="Market")
    t.play("Develop", ("gain", "Market"))
    assert t.p1.deck == "Gold, Market"


def test_ability_applied_after_the_first_card() -> None:
    """An ability that the first card sets up works for the second: a Galleria that you play as you gain it gives +1 Buy for
    the $3 card."""
    t = bed(hand="Develop, Smithy", kingdom="Galleria", landscapes="City-state", favors=2)
    t.play("Develop", ("gain", "Galleria"), ("resolve", "City-state"), ("gain", "Silver"))
    assert t.p1.deck == "Silver"
    assert t.p1.buys == 2


def test_only_one_card() -> None:
    """You trash one card, and must; gaining is not optional either."""
    t = bed(hand="Develop, Silver, Gold", kingdom="Smithy")
    t.play("Develop", ("trash", "Silver"), ("gain", "Smithy"))
    assert all("(1 to 1 of" in asked for asked in t.asked)
    assert t.p1.deck == "Estate, Smithy"
