from __future__ import annotations

import json
from pathlib import Path

from freehold.cards import load_all
from freehold.rules.kinds import CURRENT

CHOICE = Path(__file__).parents[2] / "web" / "src" / "icons" / "choice.json"
# Icons that several cards share on purpose: the same animal, or a pile and its top card.
MOST_TWICE = 25


def chosen() -> dict[str, str]:
    groups: dict[str, dict[str, str]] = json.loads(CHOICE.read_text(encoding="utf-8"))
    assert set(groups.pop("types"))
    named = [name for group in groups.values() for name in group]
    assert len(named) == len(set(named)), "a card stands in two groups"
    return {name: icon for group in groups.values() for name, icon in group.items()}


def test_every_card_and_landscape_has_an_icon_of_its_own() -> None:
    registry = load_all()
    names = {kind.name for kind in registry.kinds if kind.ruleset == CURRENT and kind.category != "rule"}
    names |= {kind.pile_name for kind in registry.kinds if kind.pile_name and kind.category != "rule"}
    icons = chosen()
    assert sorted(names - set(icons)) == []
    assert len(icons) - len(set(icons.values())) <= MOST_TWICE
