"""Shelters: three cards that take the place of the starting Estates."""

from freehold.cards import load_all
from freehold.rules.question import Agent
from freehold.rules.setup import Kingdom, Setup


def starting_cards(shelters: bool) -> list[list[str]]:
    load_all()
    game = Setup(Kingdom(["Smithy"], shelters=shelters), 3).new_game(1, [Agent(), Agent(), Agent()])
    return [sorted(game.name(card) for card in player.all_cards()) for player in game.players]


def test_instead_of_estates() -> None:
    """Each player starts with a Hovel, a Necropolis and an Overgrown Estate instead of 3 Estates."""
    assert starting_cards(True) == [["Copper"] * 7 + ["Hovel", "Necropolis", "Overgrown Estate"]] * 3


def test_only_if_chosen() -> None:
    """Otherwise players start with Estates."""
    assert starting_cards(False) == [["Copper"] * 7 + ["Estate"] * 3] * 3


def test_estate_pile_is_the_same() -> None:
    """The Estate pile of the Supply has as many cards as always, and there are no Shelter piles."""
    load_all()
    game = Setup(Kingdom(["Smithy"], shelters=True), 2).new_game(1, [Agent(), Agent()])
    assert game.left(game.pile_named("Estate")) == 8
    assert game.pile_named("Hovel") == -1


def test_hands_are_dealt() -> None:
    """The Shelters are shuffled into the decks, from which five cards are drawn."""
    load_all()
    game = Setup(Kingdom(["Smithy"], shelters=True), 2).new_game(1, [Agent(), Agent()])
    assert all(player.hand_size() == 5 and player.deck_size() == 5 for player in game.players)
