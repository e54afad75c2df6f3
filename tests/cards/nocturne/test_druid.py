"""Druid goes wrong when its Boons find their way back to the deck, or into somebody's keeping."""

import pytest

from freehold.bots.random import RandomAgent
from freehold.rules import turns
from freehold.rules.kinds import RulesError
from freehold.rules.setup import Kingdom, Setup
from tests.bed import bed
from tests.cards.nocturne.fates_bed import cards_of

CARD = "Druid"
BOONS = "The Field's Gift, The Sea's Gift, The Mountain's Gift"


def test_choose_one_of_three() -> None:
    """+1 Buy; you receive one of the three set-aside Boons, of your choice."""
    t = bed(hand="Druid", deck="Gold", text=f"boons aside: {BOONS}")
    t.play("Druid", ("receive", "The Sea's Gift"))
    assert t.p1.buys == 2
    assert t.p1.hand == "Gold"


def test_they_stay() -> None:
    """The Boon stays where it is, even one that is kept until Clean-up; it can be received again."""
    t = bed(hand="2 Druid", text=f"boons aside: {BOONS}")
    t.play("Druid", ("receive", "The Field's Gift"))
    t.play("Druid", ("receive", "The Field's Gift"))
    assert t.p1.coins == 2
    assert sorted(cards_of(t, 8)) == sorted(BOONS.split(", "))
    t.end_turn()
    assert sorted(cards_of(t, 8)) == sorted(BOONS.split(", "))
    assert cards_of(t, 5) == []


def test_nine_boons_for_the_others() -> None:
    """At set-up 3 Boons are set aside; the deck has only the other 9 for all other Fate cards."""
    t = bed(kingdom="Druid, Pixie")
    t.game.phase = 8
    turns.advance(t.game)
    assert len(cards_of(t, 8)) == 3
    assert len(cards_of(t, 4)) == 9
    assert not set(cards_of(t, 8)) & set(cards_of(t, 4))


def test_the_kingdom_may_name_them() -> None:
    """Which Boons are set aside may be agreed on; what is not named is drawn, all different."""
    asked = Kingdom(["Druid"], extras={"Druid": ["The Sky's Gift", "The Swamp's Gift"]})
    setup = Setup(asked, 2, seed=4)
    names = [kind.name for kind in setup.boons_aside]
    assert names[:2] == ["The Sky's Gift", "The Swamp's Gift"]
    assert len(set(names)) == 3
    game = setup.new_game(1, [RandomAgent(0), RandomAgent(1)])
    turns.advance(game)
    assert sorted(game.name(card) for card in game.cards_in(8)) == sorted(names)


@pytest.mark.parametrize("named", [["Cellar"], ["The Sky's Gift", "The Sky's Gift"], ["The Sky's Gift", "The Sea's Gift",
                                   "The Sun's Gift", "The Moon's Gift"]])  # fmt: skip
def test_only_three_different_boons_may_be_named(named: list[str]) -> None:
    """Three different Boons are set aside, nothing else."""
    with pytest.raises(RulesError, match="Boons"):
        Setup(Kingdom(["Druid"], extras={"Druid": named}), 2)
