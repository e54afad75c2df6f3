"""The Bane: an eleventh Kingdom pile that Young Witch brings."""

import pytest

from freehold.cards import load_all
from freehold.rules.kinds import RulesError
from freehold.rules.setup import Kingdom, Setup
from tests.bed import bed


def bane_of(kingdom: Kingdom, seed: int = 0) -> str:
    load_all()
    setup = Setup(kingdom, 2, seed=seed)
    (mark,) = setup.marks.values()
    return setup.piles[mark].name


def test_an_extra_pile() -> None:
    """One more Kingdom pile joins the Supply; it can be bought from like the others."""
    t = bed(kingdom="Young Witch, Smithy", text="extra Young Witch: Cellar", coins=2)
    assert sum(1 for pile in t.game.piles if pile.kingdom and pile.supply) == 3
    assert t.left("Cellar") == 10
    t.buy("Cellar")
    assert t.p1.discard == "Cellar"


def test_costs_2_or_3() -> None:
    """It is chosen at random among the unused Kingdom piles that cost $2 or $3."""
    seen = set()
    for seed in range(20):
        name = bane_of(Kingdom(["Young Witch", "Cellar"]), seed)
        pile = load_all().pile(name)
        assert pile.cost in (2, 3)
        assert name != "Cellar"
        seen.add(name)
    assert len(seen) > 1


@pytest.mark.parametrize("unfit", ["Smithy", "Cellar", "Silver"])
def test_unfit_piles(unfit: str) -> None:
    """A pile of another cost, one that is in the kingdom already, or one that is no Kingdom pile cannot be the Bane."""
    with pytest.raises(RulesError):
        bane_of(Kingdom(["Young Witch", "Cellar"], extras={"Young Witch": [unfit]}))


def test_brings_its_own_setup() -> None:
    """If the Bane needs something else set up, that is done too: with Hermit there are Madmen."""
    t = bed(kingdom="Young Witch", text="extra Young Witch: Hermit")
    assert t.left("Madman") == 10


def test_no_bane_without_young_witch() -> None:
    """In other games there is no Bane."""
    t = bed(kingdom="Smithy")
    assert t.game.setup.marks == {}


def test_the_bane_pile_may_carry_a_trait() -> None:
    t = bed(kingdom="Young Witch", landscapes="Cheap", text="extra Young Witch: Hamlet\nextra Cheap: Hamlet")
    hamlet = t.game.pile_named("Hamlet")
    marks = {t.game.kinds[kind_id].name: mark for kind_id, mark in t.game.setup.marks.items()}
    assert marks == {"Young Witch": hamlet, "Cheap": hamlet}
