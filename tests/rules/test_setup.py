"""Chapter I: what lies on the table before the first turn."""

import pytest

from freehold.cards import load_all
from freehold.rules.game import Game
from freehold.rules.kinds import REGISTRY, RulesError
from freehold.rules.question import Agent
from freehold.rules.setup import Kingdom, Setup
from freehold.rules.vocab import BETWEEN_TURNS, DECK, HAND

FIRST_GAME = ["Cellar", "Market", "Merchant", "Militia", "Mine", "Moat", "Remodel", "Smithy", "Village", "Gardens"]


def new_game(kingdom: Kingdom, players: int = 2, seed: int = 1, first: int = 0) -> Game:
    load_all()
    return Setup(kingdom, players).new_game(seed, [Agent() for _ in range(players)], first)


def left(game: Game, name: str) -> int:
    return int(game.left(game.pile_named(name)))


def names(game: Game, seat: int, slots: tuple[int, ...] = (HAND, DECK)) -> list[str]:
    player = game.players[seat]
    return sorted(game.name(card) for slot in slots for card in player.zone(slot))


@pytest.mark.parametrize(
    ("players", "treasures", "victories", "provinces", "curses"),
    [
        (2, (60, 40, 30), 8, 8, 10),
        (3, (60, 40, 30), 12, 12, 20),
        (4, (60, 40, 30), 12, 12, 30),
        (5, (120, 80, 60), 12, 15, 40),
        (6, (120, 80, 60), 12, 18, 50),
    ],
)
def test_basic_piles(players: int, treasures: tuple[int, int, int], victories: int, provinces: int, curses: int) -> None:
    """Pile sizes follow the number of players; the starting Coppers come from the pile, the starting Estates do not."""
    game = new_game(Kingdom(FIRST_GAME), players)
    assert left(game, "Copper") == treasures[0] - 7 * players
    assert (left(game, "Silver"), left(game, "Gold")) == treasures[1:]
    assert (left(game, "Estate"), left(game, "Duchy")) == (victories, victories)
    assert left(game, "Province") == provinces
    assert left(game, "Curse") == curses


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_kingdom_piles(players: int) -> None:
    """A Kingdom pile has 10 cards; one of Victory cards 12, or 8 for two players."""
    game = new_game(Kingdom(FIRST_GAME), players)
    assert left(game, "Cellar") == 10
    assert left(game, "Gardens") == (8 if players == 2 else 12)


def test_the_supply() -> None:
    """The Supply is the seven basic piles and the Kingdom piles, nothing else."""
    game = new_game(Kingdom(FIRST_GAME))
    basics = ["Copper", "Curse", "Duchy", "Estate", "Gold", "Province", "Silver"]
    assert sorted(pile.name for pile in game.piles if pile.supply) == sorted(basics + FIRST_GAME)


@pytest.mark.parametrize("players", [2, 4, 6])
def test_starting_decks(players: int) -> None:
    """Each player starts with 7 Coppers and 3 Estates, shuffled, 5 of them in hand."""
    game = new_game(Kingdom(FIRST_GAME), players)
    for seat in range(players):
        assert names(game, seat) == ["Copper"] * 7 + ["Estate"] * 3
        assert len(names(game, seat, (HAND,))) == 5
    assert game.phase == BETWEEN_TURNS


def test_decks_are_shuffled() -> None:
    """Not all starting hands are the same."""
    load_all()
    setup = Setup(Kingdom(FIRST_GAME))
    hands = {tuple(names(setup.new_game(seed, [Agent(), Agent()]), 0, (HAND,))) for seed in range(40)}
    assert len(hands) >= 3


@pytest.mark.parametrize(("players", "colonies"), [(2, 8), (3, 12), (4, 12), (6, 12)])
def test_colonies(players: int, colonies: int) -> None:
    """With Colonies, Platinums (12) and Colonies (12, or 8 for two players) join the Supply; without, neither does."""
    game = new_game(Kingdom(FIRST_GAME, colonies=True), players)
    assert left(game, "Colony") == colonies
    assert left(game, "Platinum") == 12
    game = new_game(Kingdom(FIRST_GAME), players)
    assert game.pile_named("Colony") == -1
    assert game.pile_named("Platinum") == -1


