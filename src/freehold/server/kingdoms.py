"""Kingdoms from what a client says: a text, a wish, the day."""

from __future__ import annotations

import datetime
import zlib

from freehold.cards import load_all
from freehold.kingdoms.randomizer import random_kingdom
from freehold.rules.kinds import RulesError
from freehold.rules.setup import Kingdom
from freehold.rules.vocab import LANDSCAPES
from freehold.server.reference import faces_in, kingdom_view
from freehold.server.wire import KingdomReading, KingdomWish, Preset


def text_of(kingdom: Kingdom) -> str:
    """A kingdom as text that `read` reads."""
    flags = [word for word, wanted in (("Colonies", kingdom.colonies), ("Shelters", kingdom.shelters)) if wanted]
    return ", ".join([*kingdom.cards, *kingdom.landscapes, *flags])


def read(text: str) -> tuple[Kingdom | None, list[str]]:
    """The kingdom of a text, and what was wrong with it."""
    registry = load_all()
    kingdom = Kingdom([])
    problems: list[str] = []
    for name in (part.strip() for part in text.replace("\n", ",").split(",")):
        word = name.casefold()
        if not name:
            continue
        if word in ("colonies", "shelters"):
            kingdom.colonies |= word == "colonies"
            kingdom.shelters |= word == "shelters"
            continue
        try:
            kind = registry.kind_or_none(name)
            if kind is not None and kind.types & LANDSCAPES:
                kingdom.landscapes.append(kind.name)
            else:
                kingdom.cards.append(registry.pile(name).name)
        except RulesError as error:
            problems.append(str(error))
    if not kingdom.cards:
        return None, [*problems, "a kingdom needs at least one card: name them with commas between"]
    return kingdom, problems


def reading(kingdom: Kingdom | None, problems: list[str], players: int = 2, date: str = "") -> KingdomReading:
    """As the wire tells it; a kingdom that cannot be set up is a problem too."""
    if kingdom is None:
        return KingdomReading(None, "", problems, [], date)
    try:
        faces = faces_in(kingdom, players, "current", 0)
    except RulesError as error:
        return KingdomReading(None, "", [*problems, str(error)], [], date)
    return KingdomReading(kingdom_view(kingdom), text_of(kingdom), problems, faces, date)


def wished(wish: KingdomWish, seed: int) -> Kingdom:
    """A random kingdom; the same wish and seed give the same one."""
    return random_kingdom(seed, wish.sets or None, wish.seats)


def today() -> KingdomReading:
    """The kingdom of the day: the same for everybody with this version."""
    date = datetime.datetime.now(datetime.UTC).date().isoformat()
    return reading(random_kingdom(zlib.crc32(date.encode())), [], date=date)


def presets() -> list[Preset]:
    return []
