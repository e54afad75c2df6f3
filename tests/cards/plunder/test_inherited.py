"""Inherited goes wrong when the replaced Copper is lost, or when the card counts as gained."""

from freehold.cards import load_all
from freehold.rules.question import Outside, Question
from freehold.rules.setup import Kingdom, Setup
from freehold.rules.turns import advance
from freehold.rules.view import View
from freehold.rules.vocab import BETWEEN_TURNS
from freehold.table.position import cards_text

CARD = "Inherited"


def start(pile: str, wish: str, players: int = 2, shelters: bool = False) -> tuple[list[list[str]], int, int]:
    """Each player's ten cards, and how many Coppers and Estates the piles have."""

    def answer(view: View, question: Question) -> tuple[int, ...]:
        names = [view.kind_by_id(view.my_kind(card)).name for card in question.options]
        return (names.index(wish),)

    load_all()
    extras = {"Inherited": [pile]}
    setup = Setup(Kingdom([pile], ["Inherited"], shelters=shelters, extras=extras), players)
    game = setup.new_game(3, [Outside(answer) for _ in range(players)])
    while game.phase != BETWEEN_TURNS:
        advance(game)
    decks = [sorted(game.name(card) for card in player.all_cards()) for player in game.players]
    assert not len(game.gains)
    return decks, int(game.left(game.pile_named("Copper"))), int(game.left(game.pile_named("Estate")))


def test_replaces_a_copper() -> None:
    """Each player, in turn order, replaces a starting card with the top card of the pile; a Copper goes back to its pile.
    The card was not gained."""
    decks, coppers, _ = start("Smithy", "Copper")
    for deck in decks:
        assert cards_text(deck) == "6 Copper, 3 Estate, Smithy"
    assert coppers == 46 + 2


def test_replaces_an_estate() -> None:
    """A replaced Estate is not used in the game."""
    decks, coppers, estates = start("Smithy", "Estate")
    assert cards_text(decks[1]) == "7 Copper, 2 Estate, Smithy"
    assert (coppers, estates) == (46, 8)


def test_replaces_a_shelter() -> None:
    """Nor is a replaced Shelter."""
    decks, _, _ = start("Smithy", "Hovel", shelters=True)
    assert cards_text(decks[0]) == "7 Copper, Necropolis, Overgrown Estate, Smithy"


def test_replaces_an_heirloom() -> None:
    """Nor is a replaced Heirloom."""
    decks, coppers, _ = start("Pixie", "Goat")
    assert cards_text(decks[0]) == "6 Copper, 3 Estate, Pixie"
    assert coppers == 60 - 12


def test_split_pile() -> None:
    """From a pile of different cards the players take the top cards one after the other."""
    decks, _, _ = start("Encampment/Plunder", "Estate", players=6)
    taken = [name for deck in decks for name in deck if name not in ("Copper", "Estate")]
    assert taken == ["Encampment"] * 5 + ["Plunder"]
