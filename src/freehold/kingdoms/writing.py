"""Kingdoms as text for people and other programs. What `write` makes, `reading.read` reads."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from html import escape
from urllib.parse import quote

from freehold.cards import load_all
from freehold.kingdoms import codes, names, reading
from freehold.rules.kinds import CardKind, RulesError, plain_key
from freehold.rules.setup import Kingdom
from freehold.rules.vocab import ALLY, EVENT, LANDMARK, PROJECT, PROPHECY, TRAIT, WAY

RANDOMIZER = "https://dominionrandomizer.com/?"
# Fields of an address that hold landscapes, and which.
FIELDS = (("events", EVENT), ("landmarks", LANDMARK), ("projects", PROJECT), ("ways", WAY), ("traits", TRAIT), ("ally", ALLY),
          ("prophecy", PROPHECY))  # fmt: skip
# Fields of an address that hold what was chosen for a card; other cards' are named in brackets after them.
OWN_FIELDS = {"Young Witch": "bane", "Ferryman": "ferryman", "Riverboat": "riverboat", "Black Market": "blackmarket",
              "Druid": "boons"}  # fmt: skip


def with_brackets(kingdom: Kingdom, name: str, word: Callable[[str], str] = str) -> str:
    """'x(y)' where y is chosen for x, else 'x'."""
    chosen = kingdom.extras.get(name)
    return f"{word(name)}({', '.join(word(each) for each in chosen)})" if chosen else word(name)


def flags(kingdom: Kingdom) -> list[str]:
    return ["Colonies"] * kingdom.colonies + ["Shelters"] * kingdom.shelters


def all_names(kingdom: Kingdom, word: Callable[[str], str] = str) -> list[str]:
    here = [*kingdom.cards, *kingdom.landscapes]
    # A card of an offered deck may need something chosen too.
    here += [owner for owner in kingdom.extras if owner not in here]
    out = [with_brackets(kingdom, name, word) for name in here]
    return out + [word(flag) for flag in flags(kingdom)]


def as_list(kingdom: Kingdom) -> str:
    return ", ".join(all_names(kingdom))


def as_lines(kingdom: Kingdom) -> str:
    return "\n".join(all_names(kingdom))


def snake(name: str) -> str:
    return re.sub(r"[^a-z0-9]+", "_", re.sub(r"['’]", "", name.casefold())).strip("_")


def as_temple_gates(kingdom: Kingdom) -> str:
    return ", ".join(all_names(kingdom, snake))


def as_address(kingdom: Kingdom) -> str:
    registry = load_all()
    piles = [name for name in kingdom.cards if name in registry.piles]
    traps = [name for name in kingdom.cards if name not in registry.piles]
    parts = [("lang", "en"), ("supply", ",".join(plain_key(name) for name in piles))]
    parts += [(OWN_FIELDS[owner], ",".join(plain_key(name) for name in chosen))
              for owner, chosen in kingdom.extras.items() if owner in OWN_FIELDS]  # fmt: skip
    for field, type_ in FIELDS:
        kinds = [registry.kind(name) for name in kingdom.landscapes]
        held = [kind for kind in kinds if kind.types & type_]
        if held:
            parts.append((field, ",".join(landscape_id(kingdom, kind) for kind in held)))
    if traps:
        parts.append(("traps", ",".join(plain_key(name) for name in traps)))
    parts += [(flag.casefold(), "1") for flag in flags(kingdom)]
    return RANDOMIZER + "&".join(f"{key}={quote(value, safe='(),')}" for key, value in parts)


def landscape_id(kingdom: Kingdom, kind: CardKind) -> str:
    chosen = kingdom.extras.get(kind.name)
    return plain_key(kind.name) + (f"({plain_key(chosen[0])})" if chosen else "")


def as_board(kingdom: Kingdom) -> str:
    bane, obelisk = kingdom.extras.get("Young Witch", [""])[0], kingdom.extras.get("Obelisk", [""])[0]
    rest = Kingdom(kingdom.cards, kingdom.landscapes, colonies=kingdom.colonies, extras={
        owner: chosen for owner, chosen in kingdom.extras.items() if owner not in ("Young Witch", "Obelisk")
    })  # fmt: skip
    fields = {"contents": ", ".join(all_names(rest)), "bane": bane, "Mountain_Pass_Bid": "0", "Obelisk_Choice": obelisk,
              "Shelters": str(kingdom.shelters).lower()}  # fmt: skip
    return "<board " + " ".join(f'{key}="{escape(value)}"' for key, value in fields.items()) + "/>"


def document(kingdom: Kingdom) -> dict[str, object]:
    """Our own JSON."""
    return {"format": reading.JSON_FORMAT, "version": 1, "cards": kingdom.cards, "landscapes": kingdom.landscapes,
            "colonies": kingdom.colonies, "shelters": kingdom.shelters, "extras": kingdom.extras}  # fmt: skip


def as_json(kingdom: Kingdom) -> str:
    return json.dumps(document(kingdom), ensure_ascii=False)


def as_code(kingdom: Kingdom) -> str:
    return f"{codes.slug(kingdom)}~{codes.encode(kingdom)}"


FORMATS: dict[str, Callable[[Kingdom], str]] = {
    reading.LIST: as_list,
    reading.LINES: as_lines,
    reading.URL: as_address,
    reading.TEMPLE_GATES: as_temple_gates,
    reading.BOARD: as_board,
    reading.JSON: as_json,
    reading.CODE: as_code,
}


def write(kingdom: Kingdom, form: str) -> str:
    """The kingdom in one of `FORMATS`."""
    if form not in FORMATS:
        raise RulesError(f"there is no format '{form}' to write{names.nearest(form, FORMATS)}; there are: {', '.join(FORMATS)}")
    return FORMATS[form](kingdom)
