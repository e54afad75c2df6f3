"""The set-up sheet: what a table with real cards needs, read off the rules' own set-up."""

import pytest

from freehold.cards import load_all
from freehold.kingdoms import roles, sheet
from freehold.kingdoms.attachments import complete
from freehold.kingdoms.randomizer import random_kingdom
from freehold.kingdoms.reading import must_read
from freehold.rules.kinds import CURRENT
from freehold.rules.setup import Setup


def sections(text: str, players: int = 2) -> dict[str, list[str]]:
    setup = Setup(must_read(text, players=players), players)
    return {section.title: section.lines for section in sheet.sheet(setup)}


@pytest.mark.parametrize(
    ("players", "coppers", "provinces", "curses", "ruins"), [(2, 46, 8, 10, 10), (3, 39, 12, 20, 20), (6, 78, 18, 50, 50)]
)
def test_piles_by_the_number_of_players(players: int, coppers: int, provinces: int, curses: int, ruins: int) -> None:
    basics = sections("Marauder, Cellar", players)["Basic piles"]
    for line in (f"{coppers:3d} Copper ($0)", f"{provinces:3d} Province ($8)", f"{curses:3d} Curse ($0)"):
        assert line in basics
    assert any(line.startswith(f"{ruins:3d} Ruins") for line in basics)


def test_mixed_piles_say_what_they_are_made_of() -> None:
    piles = "\n".join(sections("Catapult/Rocks, Castles, Knights")["Kingdom piles"])
    assert "from the top: 5 Catapult, 5 Rocks" in piles
    assert "1 Humble Castle, 1 Crumbling Castle" in piles
    assert "Knights ($5): shuffled, face down but the top card" in piles
    assert "2 Humble Castle" in "\n".join(sections("Castles", 3)["Kingdom piles"])


def test_markers_and_tokens_on_piles_and_landscapes() -> None:
    told = sections("Young Witch(Hamlet), Trade Route, Village, Aqueduct, Arena, Inherited(Village), Approaching Army(Militia),"
                    "Mountain Shrine", 3)  # fmt: skip
    piles = "\n".join(told["Kingdom piles"])
    assert "Hamlet ($2): marked for Young Witch" in piles
    assert "Village ($3): marked for Inherited" in piles
    assert "Militia ($4): marked for Approaching Army" in piles
    basics = "\n".join(told["Basic piles"])
    assert "Silver ($3): 8 VP" in basics
    assert "Province ($8): 1 Coin" in basics
    landscapes = "\n".join(told["Landscapes"])
    assert "Arena, Landmark: 18 VP" in landscapes
    assert "Inherited, Trait: under Village" in landscapes
    assert "Approaching Army, Prophecy: for Militia; 8 Sun" in landscapes


def test_what_lies_beside() -> None:
    told = sections("Druid (The Sky's Gift, The Sun's Gift, The Sea's Gift), Vampire,"
                    "Necromancer, Black Market(Cellar, Moat), Boulder Trap, Treasurer,"
                    "Way of the Mouse(Chapel)")  # fmt: skip
    beside = "\n".join(told["Beside"])
    assert "9 Boons, shuffled face down; face up for all: The Sea's Gift, The Sky's Gift, The Sun's Gift" in beside
    assert "12 Hexes" in beside
    assert "in the trash: Zombie Apprentice, Zombie Mason, Zombie Spy" in beside
    assert "Cellar" in beside
    assert "set aside for Way of the Mouse: Chapel" in beside
    assert "Boulder Trap: one shuffled into each" in beside
    assert "Artifacts: Key" in beside
    assert "Twice Miserable" in beside


def test_what_players_start_with() -> None:
    assert sections("Cellar")["Each player starts with"] == ["7 Copper, 3 Estate; shuffled, five drawn"]
    told = sections("Baker, Importer, Pixie, Shelters")["Each player starts with"]
    assert told[0].startswith("6 Copper, 1 Goat, ")
    assert "1 Hovel, 1 Necropolis, 1 Overgrown Estate" in told[0]
    assert "1 Coffers" in told
    assert "5 Favors" in told


def test_piles_outside_the_supply() -> None:
    outside = sections("Page, Hermit, Urchin, Tournament")["Piles outside the Supply"]
    assert "  5 Hero" in outside
    assert " 10 Madman" in outside
    prizes = "1 Bag of Gold, 1 Diadem, 1 Followers, 1 Princess, 1 Trusty Steed"
    assert f"  5 Prizes: side by side: {prizes}" in outside


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("Baker, Cellar", ["for each player: Coffers mat", "Coin tokens (Coffers, Villagers, Favors)"]),
        ("Importer, Cellar", ["for each player: Favors mat"]),
        ("Ratcatcher, Cellar", ["for each player: Tavern mat"]),
        ("Miser, Cellar", ["for each player: Tavern mat"]),
        ("Gatekeeper, Cellar", ["for each player: Exile mat"]),
        ("Island, Native Village, Pirate Ship", ["for each player: Island mat", "for each player: Native Village mat",
                                                 "for each player: Pirate Ship mat"]),
        ("Trade Route, Cellar", ["Trade Route mat"]),
        ("Ranger, Relic, Bridge Troll", ["for each player: Journey token, face up", "for each player: -1 Card token",
                                         "for each player: -$1 token"]),
        ("Cellar, Ferry", [f"for each player: {sheet.PILE_TOKENS}"]),
        ("Cellar, Inheritance", ["for each player: Estate token"]),
        ("Cellar, Sewers", ["for each player: 2 Project cubes"]),
        ("Embargo, Cellar", ["Embargo tokens"]),
        ("Cellar, Tax", ["Debt tokens"]),
        ("Engineer, Cellar", ["Debt tokens"]),
        ("Goons, Cellar", ["VP tokens"]),
    ],
)  # fmt: skip
def test_tokens_and_mats(text: str, wanted: list[str]) -> None:
    told = sections(text)["Tokens and mats"]
    for line in wanted:
        assert line in told
    assert "Tokens and mats" not in sections("Cellar, Gardens, Moat")


def test_cards_that_give_vp_tokens_are_those_that_make_points_without_being_victory_cards() -> None:
    registry = load_all()
    gives = {kind.name for kind in registry.kinds if kind.ruleset == CURRENT and sheet.gives_vp(kind)}
    listed = roles.ROLES[roles.ALT_VP].cards & registry.by_name.keys()
    only_at_the_end = {"Bandit Fort", "Fountain", "Keep", "Museum", "Obelisk", "Orchard", "Palace", "Tower", "Triumphal Arch",
                       "Wall", "Wolf Den", "Plateau Shepherds", "Dame Josephine"}  # fmt: skip
    assert listed - only_at_the_end <= gives
    assert gives - listed <= {"Crumbling Castle", "Grand Castle"}


def test_the_end_of_the_game() -> None:
    assert sections("Cellar")["The game ends"] == ["when Province is empty, or any 3 Supply piles"]
    assert sections("Cellar, Colonies", 5)["The game ends"] == ["when Province or Colony is empty, or any 4 Supply piles"]


def test_every_random_kingdom_has_a_sheet() -> None:
    for seed in range(60):
        players = 2 + seed % 5
        kingdom, _ = complete(random_kingdom(seed, players=players, most_landscapes=3), players, seed)
        told = sheet.lines(Setup(kingdom, players, seed=seed))
        for name in (*kingdom.cards, *kingdom.landscapes):
            assert any(name in line for line in told), name