def test_potions() -> None:
    """The 16 Potions join the Supply if a Kingdom card has a Potion in its cost."""
    game = new_game(Kingdom([*FIRST_GAME[:9], "Possession"]))
    assert left(game, "Potion") == 16
    assert game.piles[game.pile_named("Potion")].supply
    assert new_game(Kingdom(FIRST_GAME)).pile_named("Potion") == -1


def test_first_player() -> None:
    """Any player may begin."""
    from freehold.rules import turns

    game = new_game(Kingdom(FIRST_GAME), 3, first=2)
    while game.turn_serial == 0:
        turns.advance(game)
    assert game.current == 2


def test_same_seed_same_game() -> None:
    """The same seed gives the same hands."""
    one = new_game(Kingdom(FIRST_GAME), seed=7)
    two = new_game(Kingdom(FIRST_GAME), seed=7)
    assert [one.name(card) for card in one.players[0].zone(DECK)] == [two.name(card) for card in two.players[0].zone(DECK)]


def test_errors() -> None:
    """What cannot be set up is told in one line: unknown names, piles twice, wrong numbers of players."""
    load_all()
    with pytest.raises(RulesError, match="did you mean Cellar"):
        Setup(Kingdom(["Celar"]))
    with pytest.raises(RulesError, match="twice"):
        Setup(Kingdom(["Cellar", "cellar"]))
    with pytest.raises(RulesError, match="not a Kingdom pile"):
        Setup(Kingdom(["Gold"]))
    for players in (1, 7):
        with pytest.raises(RulesError, match="2 to 6 players"):
            Setup(Kingdom(FIRST_GAME), players)
    with pytest.raises(RulesError, match="ruleset"):
        Setup(Kingdom(FIRST_GAME), ruleset="third printing")


def test_no_two_kinds_of_a_name() -> None:
    """Every pile's members know their pile, and every pile is found by the name of its members."""
    load_all()
    for pile in REGISTRY.piles.values():
        for member in pile.members:
            assert member.pile_name == pile.name
            assert REGISTRY.pile(member.name) is pile


def test_shelters() -> None:
    """With Shelters each player starts with the three of them in place of the Estates; the Estate pile is as ever."""
    game = new_game(Kingdom(FIRST_GAME, shelters=True), 3)
    for seat in range(3):
        assert names(game, seat) == ["Copper"] * 7 + ["Hovel", "Necropolis", "Overgrown Estate"]
    assert left(game, "Estate") == 12
    assert game.pile_named("Hovel") == -1
    assert all(game.home_of(card) == -1 for card in game.players[0].all_cards() if game.name(card) != "Copper")


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_ruins(players: int) -> None:
    """With a Looter there are as many Ruins as Curses, shuffled, in the Supply."""
    load_all()
    setup = Setup(Kingdom([*FIRST_GAME[:9], "Cultist"]), players)
    game = setup.new_game(0, [Agent() for _ in range(players)])
    assert game.piles[game.pile_named("Ruins")].supply
    tops = set()
    for seed in range(30):
        game = setup.new_game(seed, [Agent() for _ in range(players)])
        assert left(game, "Ruins") == left(game, "Curse") == 10 * (players - 1)
        tops.add(game.name(game.top(game.pile_named("Ruins"))))
    assert len(tops) >= 3
    assert new_game(Kingdom(FIRST_GAME)).pile_named("Ruins") == -1


def test_heirlooms() -> None:
    """A Kingdom card with an Heirloom gives each player that Heirloom in place of one of the Coppers."""
    game = new_game(Kingdom([*FIRST_GAME[:8], "Pixie", "Fool"]), 2)
    for seat in range(2):
        assert names(game, seat) == ["Copper"] * 5 + ["Estate"] * 3 + ["Goat", "Lucky Coin"]
    assert left(game, "Copper") == 60 - 2 * 5
    assert game.pile_named("Goat") == -1


def test_piles_outside_the_supply() -> None:
    """Cards that bring a pile outside the Supply: it is there, it is not in the Supply, and cannot be bought."""
    game = new_game(Kingdom([*FIRST_GAME[:9], "Urchin"]))
    assert left(game, "Mercenary") == 10
    assert not game.piles[game.pile_named("Mercenary")].supply
    assert game.top_named("Mercenary") not in game.supply_tops()
