"""All the cards: one module (or package) for each set. `load_all` registers them."""

from __future__ import annotations

import importlib
from importlib.metadata import entry_points

from freehold.rules.kinds import REGISTRY, Registry

BUILT_IN = [
    "basic",
    "base",
    "intrigue",
    "seaside",
    "alchemy",
    "prosperity",
    "cornucopia",
    "hinterlands",
    "dark_ages",
    "guilds",
    "adventures",
    "empires",
    "nocturne",
    "renaissance",
    "menagerie",
    "allies",
    "plunder",
    "rising_sun",
    "promo",
    "antiquities",
]

_loaded: list[str] = []


def load_all() -> Registry:
    """Import every set that comes with Freehold, then those of other packages (entry points `freehold.sets`)."""
    if not _loaded:
        for name in BUILT_IN:
            importlib.import_module(f"freehold.cards.{name}")
        _loaded.extend(BUILT_IN)
        for point in entry_points(group="freehold.sets"):
            point.load()
            _loaded.append(point.name)
    return REGISTRY
