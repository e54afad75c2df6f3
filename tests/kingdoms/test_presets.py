"""The recommended kingdoms: each can be played."""

from pathlib import Path

import pytest

from freehold.cards import load_all
from freehold.kingdoms.attachments import complete
from freehold.kingdoms.presets import all_presets, find
from freehold.rules.kinds import RulesError

ROOT = Path(__file__).resolve().parents[2]


def test_every_kingdom_can_be_played() -> None:
    assert len(all_presets()) == 459
    for preset in all_presets():
        kingdom, _ = complete(preset.kingdom)
        assert len([name for name in kingdom.cards if name in load_all().piles]) == 10
        for owner, names in preset.kingdom.extras.items():
            assert kingdom.extras[owner] == names, preset.name


def test_of_several_of_one_name_the_newest_is_meant() -> None:
    assert find("first game").sets == ["Dominion 2nd Edition"]
    assert find("first-game").sets == ["Dominion 1st Edition"]
    assert "Woodcutter" in find("first-game").kingdom.cards


def test_the_set_that_is_printed_is_the_one_that_is_here() -> None:
    grim = find("Grim Parade")
    assert grim.kingdom.cards == ["Armory", "Band of Misfits", "Catacombs", "Cultist", "Forager", "Fortress",
                                  "Hunting Grounds", "Knights", "Market Square", "Procession"]  # fmt: skip
    assert grim.kingdom.shelters
    assert "Dark Ages rulebook" in grim.source
    assert find("biggest-money").kingdom.colonies


def test_attachments_come_with_it() -> None:
    assert find("the-jesters-workshop").kingdom.extras == {"Young Witch": ["Chancellor"]}
    assert find("Flotsam").kingdom.extras == {"Hasty": ["First Mate"]}


def test_a_name_that_is_not_there_says_which_is_near() -> None:
    with pytest.raises(RulesError, match="did you mean First Game"):
        find("Frist Game")
