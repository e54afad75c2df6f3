"""Debt (CR IV): costs in Debt, what having Debt forbids, and paying it off."""

from freehold.rules.vocab import BUY_PHASE, Cost, at_most, cheaper, cost_plus
from tests.bed import bed


def test_buying_for_debt() -> None:
    """For a card or Event with Debt in its cost you pay nothing for that part: you take so much Debt."""
    t = bed(kingdom="Overlord", coins=3)
    t.buy("Overlord")
    assert t.p1.coins == 3
    assert t.p1.debt == 8
    assert t.p1.discard == "Overlord"


def test_you_cannot_buy_with_debt() -> None:
    """While you have Debt you can buy neither cards nor Events."""
    t = bed(landscapes="Mission", coins=8, debt=1, text="turn: p1 buy")
    assert not t.on_offer("Copper")
    assert not t.on_offer("Mission")


def test_paying_off() -> None:
    """In your Buy phase you may pay off Debt, $1 for each, whenever you like and as much as you like; it uses no Buy."""
    t = bed(coins=8, debt=5, text="turn: p1 buy")
    t.step(("buy", "pay debt"), ("pay debt", 2))
    assert (t.p1.coins, t.p1.debt) == (6, 3)
    assert not t.on_offer("Copper")
    t.step(("buy", "pay debt"), ("pay debt", 3))
    assert (t.p1.coins, t.p1.debt, t.p1.buys) == (3, 0, 1)
    assert t.on_offer("Silver")


def test_between_two_buys() -> None:
    """With two Buys you may buy for Debt, pay it off at once, and buy again."""
    t = bed(kingdom="Engineer", coins=7, buys=2, text="turn: p1 buy")
    t.buy("Engineer")
    t.step(("buy", "pay debt"), ("pay debt", 4))
    t.buy("Silver")
    assert t.p1.discard == "Engineer, Silver"


def test_debt_stays() -> None:
    """Debt you do not pay off stays from turn to turn; others are not concerned."""
    t = bed(debt=3, deck="12 Copper")
    t.end_turn()
    t.game.phase = BUY_PHASE
    assert t.on_offer("Copper")
    t.end_turn()
    assert t.p1.debt == 3
    t.game.phase = BUY_PHASE
    assert not t.on_offer("Copper")


def test_gaining_without_buying_gives_no_debt() -> None:
    """Gaining a card with Debt in its cost in another way gives you no Debt."""
    t = bed(kingdom="Overlord")
    t.gain("Overlord")
    assert t.p1.debt == 0


def test_comparing_costs() -> None:
    """Debt is a part of the cost of its own: a limit in $ never admits it, and it is neither more nor less than $."""
    assert not at_most(Cost(debt=4), Cost(9))
    assert not at_most(Cost(3), Cost(debt=8))
    assert cheaper(Cost(8), Cost(8, debt=8))
    assert cheaper(Cost(debt=8), Cost(8, debt=8))
    assert not cheaper(Cost(8, debt=8), Cost(9))
    assert cost_plus(Cost(debt=8), 2) == Cost(2, debt=8)


def test_cost_reduction_does_not_touch_debt() -> None:
    """What makes cards cheaper lowers the $ in a cost, never the Debt."""
    t = bed(kingdom="Overlord, Peasant")
    t.p1.player.token_at[4] = t.game.pile_named("Overlord")
    assert t.cost("Overlord") == Cost(debt=8)
