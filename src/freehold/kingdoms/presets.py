"""Recommended kingdoms by name: those of the rulebooks and of the older documents."""

from __future__ import annotations

import difflib
import json
from dataclasses import dataclass, field
from functools import cache
from importlib import resources
from typing import Any

from freehold.kingdoms.names import did_you_mean
from freehold.rules.kinds import RulesError, plain_key
from freehold.rules.setup import Kingdom


@dataclass(frozen=True)
class Preset:
    """`id` tells kingdoms of one name apart (editions of a rulebook)."""

    id: str
    name: str
    sets: list[str]
    kingdom: Kingdom
    source: str
    notes: list[str] = field(default_factory=list)


def made(entry: dict[str, Any]) -> Preset:
    kingdom = Kingdom(entry["cards"], entry.get("landscapes", []), colonies=entry.get("colonies", False),
                      shelters=entry.get("shelters", False), extras=entry.get("extras", {}))  # fmt: skip
    return Preset(entry["id"], entry["name"], entry["sets"], kingdom, "; ".join(entry["sources"]), entry.get("notes", []))


@cache
def all_presets() -> tuple[Preset, ...]:
    """By name; of one name the newest edition first."""
    text = (resources.files("freehold") / "data" / "presets.json").read_text(encoding="utf-8")
    return tuple(sorted(map(made, json.loads(text)), key=lambda each: (each.name.casefold(), age(each), each.id)))


def age(preset: Preset) -> int:
    """How many of its sets are first editions: of two kingdoms of one name people mean the newer."""
    return sum("1st Edition" in name for name in preset.sets)


def find(name: str) -> Preset:
    """The preset of that id or name, forgiving in spelling; of several the newest."""
    found = find_or_none(name)
    if found is None:
        near = difflib.get_close_matches(plain_key(name), list(by_key()), n=3, cutoff=0.6)
        hint = did_you_mean(list(dict.fromkeys(by_key()[key][0].name for key in near)))
        raise RulesError(f"there is no recommended kingdom named '{name}'{hint}")
    return found


def find_or_none(name: str) -> Preset | None:
    """The same, or None."""
    among = by_key().get(plain_key(name))
    if among is None:
        return None
    exact = [each for each in among if each.id == name.strip().casefold()]
    return (exact or among)[0]


@cache
def by_key() -> dict[str, list[Preset]]:
    out: dict[str, list[Preset]] = {}
    for preset in all_presets():
        for key in {plain_key(preset.name), plain_key(preset.id)}:
            out.setdefault(key, []).append(preset)
    return out
