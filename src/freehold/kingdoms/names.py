"""What a word in a list of cards means: names as people write them."""

from __future__ import annotations

import difflib
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache

from freehold.cards import load_all
from freehold.rules.kinds import CardKind, Registry, plain_key
from freehold.rules.vocab import BOON, LANDSCAPES, SHELTER, TRAP

PILE = "pile"
LANDSCAPE = "landscape"
TRAP_CARD = "trap"
BOON_CARD = "boon"
COLONIES = "colonies"
SHELTERS = "shelters"
COMES_ALONG = "comes along"  # a card that no kingdom names: a basic one, or one that another card brings

COLONY_WORDS = {"colonies", "colony", "platinum", "platina", "platinums", "platinumcolony", "platinumcolonies",
                "platinumandcolony", "colonyandplatinum", "colonyplatinum", "useplatinumandcolony", "usecolonies"}  # fmt: skip
SHELTER_WORDS = {"shelters", "shelter", "useshelters"}


@dataclass(frozen=True)
class Thing:
    what: str
    name: str


def variants(key: str) -> list[str]:
    """The key, and what it may be the plural of."""
    out = [key]
    if key.endswith("ies"):
        out.append(key[:-3] + "y")
    if key.endswith("es"):
        out.append(key[:-2])
    if key.endswith("s"):
        out.append(key[:-1])
    if key.endswith("men"):
        out.append(key[:-3] + "man")
    if key.startswith("the"):
        out.append(key[3:])
    return [each for each in out if each]


def find(text: str) -> Thing | None:
    """What a name means, forgiving in case, accents, apostrophes, spaces, `_` and plural; None: nothing."""
    key = plain_key(text)
    if not key:
        return None
    if key in COLONY_WORDS:
        return Thing(COLONIES, "Colonies")
    if key in SHELTER_WORDS:
        return Thing(SHELTERS, "Shelters")
    registry = load_all()
    for each in variants(key):
        name = registry.keys.get(each)
        if name is not None:
            return thing(registry, name)
    for name, upper, lower in split_piles():
        # The other way round, or with the second name cut short: "rockscatapult", "settlersbustling".
        if key == lower + upper or (key.startswith(upper) and len(key) > len(upper) and (upper + lower).startswith(key)):
            return Thing(PILE, name)
    return None


@cache
def split_piles() -> list[tuple[str, str, str]]:
    """The piles of two cards: name, and the keys of both."""
    piles = [name for name, pile in load_all().piles.items() if name.count("/") == 1 and pile.category == "kingdom"]
    return [(name, plain_key(name.split("/")[0]), plain_key(name.split("/")[1])) for name in piles]


def thing(registry: Registry, name: str) -> Thing:
    kind = registry.by_name.get(name)
    if kind is not None:
        if kind.types & LANDSCAPES:
            return Thing(LANDSCAPE, name)
        if kind.types & TRAP:
            return Thing(TRAP_CARD, name)
        if kind.types & BOON:
            return Thing(BOON_CARD, name)
        if kind.types & SHELTER:
            return Thing(SHELTERS, "Shelters")
    pile = registry.piles.get(name) or (registry.piles.get(kind.pile_name) if kind is not None else None)
    if pile is not None and pile.category == "kingdom":
        return Thing(PILE, pile.name)
    return Thing(COMES_ALONG, name)


def owner(text: str) -> CardKind | None:
    """The card or landscape that something can be chosen for, by its name or by what people call the choice."""
    registry = load_all()
    for each in variants(plain_key(text)):
        kind = registry.by_name.get(registry.keys.get(each, ""))
        if kind is not None and takes(kind):
            return kind
    called = {"bane": "Young Witch", "banecard": "Young Witch", "banepile": "Young Witch", "mouse": "Way of the Mouse",
              "wayofthemousecard": "Way of the Mouse", "mousecard": "Way of the Mouse", "army": "Approaching Army",
              "obeliskpile": "Obelisk", "obeliskcard": "Obelisk", "obeliskchoice": "Obelisk", "boons": "Druid",
              "druidboons": "Druid", "ferrymancard": "Ferryman", "riverboatcard": "Riverboat",
              "approachingarmycard": "Approaching Army", "blackmarketdeck": "Black Market"}  # fmt: skip
    name = called.get(plain_key(text))
    return registry.by_name.get(name) if name else None


def takes(kind: CardKind) -> bool:
    """Can something be named for this kind?"""
    return kind.extra is not None


def unknown(text: str) -> str:
    """One line about a name that means nothing here, with the nearest that do."""
    registry = load_all()
    key = plain_key(text)
    close = [find(each) for each in difflib.get_close_matches(key, [*registry.keys, "colonies", "shelters"], n=9, cutoff=0.6)]
    near = dict.fromkeys(each.name for each in close if each is not None and each.what != COMES_ALONG)
    told = " ".join(text.split())
    return f"there is no card named '{told if len(told) <= 60 else told[:57] + '…'}'{did_you_mean(list(near)[:3])}"


def did_you_mean(near: list[str]) -> str:
    """The end of a message that names what is near; nothing where nothing is."""
    return f"; did you mean {' or '.join(near)}?" if near else ""


def nearest(word: str, among: Iterable[str]) -> str:
    """The same for a word of a short list."""
    return did_you_mean(difflib.get_close_matches(word.casefold(), list(among), n=2, cutoff=0.5))
