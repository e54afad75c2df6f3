"""Looters and the Ruins pile."""

import pytest

from freehold.cards import load_all
from freehold.rules.question import Agent
from freehold.rules.setup import Kingdom, Setup
from tests.bed import bed


@pytest.mark.parametrize(("players", "count"), [(2, 10), (3, 20), (4, 30), (5, 40), (6, 50)])
def test_as_many_ruins_as_curses(players: int, count: int) -> None:
    """With a Looter among the Kingdom cards there is a Ruins pile with 10 cards for each player after the first."""
    load_all()
    game = Setup(Kingdom(["Cultist"]), players).new_game(1, [Agent() for _ in range(players)])
    assert game.left(game.pile_named("Ruins")) == count
    assert game.left(game.pile_named("Curse")) == count


@pytest.mark.parametrize(("looter", "there"), [("Cultist", True), ("Marauder", True), ("Death Cart", True), ("Smithy", False)])
def test_only_with_looters(looter: str, there: bool) -> None:
    """Without a Looter there are no Ruins."""
    t = bed(kingdom=looter)
    assert (t.game.pile_named("Ruins") >= 0) == there


def test_shuffled() -> None:
    """The Ruins are shuffled, then counted out: different games have different Ruins in them, in different orders."""
    load_all()
    setup = Setup(Kingdom(["Cultist"]), 2)
    piles = set()
    for seed in range(5):
        game = setup.new_game(seed, [Agent(), Agent()])
        zone = game.pile_zone(game.pile_named("Ruins"))
        piles.add(tuple(game.name(card) for card in game.cards_in(zone)))
    assert len(piles) == 5
    assert len({tuple(sorted(pile)) for pile in piles}) > 1


def test_in_the_supply() -> None:
    """The pile is in the Supply: the top card can be bought, and an empty pile counts for the end of the game."""
    t = bed(kingdom="Cultist")
    top = t.top("Ruins")
    t.buy(top)
    assert t.p1.discard == top
    t = bed(kingdom="Cultist", text="pile Survivors: 0")
    assert t.game.empty_supply_piles() == 1


def test_returned_on_top() -> None:
    """A Ruins that is returned goes on top of the pile."""
    t = bed(hand="Survivors", kingdom="Cultist")
    t.game.players[0].return_to_pile(t.card("Survivors"))
    assert t.top("Ruins") == "Survivors"


def test_only_the_top_card_can_be_gained_by_name() -> None:
    """A Ruins that is not on top cannot be had."""
    t = bed(kingdom="Cultist")
    top = t.top("Ruins")
    names = {"Abandoned Mine", "Ruined Library", "Ruined Market", "Ruined Village", "Survivors"} - {top}
    for name in names:
        t.gain(name)
    assert t.p1.discard == ""
