"""Wayfarer goes wrong about whose cost it copies: the last other card, as that costs now, untouched by reductions."""

from freehold.rules.vocab import Cost
from tests.bed import bed

CARD = "Wayfarer"


def test_plays() -> None:
    """You draw 3 cards and may gain a Silver."""
    t = bed(hand="2 Wayfarer", deck="6 Gold", actions=2)
    t.play("Wayfarer", ("gain", "no"))
    assert t.p1.hand == "Wayfarer, 3 Gold"
    assert t.p1.discard == ""
    t.play("Wayfarer", ("gain", "yes"))
    assert t.p1.discard == "Silver"


def test_copies_the_last_gain_of_the_turn() -> None:
    """After any player gains a card, Wayfarer has the cost of that card until the next gain or the end of the turn."""
    t = bed(kingdom="Wayfarer")
    assert t.cost("Wayfarer") == 6
    t.gain("Silver")
    assert t.cost("Wayfarer") == 3
    t.gain("Province", seat=1)
    assert t.cost("Wayfarer") == 8
    t.end_turn()
    assert t.cost("Wayfarer") == 6


def test_wayfarers_do_not_count() -> None:
    """The last card gained other than a Wayfarer is meant."""
    t = bed(kingdom="Wayfarer")
    t.gain("Wayfarer")
    assert t.cost("Wayfarer") == 6
    t.gain("Silver")
    t.gain("Wayfarer")
    assert t.cost("Wayfarer") == 3


def test_however_gained() -> None:
    """It does not matter how the card was gained: after a Curse, Wayfarer costs $0."""
    t = bed(kingdom="Wayfarer", coins=0)
    t.gain("Curse")
    assert t.cost("Wayfarer") == 0
    t.buy("Wayfarer")
    assert t.p1.discard == "Curse, Wayfarer"


def test_follows_the_present_cost_of_that_card() -> None:
    """It copies what the card costs now: a Destrier gained for $6 costs $5 at once, and so does Wayfarer."""
    t = bed(kingdom="Wayfarer, Destrier")
    t.gain("Destrier")
    assert t.cost("Destrier") == 5
    assert t.cost("Wayfarer") == 5
    t.gain("Wayfarer")
    assert t.cost("Wayfarer") == 4


def test_reductions_of_wayfarer_itself() -> None:
    """What makes Wayfarer cheaper applies to its own $6 only, not to a cost that it copies."""
    t = bed(kingdom="Wayfarer", landscapes="Family of Inventors")
    pile = t.game.pile_named("Wayfarer")
    t.game.put_tokens(int(pile), 3, 1)
    assert t.cost("Wayfarer") == 5
    t.gain("Gold")
    assert t.cost("Wayfarer") == 6
    t.game.put_tokens(int(t.game.pile_named("Gold")), 3, 2)
    assert t.cost("Wayfarer") == 4


def test_all_wayfarers() -> None:
    """All Wayfarers have the changed cost, also those in hands, whoever has them."""
    t = bed(hand="Wayfarer", p2="Wayfarer")
    t.gain("Silver")
    assert t.game.cost(t.card("Wayfarer")) == 3
    assert t.game.cost(t.card("Wayfarer", 1)) == 3


def test_potion_in_the_cost() -> None:
    """Its cost can have a Potion in it."""
    t = bed(kingdom="Wayfarer, Possession")
    t.gain("Possession")
    assert t.cost("Wayfarer") == Cost(6, potion=1)


def test_before_when_gain_abilities() -> None:
    """The cost is changed already when abilities that trigger on the gain are resolved."""
    t = bed(hand="Falconer", kingdom="Wayfarer, Moat, Smithy")
    t.gain("Moat", ("resolve", "Falconer"), ("gain", "Wayfarer"))
    assert t.p1.hand == "Wayfarer"
