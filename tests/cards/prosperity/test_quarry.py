"""Quarry goes wrong in what it makes cheaper and for how long, and when it is played twice."""

from freehold.rules.vocab import Cost
from tests.bed import bed

CARD = "Quarry"


def test_cheaper_for_the_turn() -> None:
    """Playing it makes Actions cost $2 less for the rest of the turn, even if it leaves play; other cards don't."""
    t = bed(hand="Quarry", kingdom="Market, Cellar, Gardens")
    t.play("Quarry")
    assert t.p1.coins == 1
    assert (t.cost("Market"), t.cost("Cellar"), t.cost("Gardens"), t.cost("Gold")) == (3, 0, 4, 6)
    t.p1.player.trash([t.card("Quarry", zone="play")])
    assert t.cost("Market") == 3
    t.end_turn()
    assert t.cost("Market") == 5


def test_played_twice_it_counts_twice() -> None:
    """Played twice with a throne-room, it takes off $4; costs never fall below $0."""
    t = bed(hand="Tiara, Quarry", kingdom="Market, Militia, Village")
    t.play("Tiara", ("play card", "Quarry"))
    assert (t.cost("Market"), t.cost("Militia"), t.cost("Village")) == (1, 0, 0)


def test_potions_stay_in_the_cost() -> None:
    """Only the coins in a cost become fewer."""
    t = bed(hand="Quarry", kingdom="Golem")
    before = t.cost("Golem")
    t.play("Quarry")
    assert t.cost("Golem") == before - 2


def test_first_printing_while_in_play() -> None:
    """First printing: Actions cost $2 less while Quarry is in play; once for each Quarry there."""
    t = bed(hand="Quarry", kingdom="Market, Throne Room", ruleset="first printing")
    t.play("Quarry")
    assert t.cost("Market") == 3
    assert t.cost("Silver") == 3
    t.p1.player.trash([t.card("Quarry", zone="play")])
    assert t.cost("Market") == 5
    t = bed(hand="Tiara, Quarry", kingdom="Market", ruleset="first printing")
    t.play("Tiara", ("play card", "Quarry"))
    assert t.cost("Market") == 3


def test_debt_and_potions_stay() -> None:
    """An Overlord still costs 8 Debt and a University its Potion, without the $2."""
    t = bed(hand="Quarry", kingdom="Overlord, University")
    t.play("Quarry")
    assert t.game.cost(t.game.top_named("Overlord")) == Cost(debt=8)
    assert t.game.cost(t.game.top_named("University")) == Cost(potion=1)
