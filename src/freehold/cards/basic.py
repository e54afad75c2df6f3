"""The cards of every game: basic Treasures and Victory cards, Curses, and those that come with a rule."""

from __future__ import annotations

from typing import TYPE_CHECKING

from freehold.rules.kinds import REGISTRY, basic, card
from freehold.rules.vocab import CURSE, TREASURE, VICTORY, Cost

if TYPE_CHECKING:
    from freehold.rules.player import Player
    from freehold.rules.playing import Play

BASE = ["Base Cards", "Dominion 1st Edition", "Dominion 2nd Edition", "Intrigue 1st Edition"]
RICH = ["Base Cards", "Prosperity 1st Edition", "Prosperity 2nd Edition"]

copper = card("Copper", TREASURE, 0, "$1", sets=BASE, worth=1, category="basic", copies=60)
silver = card("Silver", TREASURE, 3, "$2", sets=BASE, worth=2, category="basic", copies=40)
gold = card("Gold", TREASURE, 6, "$3", sets=BASE, worth=3, category="basic", copies=30)
estate = card("Estate", VICTORY, 2, "1 VP", sets=BASE, points=1, category="basic", copies=24)
duchy = card("Duchy", VICTORY, 5, "3 VP", sets=BASE, points=3, category="basic", copies=12)
province = card("Province", VICTORY, 8, "6 VP", sets=BASE, points=6, category="basic", copies=12)
curse = card("Curse", CURSE, 0, "-1 VP", sets=BASE, points=-1, category="basic", copies=30)
platinum = card("Platinum", TREASURE, 9, "$5", sets=RICH, worth=5, category="basic", copies=12)
colony = card("Colony", VICTORY, 11, "10 VP", sets=RICH, points=10, category="basic", copies=12)
potion = card("Potion", TREASURE, 4, "Potion", sets=["Base Cards", "Alchemy"], category="basic", copies=16)


@potion.play
def potion_play(you: Player, this: Play) -> None:
    you.get_potion()


basic("Copper", [60, 60, 60, 120, 120])
basic("Silver", [40, 40, 40, 80, 80])
basic("Gold", [30, 30, 30, 60, 60])
basic("Estate", [8, 12, 12, 12, 12])
basic("Duchy", [8, 12, 12, 12, 12])
basic("Province", [8, 12, 12, 15, 18], ends_game=True)
basic("Curse", [10, 20, 30, 40, 50])
basic("Platinum", [12, 12, 12, 12, 12], "colonies")
basic("Colony", [8, 12, 12, 12, 12], "colonies", ends_game=True)
basic("Potion", [16, 16, 16, 16, 16], "potions")

REGISTRY.starting_treasure = "Copper"
REGISTRY.starting_victory = "Estate"

__all__ = ["Cost"]
