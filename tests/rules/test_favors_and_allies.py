"""Favors and Allies (CR IV): tokens that are kept, and one Ally that says what they are good for."""

import pytest

from freehold.rules import turns
from freehold.rules.question import Agent
from freehold.rules.setup import Kingdom, Setup
from freehold.table.position import PositionError
from tests.bed import bed


def test_everybody_starts_with_one_favor() -> None:
    """In a game with an Ally each player starts with 1 Favor; without one nobody does."""
    bed()  # loads the cards
    kingdom = ["Underling", "Smithy", "Village"]
    game = Setup(Kingdom(kingdom, ["Island Folk"]), 3).new_game(1, [Agent() for _ in range(3)])
    assert [player.favors for player in game.players] == [1, 1, 1]
    game = Setup(Kingdom(["Smithy", "Village"]), 2).new_game(1, [Agent() for _ in range(2)])
    assert [player.favors for player in game.players] == [0, 0]


def test_importer_gives_four_more() -> None:
    """With Importer in the game each player starts with 4 more."""
    bed()
    game = Setup(Kingdom(["Importer", "Smithy"], ["Island Folk"]), 2).new_game(1, [Agent() for _ in range(2)])
    turns.advance(game)
    assert [player.favors for player in game.players] == [5, 5]


def test_one_ally_at_most() -> None:
    """A game has at most one Ally."""
    with pytest.raises(PositionError):
        bed(landscapes="Island Folk, Coastal Haven")


def test_favors_are_kept() -> None:
    """Favors are kept as long as you like, from turn to turn."""
    t = bed(hand="Underling", deck="12 Copper", landscapes="Island Folk")
    t.play("Underling")
    t.end_turn()
    t.end_turn()
    assert t.p1.favors == 1


def test_an_ally_is_used_once_for_each_trigger() -> None:
    """You cannot use an Ally several times for one occasion by spending more Favors, unless it says so."""
    t = bed(hand="Underling", deck="12 Copper", landscapes="Circle of Witches", favors=9)
    t.play("Underling", ("resolve", "Circle of Witches"))
    assert t.p1.favors == 7


def test_active_for_all_players() -> None:
    """The Ally is there for all players; each spends their own Favors."""
    t = bed(p2="Underling", p2_deck="9 Copper", landscapes="Circle of Witches", favors=9, text="p2: favors=2")
    t.end_turn()
    t.play("Underling", ("resolve", "Circle of Witches"))
    assert (t.p1.favors, t.p2.favors) == (9, 0)
