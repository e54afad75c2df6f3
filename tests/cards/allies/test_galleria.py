"""Galleria goes wrong with costs that change, and with cards gained before it was played."""

from tests.bed import bed

CARD = "Galleria"


def test_buys() -> None:
    """+$3. This turn, each card you gain that costs exactly $3 or $4 gives +1 Buy."""
    t = bed(hand="Galleria", kingdom="Smithy, Market")
    t.play("Galleria")
    assert t.p1.coins == 3
    t.gain("Silver")
    assert t.p1.buys == 2
    t.gain("Smithy")
    assert t.p1.buys == 3
    t.gain("Market")
    t.gain("Estate")
    assert t.p1.buys == 3


def test_bought_or_gained() -> None:
    """Buying the card is a way of gaining it: the Buy that it cost comes back."""
    t = bed(hand="Galleria, 2 Copper", coins=3)
    t.play("Galleria")
    t.buy("Silver")
    t.buy("Silver")
    assert t.p1.buys == 1


def test_not_what_came_before() -> None:
    """Cards that you gained before you played it do not count."""
    t = bed(hand="Galleria")
    t.gain("Silver")
    t.play("Galleria")
    assert t.p1.buys == 1


def test_cumulative() -> None:
    """Each Galleria played, or each time it was played, gives its own Buy."""
    t = bed(hand="Throne Room, Galleria")
    t.play("Throne Room", ("play card", "Galleria"))
    t.gain("Silver")
    assert t.p1.buys == 3


def test_only_this_turn_and_only_yours() -> None:
    """Cards that others gain do not count, nor yours of later turns."""
    t = bed(hand="Galleria", deck="20 Copper", p2_deck="20 Copper")
    t.play("Galleria")
    t.gain("Silver", seat=1)
    assert t.p1.buys == 1
    t.end_turn()
    t.end_turn()
    t.gain("Silver")
    assert t.p1.buys == 1


def test_what_it_costs_then() -> None:
    """What counts is the cost as you gain it: after a Bridge a Silver gives no Buy, but a Duchy does."""
    t = bed(hand="Galleria, Bridge", actions=2)
    t.play("Galleria")
    t.play("Bridge")
    assert t.p1.buys == 2
    t.gain("Silver")
    assert t.p1.buys == 2
    t.gain("Duchy")
    assert t.p1.buys == 3


def test_cost_changed_by_the_gain() -> None:
    """It does not matter if gaining the card changes its cost: a Destrier gained for $5 gives no Buy, though it costs $4
    afterwards, and one gained for $3 does."""
    t = bed(hand="Galleria", kingdom="Destrier")
    t.gain("Curse")
    t.play("Galleria")
    assert t.cost("Destrier") == 5
    t.gain("Destrier")
    assert t.p1.buys == 1
    t.gain("Curse")
    assert t.cost("Destrier") == 3
    t.gain("Destrier")
    assert t.p1.buys == 2


def test_cost_changed_while_gaining() -> None:
    """Nor does it matter if another ability of the same gain lowers the cost first: a Bridge that is played as it comes was
    gained for $4."""
    t = bed(hand="Galleria", kingdom="Bridge", landscapes="City-state", favors=2)
    t.play("Galleria")
    t.gain("Bridge", ("resolve", "City-state"))
    assert t.cost("Bridge") == 3
    assert t.p1.buys == 3


def test_played_by_its_own_gain() -> None:
    """A Galleria that costs $3 or $4 and is played as you gain it gives the Buy for itself."""
    t = bed(kingdom="Galleria", hand="Bridge", landscapes="City-state", favors=2)
    t.play("Bridge")
    t.gain("Galleria", ("resolve", "City-state"))
    assert t.p1.buys == 3


def test_other_costs() -> None:
    """A card with a Potion in its cost costs neither $3 nor $4."""
    t = bed(hand="Galleria", kingdom="Familiar, Alchemist")
    t.play("Galleria")
    t.gain("Familiar")
    t.gain("Alchemist")
    assert t.p1.buys == 1


def test_copied_cost() -> None:
    """A Wayfarer that cost $3 or $4 gives its Buy, though another card gained meanwhile changes what it costs."""
    t = bed(hand="Galleria", kingdom="Wayfarer", landscapes="Architects' Guild", favors=2)
    t.play("Galleria")
    t.gain("Silver", ("resolve", "Galleria"), ("resolve", ""))
    assert t.p1.buys == 2
    t.gain("Wayfarer", ("resolve", "Architects' Guild"), ("gain", "Copper"))
    assert t.cost("Wayfarer") == 0
    assert t.p1.buys == 3
