"""The card reference: all cards, filtered and searched, and indexes of them. Front ends show what comes from here."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib import resources

from freehold.cards import load_all
from freehold.kingdoms import roles
from freehold.kingdoms.names import nearest
from freehold.kingdoms.randomizer import check_sets, in_sets
from freehold.rules.kinds import CURRENT, CardKind, RulesError, plain_key
from freehold.rules.vocab import coins_in, cost_words, debt_in, potions_in, type_words

INDEXES = ("name", "type", "cost", "set", "role")
EDITIONS = {"first": "1st Edition", "second": "2nd Edition"}
COSTLESS = ("landmark", "way", "ally", "trait", "prophecy", "boon", "hex", "state", "artifact")


@cache
def rulings() -> dict[str, list[str]]:
    """The rulings that tests prove, by card."""
    found = resources.files("freehold") / "data" / "rulings.json"
    if not found.is_file():
        return {}
    read: dict[str, list[str]] = json.loads(found.read_text(encoding="utf-8"))
    return read


def full_text(kind: CardKind) -> str:
    return "\n".join(part for part in (kind.text, kind.below) if part)


def has_cost(kind: CardKind) -> bool:
    return kind.category not in COSTLESS


def everything() -> list[CardKind]:
    """All cards and landscapes in their current wording, in the order their sets came out."""
    return [kind for kind in load_all().kinds if kind.ruleset == CURRENT and kind.category != "rule"]


def named(name: str) -> list[CardKind]:
    """The card of that name, or the cards of the pile of that name; unknown names say which are near."""
    registry = load_all()
    kind = registry.kind_or_none(name)
    return [kind] if kind is not None else registry.pile(name).members


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


@dataclass
class Filter:
    """What is looked for; what is left empty lets everything through. `search`: words in name, text or rulings."""

    name: str = ""
    sets: list[str] = field(default_factory=list)
    type: str = ""
    cost: str = ""
    role: str = ""
    edition: str = ""
    search: str = ""
    older: bool = False  # only what once worked differently


def find(wanted: Filter) -> list[CardKind]:
    """The cards that suit every part of the filter; where words are searched, those that have them in their name first.

    A set, type, cost, role or edition that there is none of is an error that names the nearest.
    """
    found = everything()
    if wanted.sets:
        check_sets(wanted.sets, sorted({name for kind in found for name in kind.sets}))
        found = [kind for kind in found if in_sets(kind.sets, wanted.sets)]
    if wanted.older:
        found = [kind for kind in found if older_versions(kind)]
    if wanted.edition:
        found = [kind for kind in found if of_edition(kind, wanted.edition)]
    if wanted.type:
        word = type_named(wanted.type)
        found = [kind for kind in found if word in type_words(kind.types)]
    if wanted.cost:
        suits = Costs(wanted.cost)
        found = [kind for kind in found if has_cost(kind) and suits.admit(int(kind.cost))]
    if wanted.role:
        role = roles.role_named(wanted.role)
        found = [kind for kind in found if role in roles.roles_of(kind)]
    if wanted.name:
        key = plain_key(wanted.name)
        found = [kind for kind in found if key in plain_key(kind.name)]
    return searched(found, wanted.search) if wanted.search.strip() else found


def type_named(text: str) -> str:
    """The type of that name."""
    known = sorted({word for kind in everything() for word in type_words(kind.types)})
    by_key = {plain_key(word): word for word in known}
    key = plain_key(text)
    found = by_key.get(key) or by_key.get(key.removesuffix("s")) or by_key.get(re.sub("ies$", "y", key))
    if found is None:
        raise RulesError(f"there is no type '{text}'{nearest(text, by_key)}; there are: {', '.join(known)}")
    return found


def of_edition(kind: CardKind, edition: str) -> bool:
    """Is it of that edition of a set that has two? `only`-editions: of that one and not of the other."""
    word = edition.casefold()
    alias = {"1": "first", "1st": "first", "2": "second", "2nd": "second"}
    only = word.startswith("only ")
    name = alias.get(word.removeprefix("only "), word.removeprefix("only "))
    if name not in EDITIONS:
        raise RulesError(f"there is no edition '{edition}': say first, second, only first or only second")
    mine = [each for each in EDITIONS if any(set_name.endswith(EDITIONS[each]) for set_name in kind.sets)]
    return name in mine and (not only or len(mine) == 1)


class Costs:
    """'4', '2-4', '5+', '>=5', '<3' coins; 'P' or '3P' with a Potion, 'D' or '8D' with Debt."""

    def __init__(self, text: str) -> None:
        bare = re.sub(r"[\s$]", "", text).upper()
        found = re.fullmatch(r"(<=|>=|<|>|=)?(\d+)?(?:-(\d+))?(\+)?([PD])?", bare)
        if not found or not bare or (found[2] is None and not found[5]):
            raise RulesError(f"'{text}' is no cost: say 4, 2-4, 5+, <3, 3P or 8D")
        sign, low, high, more, self.unit = found.groups()
        self.low, self.high = (0, 10**6) if low is None else (int(low), int(high or low))
        if more or sign == ">=":
            self.high = 10**6
        elif sign == ">":
            self.low, self.high = int(low) + 1, 10**6
        elif sign in ("<", "<="):
            self.low, self.high = 0, int(low) - (sign == "<")
        if self.low > self.high and high:
            raise RulesError(f"the cost '{text}' runs backwards: say {high}-{low}")

    def admit(self, cost: int) -> bool:
        if self.unit == "D":
            return bool(debt_in(cost)) and self.low <= debt_in(cost) <= self.high
        if bool(potions_in(cost)) != (self.unit == "P") or (debt_in(cost) and not coins_in(cost)):
            return False
        return self.low <= coins_in(cost) <= self.high


def words_in(text: str) -> list[str]:
    """What is searched for: words, and phrases in quotation marks."""
    return [plain(each[0] or each[1]) for each in re.findall(r'"([^"]+)"|(\S+)', text)]


def plain(text: str) -> str:
    """Text for searching: small letters, straight apostrophes, single spaces."""
    return " ".join(text.casefold().replace("’", "'").split())


def searched(kinds: Sequence[CardKind], text: str) -> list[CardKind]:
    """Those that have all the words in name, text or rulings, the nearest first: in the name, then in the text."""
    wanted = words_in(text)
    in_name, in_text, in_rulings = [], [], []
    for kind in kinds:
        name, body = plain(kind.name), plain(f"{kind.name} {full_text(kind)}")
        if all(word in name for word in wanted):
            in_name.append(kind)
        elif all(word in body for word in wanted):
            in_text.append(kind)
        else:
            told = plain(" ".join(rulings().get(kind.name, [])))
            if all(word in body or word in told for word in wanted):
                in_rulings.append(kind)
    return [*in_name, *in_text, *in_rulings]


def index(kinds: Sequence[CardKind], by: str) -> list[tuple[str, list[CardKind]]]:
    """The cards under headings, as at the end of a rules book; one that belongs under several stands under each."""
    if by not in INDEXES:
        raise RulesError(f"there is no index by '{by}'{nearest(by, INDEXES)}; there are: {', '.join(INDEXES)}")
    groups: dict[str, list[CardKind]] = {}
    for kind in sorted(kinds, key=lambda each: plain_key(each.name)):
        for heading in headings(kind, by):
            groups.setdefault(heading, []).append(kind)
    if by == "cost":
        return sorted(groups.items(), key=lambda group: (not has_cost(group[1][0]), cost_order(int(group[1][0].cost))))
    if by == "type":
        words = type_words(-1)
        return sorted(groups.items(), key=lambda group: words.index(group[0]))
    if by == "role":
        return sorted(groups.items(), key=lambda group: list(roles.ROLES).index(group[0]))
    return sorted(groups.items())


def headings(kind: CardKind, by: str) -> list[str]:
    if by == "type":
        return type_words(kind.types)
    if by == "cost":
        return [cost_words(int(kind.cost)) if has_cost(kind) else "no cost"]
    if by == "set":
        return list(kind.sets)
    if by == "role":
        return [role for role in roles.ROLES if role in roles.roles_of(kind)]
    return [plain_key(kind.name)[:1].upper()]


def cost_order(cost: int) -> tuple[int, int, int]:
    """For sorting: by coins, then Potions, then Debt."""
    return coins_in(cost), potions_in(cost), debt_in(cost)
