"""Tax goes wrong in the phase, and in whose gain takes the Debt."""

from freehold.cards import load_all
from freehold.rules import turns
from freehold.rules.question import Agent
from freehold.rules.setup import Kingdom, Setup
from tests.bed import bed

CARD = "Tax"


def test_adds_debt_to_a_pile() -> None:
    """You add 2 Debt to a Supply pile, any one."""
    t = bed(landscapes="Tax", coins=2, buys=2)
    t.buy("Tax", ("pile", "Province"))
    assert t.game.tokens_on(t.game.pile_named("Province"), 2) == 2


def test_gaining_in_the_buy_phase_takes_the_debt() -> None:
    """Whoever gains a card in their Buy phase, bought or not, takes the Debt from its pile."""
    t = bed(landscapes="Tax", coins=3, text="tokens Silver: debt=3")
    t.buy("Silver")
    assert t.p1.debt == 3
    t.gain("Silver")
    assert t.p1.debt == 3


def test_not_at_another_time() -> None:
    """A card gained at another time leaves the Debt on the pile."""
    t = bed(landscapes="Tax", text="tokens Silver: debt=3")
    t.gain("Silver")
    t.game.phase = 3
    t.gain("Silver", seat=1)
    assert t.p1.debt == t.p2.debt == 0
    assert t.game.tokens_on(t.game.pile_named("Silver"), 2) == 3


def test_every_supply_pile_starts_with_1() -> None:
    """At the start each Supply pile has 1 Debt, basic piles too."""
    load_all()
    game = Setup(Kingdom(["Village", "Page"], ["Tax"]), 3).new_game(1, [Agent() for _ in range(3)])
    turns.advance(game)
    assert [game.tokens_on(int(pile.index), 2) for pile in game.piles] == [1 if pile.supply else 0 for pile in game.piles]


def test_the_phase_of_the_gain() -> None:
    """A Villa gained in the Buy phase takes the Debt, though you may return to your Action phase first."""
    t = bed(landscapes="Tax", coins=4, kingdom="Villa", text="tokens Villa: debt=1\nturn: p1 buy")
    t.buy("Villa", ("resolve", "Villa"))
    assert t.game.phase == 1
    assert t.p1.debt == 1


def test_no_debt_there() -> None:
    """If its pile has no Debt there is nothing to order."""
    t = bed(landscapes="Tax", coins=4, kingdom="Villa", text="turn: p1 buy")
    t.buy("Villa")
    assert t.asked == []


def test_first_printing_when_bought() -> None:
    """Before 2022: only buying a card takes the Debt of its pile, in whatever phase."""
    t = bed(landscapes="Tax", coins=3, ruleset="first printing", text="turn: p1 buy\ntokens Silver: debt=1")
    t.gain("Silver")
    assert t.p1.debt == 0
    t.buy("Silver")
    assert t.p1.debt == 1
