"""Recommended kingdoms by name: those of the rulebooks and of the older documents whose cards are all here."""

from __future__ import annotations

import difflib
import json
from dataclasses import dataclass, field
from functools import cache
from importlib import resources
from typing import Any

from freehold.cards import load_all
from freehold.kingdoms.names import did_you_mean
from freehold.rules.kinds import RulesError, plain_key
from freehold.rules.setup import Kingdom


@dataclass(frozen=True)
class Preset:
    """`id` tells kingdoms of one name apart (editions of a rulebook). `missing`: cards of it that are not here."""

    id: str
    name: str
    sets: list[str]
    kingdom: Kingdom
    source: str
    notes: list[str] = field(default_factory=list)
    missing: list[str] = field(default_factory=list)


def is_here(name: str) -> bool:
    registry = load_all()
    return name in registry.by_name or name in registry.piles


def made(entry: dict[str, Any]) -> Preset:
    landscapes, extras = entry.get("landscapes", []), dict(entry.get("extras", {}))
    notes = list(entry.get("notes", []))
    attached = [name for owner, names in extras.items() for name in (owner, *names)]
    missing = sorted({name for name in (*entry["cards"], *landscapes, *attached) if not is_here(name)})
    kingdom = Kingdom(entry["cards"], landscapes, colonies=entry.get("colonies", False),
                      shelters=entry.get("shelters", False), extras=extras)  # fmt: skip
    return Preset(entry["id"], entry["name"], entry["sets"], kingdom, "; ".join(entry["sources"]), notes, missing)


@cache
def every_preset() -> tuple[Preset, ...]:
    """All of the data, also those with cards that are not here."""
    text = (resources.files("freehold") / "data" / "presets.json").read_text(encoding="utf-8")
    return tuple(made(entry) for entry in json.loads(text))


def all_presets() -> list[Preset]:
    """Those that can be played, by name; of one name the newest edition first."""
    playable = [preset for preset in every_preset() if not preset.missing]
    return sorted(playable, key=lambda each: (each.name.casefold(), age(each), each.id))


def age(preset: Preset) -> int:
    """How many of its sets are first editions: of two kingdoms of one name people mean the newer."""
    return sum("1st Edition" in name for name in preset.sets)


def find(name: str) -> Preset:
    """The preset of that id or name, forgiving in spelling; of several the newest that can be played."""
    found = find_or_none(name)
    if found is None:
        near = difflib.get_close_matches(plain_key(name), list(by_key()), n=3, cutoff=0.6)
        hint = did_you_mean(list(dict.fromkeys(by_key()[key][0].name for key in near)))
        raise RulesError(f"there is no recommended kingdom named '{name}'{hint}")
    if found.missing:
        raise RulesError(f"{found.name} needs cards that are not here yet: {', '.join(found.missing)}")
    return found


def find_or_none(name: str) -> Preset | None:
    """The same, or None; it may be one that cannot be played."""
    among = by_key().get(plain_key(name))
    if among is None:
        return None
    exact = [each for each in among if each.id == name.strip().casefold()]
    return (exact or sorted(among, key=lambda each: (bool(each.missing), age(each), each.id)))[0]


@cache
def by_key() -> dict[str, list[Preset]]:
    out: dict[str, list[Preset]] = {}
    for preset in every_preset():
        for key in {plain_key(preset.name), plain_key(preset.id)}:
            out.setdefault(key, []).append(preset)
    return out
