"""Cards as reference: rulings, older versions, what a card brings along. For every front end."""

from __future__ import annotations

import json
from functools import cache
from importlib import resources

from freehold.cards import load_all
from freehold.rules.kinds import CardKind, PileKind


@cache
def rulings() -> dict[str, list[str]]:
    """The rulings that tests prove, by card."""
    found = resources.files("freehold") / "data" / "rulings.json"
    if not found.is_file():
        return {}
    read: dict[str, list[str]] = json.loads(found.read_text(encoding="utf-8"))
    return read


def older_versions(kind: CardKind) -> list[CardKind]:
    return [each for key, each in load_all().older.items() if key.split("/", 1)[1] == kind.name]


def brings(kind: CardKind) -> list[str]:
    """What comes into the game with a card, in words."""
    registry = load_all()
    out: list[str] = []
    for name in kind.brings:
        found = registry.by_name.get(name)
        if found is None or found.category != "rule":
            out.append(name)
    if kind.heirloom:
        out.append(f"{kind.heirloom} (an Heirloom in place of a starting Copper)")
    if kind.extra is not None:
        out.append(f"chosen at set-up: {kind.extra.role}" + (f" ({kind.extra.count})" if kind.extra.count > 1 else ""))
    return out


def find(name: str) -> list[CardKind]:
    """The card of that name, or the cards of the pile of that name; unknown names say which are near."""
    registry = load_all()
    kind = registry.kind_or_none(name)
    if kind is not None:
        return [kind]
    pile: PileKind = registry.pile(name)
    return pile.members
