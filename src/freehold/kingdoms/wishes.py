"""Random kingdoms that keep to wishes: "village, trasher, no attack, colonies, ban Witch, require Militia, 2 events".

`parse` reads wishes, `choose` finds a kingdom that meets them or says which of them cannot be met, `reroll` replaces one
card and keeps the rest. The words are described in docs/kingdoms.md.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from copy import deepcopy
from dataclasses import dataclass, field, replace
from itertools import combinations
from typing import TypeVar

from freehold.cards import load_all
from freehold.kingdoms import names, roles, solver
from freehold.kingdoms.attachments import Preference, complete, is_marked
from freehold.kingdoms.randomizer import (
    SHORT_NAMES,
    SHUFFLED_IN,
    check_sets,
    from_set,
    in_sets,
    matching_sets,
    set_title,
    traps_with,
)  # fmt: skip
from freehold.kingdoms.reading import entries
from freehold.kingdoms.solver import MANY, Demand
from freehold.rules.kinds import CardKind, PileKind, RulesError, plain_key
from freehold.rules.rng import Rng
from freehold.rules.setup import Kingdom, Setup
from freehold.rules.vocab import (
    ALLY,
    EVENT,
    LANDMARK,
    PROJECT,
    PROPHECY,
    TRAIT,
    WAY,
    coins_in,
    debt_in,
    potions_in,
)

Key = TypeVar("Key", str, int)
ALWAYS, NEVER, PROPORTION = "always", "never", "proportion"
SECOND, FIRST, ANY_EDITION = "second", "first", "any"
KINDS = {"event": EVENT, "landmark": LANDMARK, "project": PROJECT, "way": WAY, "trait": TRAIT}
CALLED = {"ally": "liaison", "prophecy": "omen"}  # a landscape, and the type of the cards that call for one
NUMBERS = {"a": 1, "an": 1, "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8, "nine": 9,
           "ten": 10, "some": 1, "any": 1}  # fmt: skip
AT_COST = re.compile(r"(?:(?:cards?|piles?|ones?)\s+)?(?:at|for|costing|of)?\s*\$(\d+)", re.IGNORECASE)
MOST_TEXT = 5_000
MOST_GROUPS = 400  # of sets that are tried
FROM = re.compile(r"(?:(?:cards?|piles?)\s+)?from\s+(.+)", re.IGNORECASE)
SETTLED = ("edition", "most_sets", "piles", "landscapes", "colonies", "shelters")
"""What there is one answer to: two wishes for different ones do not go together."""
SPREAD = {2: (1, 4), 3: (1, 4), 4: (1, 4), 5: (1, 4)}


@dataclass(frozen=True)
class Range:
    low: int = 0
    high: int = MANY

    def __str__(self) -> str:
        if self.low == self.high:
            return str(self.low)
        if self.high >= MANY:
            return f"at least {self.low}"
        return f"at most {self.high}" if self.low == 0 else f"{self.low} to {self.high}"


@dataclass
class Wish:
    """What a random kingdom is to be like.

    How many piles: `roles` with a role or type, `costs` of a cost in coins, `from_sets` from a set. `kinds`: how many
    landscapes of a kind. `if_`: where there is a pile with the first role, at least one with the second.
    """

    sets: list[str] = field(default_factory=list)
    edition: str = ANY_EDITION
    most_sets: int = 0  # 0: as many as you like
    piles: int = 10
    require: list[str] = field(default_factory=list)
    ban: list[str] = field(default_factory=list)
    like: list[str] = field(default_factory=list)
    roles: dict[str, Range] = field(default_factory=dict)
    costs: dict[int, Range] = field(default_factory=dict)
    from_sets: dict[str, Range] = field(default_factory=dict)
    if_: list[tuple[str, str]] = field(default_factory=list)
    landscapes: Range = Range(0, 2)
    kinds: dict[str, Range] = field(default_factory=dict)
    colonies: str = PROPORTION
    shelters: str = PROPORTION
    extras: dict[str, list[str]] = field(default_factory=dict)


@dataclass
class Choice:
    """A kingdom that was found, what was chosen besides, and which cards meet which wish."""

    kingdom: Kingdom
    notes: list[str]
    meets: dict[str, list[str]]


# --- reading wishes ---------------------------------------------------------------------------------------------------


def parse(text: str, wish: Wish | None = None) -> Wish:
    """Wishes from words, on top of those given."""
    if len(text) > MOST_TEXT:
        raise RulesError(f"these are too many wishes: {len(text)} characters")
    out = deepcopy(wish) if wish is not None else Wish()
    settled: dict[str, str] = {}  # by which wish
    for entry in entries(text):
        item = re.sub(r"^(?:and|with|please)\s+", "", entry.strip().rstrip("."), flags=re.IGNORECASE)
        before = [getattr(out, what) for what in SETTLED]
        read_item(out, item)
        for what, was in zip(SETTLED, before, strict=True):
            if getattr(out, what) != was:
                if what in settled:
                    raise RulesError(f"'{settled[what]}' and '{item}' do not go together")
                settled[what] = item
    return out


def read_item(wish: Wish, item: str) -> None:
    verb, _, rest = item.partition(" ")
    word = verb.casefold().rstrip(":")
    if word in VERBS and rest.strip():
        VERBS[word](wish, rest.strip())
        return
    condition = re.match(r"^(.+?)\s+if\s+(?:there (?:is|are)\s+)?(.+)$", item, re.IGNORECASE)
    if condition:
        then, cause = bare_role(condition[1]), bare_role(condition[2])
        wish.if_.append((cause, then))
        return
    amount, what = amount_of(item)
    if not read_counted(wish, amount, what):
        raise RulesError(unknown(item))


def bare_role(text: str) -> str:
    return roles.role_named(re.sub(r"^(?:a|an|any|some|\d+)\s+", "", text.strip(), flags=re.IGNORECASE))


def amount_of(item: str) -> tuple[Range | None, str]:
    """'at least 2 villages' -> 2 or more of 'villages'; None where nothing is said about how many."""
    number = r"(\d+|" + "|".join(NUMBERS) + r")"
    found = re.match(rf"^(at least|min(?:imum)?|>=)\s*{number}\s+(.+)$", item, re.IGNORECASE)
    if found:
        return Range(number_in(found[2])), found[3]
    found = re.match(rf"^(at most|up to|max(?:imum)?|no more than|<=)\s*{number}\s+(.+)$", item, re.IGNORECASE)
    if found:
        return Range(0, number_in(found[2])), found[3]
    found = re.match(rf"^(exactly|just|only)\s*{number}\s+(.+)$", item, re.IGNORECASE)
    if found:
        return Range(number_in(found[2]), number_in(found[2])), found[3]
    found = re.match(r"^(\d+)\s*(?:-|–|to|\.\.)\s*(\d+)\s+(.+)$", item, re.IGNORECASE)
    if found:
        low, high = int(found[1]), int(found[2])
        if low > high:
            raise RulesError(f"'{item}' runs backwards: say {high}-{low}")
        return Range(low, high), found[3]
    found = re.match(rf"^{number}\s*[x×]?\s+(.+)$", item, re.IGNORECASE)
    if found:
        count = number_in(found[1])
        return Range(count, -1 if count else 0), found[2]  # -1: exactly or at least, as what is counted wants it
    found = re.match(r"^(?:(?:no|not|without)\s+|[!-]\s*)(.+)$", item, re.IGNORECASE)
    if found:
        return Range(0, 0), found[1]
    return None, item


def number_in(word: str) -> int:
    return NUMBERS.get(word.casefold(), 0) or int(word)


def at_least(amount: Range | None) -> Range:
    """How many are meant where people say only '2 villages' or 'village'."""
    if amount is None:
        return Range(1)
    return Range(amount.low) if amount.high == -1 else amount


def exactly(amount: Range | None) -> Range:
    if amount is None:
        return Range(1)
    return Range(amount.low, amount.low) if amount.high == -1 else amount


def read_counted(wish: Wish, amount: Range | None, what: str) -> bool:
    """One thing that is wanted so many times (or not at all); False: it is not understood."""
    key = plain_key(what)
    none = amount == Range(0, 0)
    if key in ("colonies", "colony", "platinum", "shelters", "shelter"):
        value = NEVER if none else ALWAYS
        if key.startswith("shelter"):
            wish.shelters = value
        else:
            wish.colonies = value
    elif re.fullmatch(r"(?:colonies|shelters)(?:byproportion|maybe|proportional)", key):
        setattr(wish, "shelters" if key.startswith("shelter") else "colonies", PROPORTION)
    elif key in ("landscapes", "landscape", "sideways"):
        wish.landscapes = exactly(amount)
    elif (source := FROM.fullmatch(what.strip())) is not None and amount is not None:
        check_sets([source[1]])
        narrow(wish.from_sets, source[1], exactly(amount), lambda span: f"{span} from {source[1]}")
    elif singular(key) in KINDS:
        narrow(wish.kinds, singular(key), exactly(amount), lambda span: f"{span} {singular(key)}")
    elif singular(key) in CALLED:
        narrow_role(wish, CALLED[singular(key)], Range(0, 0) if none else Range(1))
    elif key in ("piles", "pile", "cards", "kingdomcards", "kingdompiles") and amount is not None:
        wish.piles = amount.low or (amount.high if amount.high < MANY else 0)
        if wish.piles < 1:
            raise RulesError("a kingdom needs at least one pile")
    elif key in ("sets", "set", "expansions", "expansion") and amount is not None:
        wish.most_sets = amount.low if amount.high == -1 else amount.high
    elif key in ("spread", "costspread", "spreadcosts", "costs"):
        for coins, span in SPREAD.items():
            narrow_cost(wish, coins, Range(*span))
    elif re.fullmatch(r"(?:first|1st|second|2nd)(?:editions?)", key):
        wish.edition = FIRST if key.startswith(("first", "1st")) else SECOND
    elif (cost := AT_COST.fullmatch(what.strip())) is not None:
        narrow_cost(wish, int(cost[1]), at_least(amount))
    elif (role := roles.role_or_none(what)) is not None:
        narrow_role(wish, role, at_least(amount))
    elif attached(wish, what):
        pass
    elif (found := names.find(what)) is not None and found.what in (names.PILE, names.LANDSCAPE, names.TRAP_CARD):
        (wish.ban if none else wish.require).append(found.name)
    elif is_set(what):
        if none:
            wish.sets = [name for name in matching_sets(wish.sets or ["all"]) if not in_sets([name], [what])]
        else:
            wish.sets = [*wish.sets, what]
    else:
        return False
    return True


def narrow(spans: dict[Key, Range], key: Key, span: Range, words: Callable[[Range], str]) -> None:
    """What is wished for twice is wished for both ways: 'at least 2 villages, at most 3 villages'."""
    old = spans.get(key, Range())
    both = Range(max(old.low, span.low), min(old.high, span.high))
    if both.low > both.high:
        raise RulesError(f"'{words(old)}' and '{words(span)}' do not go together")
    spans[key] = both


def narrow_role(wish: Wish, role: str, span: Range) -> None:
    narrow(wish.roles, role, span, lambda each: role_words(role, each))


def narrow_cost(wish: Wish, coins: int, span: Range) -> None:
    narrow(wish.costs, coins, span, lambda each: f"{each} at ${coins}")


def is_set(text: str) -> bool:
    """Does it begin a word of the name of a set? (A letter or two could mean any.)"""
    key = SHORT_NAMES.get(text.casefold(), text.casefold())
    return key == "all" or (len(key) > 2 and any(f" {key}" in f" {name.casefold()}" for name in matching_sets(["all"])))


def singular(key: str) -> str:
    return {"allies": "ally", "prophecies": "prophecy"}.get(key, key.removesuffix("s"))


def attached(wish: Wish, what: str) -> bool:
    """'Young Witch(Hamlet)': a card and what is chosen for it."""
    found = re.match(r"^(.+?)\s*\((.+)\)$", what)
    kind = names.owner(found[1]) if found else None
    if found is None or kind is None:
        return False
    wish.require.append(kind.pile_name or kind.name)
    wish.extras[kind.name] = [pile_named(each) for each in re.split(r"\s*[,;]\s*", found[2])]
    return True


def pile_named(text: str) -> str:
    found = names.find(text)
    if found is None or found.what not in (names.PILE, names.LANDSCAPE, names.TRAP_CARD):
        raise RulesError(names.unknown(text))
    return found.name


def listed(text: str) -> list[str]:
    """Names after one verb: 'ban Witch and Militia'."""
    if names.find(text) is not None:
        return [pile_named(text)]
    return [pile_named(each) for each in re.split(r"\s*[+&]\s*|\s+(?:and|or)\s+", text) if each]


def read_sets(wish: Wish, text: str) -> None:
    wanted = [each for each in re.split(r"\s*[+&]\s*|\s+and\s+", text) if each]
    check_sets(wanted)
    wish.sets = [*wish.sets, *wanted]


def read_require(wish: Wish, text: str) -> None:
    if not attached(wish, text):
        wish.require += listed(text)


VERBS: dict[str, Callable[[Wish, str], None]] = {
    "ban": lambda wish, text: wish.ban.extend(listed(text)),
    "exclude": lambda wish, text: wish.ban.extend(listed(text)),
    "require": read_require,
    "include": read_require,
    "keep": read_require,
    "like": lambda wish, text: wish.like.extend(listed(text)),
    "prefer": lambda wish, text: wish.like.extend(listed(text)),
    "from": read_sets,
    "sets": read_sets,
    "set": read_sets,
}


def unknown(item: str) -> str:
    """One line about a wish that is not understood."""
    if item.casefold().rstrip(":") in VERBS:
        return f"'{item}' needs a name after it"
    words = [*roles.ROLES, *(f"{kind}s" for kind in KINDS), "colonies", "shelters", "landscapes", "cost spread", *VERBS]
    near = names.nearest(item, words)
    return f"'{item}' is no wish that is known here{near or '; ' + names.unknown(item)}"


# --- choosing ---------------------------------------------------------------------------------------------------------


class Table:
    """The piles that may be chosen, and the demands on them. `only`: from these sets of the wished ones."""

    def __init__(self, wish: Wish, sets: Sequence[str], only: Sequence[str] = ("all",)) -> None:
        registry = load_all()
        self.wish = wish
        self.sets = list(sets)
        self.required = [name for name in wish.require if name in registry.piles]
        banned = {*wish.ban, *joining(wish)}
        both = sorted(set(self.required) & banned)
        if both:
            raise RulesError(f"{both[0]} is both required and ruled out")
        self.piles = [pile for pile in registry.piles.values() if pile.category == "kingdom" and (
            pile.name in self.required or (in_sets(pile.sets, self.sets) and in_sets(pile.sets, list(only))
                                           and edition_suits(wish, pile.sets) and pile.name not in banned))]  # fmt: skip
        self.positions = {pile.name: i for i, pile in enumerate(self.piles)}
        self.roles = [roles.roles_of_pile(pile.name) for pile in self.piles]
        self.fixed = [self.positions[name] for name in self.required]

    def with_role(self, role: str) -> frozenset[int]:
        return frozenset(i for i, known in enumerate(self.roles) if role in known)

    def demands(self) -> list[Demand]:
        out = [self.demand(role_words(role, span), self.with_role(role), span) for role, span in self.wish.roles.items()]
        for cost, span in self.wish.costs.items():
            suits = frozenset(i for i, pile in enumerate(self.piles) if costs(pile, cost))
            out.append(self.demand(f"{span} at ${cost}", suits, span))
        for name, span in self.wish.from_sets.items():
            suits = frozenset(i for i, pile in enumerate(self.piles) if in_sets(pile.sets, [name]))
            out.append(self.demand(f"{span} from {name}", suits, span))
        return out

    def demand(self, words: str, suits: frozenset[int], span: Range) -> Demand:
        """Cards that are required by name do not break a limit: 'no attack, require Militia' means no other Attack."""
        return Demand(words, suits, span.low, max(span.high, len(suits & set(self.fixed))))

    def notes(self) -> list[str]:
        """Required cards that a limit would not have let in."""
        out = []
        for role, span in self.wish.roles.items():
            mine = [self.piles[i].name for i in self.fixed if role in self.roles[i]]
            if len(mine) > span.high:
                out.append(f"{', '.join(mine)} by name, though '{role_words(role, span)}' was wished for")
        return out

    def order(self, rng: Rng) -> list[int]:
        """All positions in the order to try; what is liked comes, as a rule, earlier."""
        keys = []
        for i, pile in enumerate(self.piles):
            key = int(rng.below(1 << 20))
            keys.append((key // 4 if pile.name in self.wish.like else key, i))
        return [i for _, i in sorted(keys)]

    def solve(self, rng: Rng) -> list[int] | None:
        """Positions of the piles of a kingdom, or None."""
        order = self.order(rng)
        demands = self.demands()
        found = self.attempt(order, demands)
        for cause, then in self.wish.if_:
            if found is None or not self.has(found, cause) or self.has(found, then):
                continue
            base = demands
            for more in (Demand(f"{then} if {cause}", self.with_role(then), 1),
                         Demand(f"no {cause}", self.with_role(cause), 0, 0)):  # fmt: skip
                demands = [*base, more]
                found = self.attempt(order, demands)
                if found is not None:
                    break
        return found

    def has(self, found: list[int], role: str) -> bool:
        return any(role in self.roles[i] for i in found)

    def attempt(self, order: list[int], demands: Sequence[Demand]) -> list[int] | None:
        return solver.solve(order, self.wish.piles, demands, self.fixed)

    def why_not(self, rng: Rng) -> str:
        """Why no kingdom was found, in a line."""
        where = within(self.sets)
        if len(self.required) > self.wish.piles:
            return f"{len(self.required)} cards are required, but a kingdom of {self.wish.piles} piles is wanted"
        if len(self.piles) < self.wish.piles:
            return f"only {len(self.piles)} cards are left{where}: a kingdom needs {self.wish.piles}"
        demands = self.demands()
        for demand in demands:
            able = len(demand.suits)
            if able == 0 and demand.low:
                return f"no card is left for '{demand.words}'{where}"
            if able < demand.low:
                return f"only {able} card{' is' if able == 1 else 's are'} left for '{demand.words}'{where}"
        demands += [Demand(f"{then} if {cause}", self.with_role(then), 1) for cause, then in self.wish.if_]
        order = self.order(rng)
        if self.attempt(order, demands) is not None:  # so it is the number of sets
            what = ", ".join([*self.required, *(each.words for each in demands)])
            return f"no {self.wish.most_sets} sets{where} have all of that together: {what}"
        clash = solver.conflict(lambda some: self.attempt(order, some) is not None, demands)
        return f"no {self.wish.piles} cards{where} meet together: {', '.join(each.words for each in clash)}"


def within(sets: Sequence[str]) -> str:
    """' in Alchemy': where something was looked for; nothing where that is everywhere."""
    titles = list(dict.fromkeys(set_title(name) for name in matching_sets(list(sets))))
    if list(sets) == ["all"]:
        return ""
    return f" in {', '.join(titles)}" if len(titles) <= 4 else f" in the {len(titles)} sets"


def joining(wish: Wish) -> set[str]:
    """Piles that are named to lie beside the ten, and so are none of them."""
    registry = load_all()
    out = set()
    for owner, chosen in wish.extras.items():
        if not is_marked(owner):
            out |= {registry.pile(name).name for name in chosen}
    return out


def role_words(role: str, span: Range) -> str:
    if span == Range(1):
        return role
    return f"no {role}" if span.high == 0 else f"{span} {role}"


def costs(pile: PileKind, coins: int) -> bool:
    return coins_in(pile.cost) == coins and not potions_in(pile.cost) and not debt_in(pile.cost)


def edition_suits(wish: Wish, sets: Sequence[str]) -> bool:
    """Is one of its sets of the edition that is wanted (or of one that has no editions)?"""
    other = {FIRST: "2nd Edition", SECOND: "1st Edition"}.get(wish.edition)
    return other is None or any(not name.endswith(other) for name in sets)


def choose(wish: Wish, seed: int = 0, players: int = 2) -> Choice:
    """A random kingdom that meets the wishes; `RulesError` says which cannot be met. The same seed chooses the same."""
    rng = Rng(seed)
    sets = wish.sets or ["all"]
    wish = with_callers(wish)
    check_sets(sets)
    table = Table(wish, sets)
    try:
        found = few_sets(table, rng) if wish.most_sets else table.solve(rng)
        why = "" if found is not None else table.why_not(rng)
    except solver.TooHard:
        raise RulesError("no kingdom was found in time: wish for less") from None
    if found is None:
        raise RulesError(why)
    piles = [table.piles[i] for i in found]
    landscapes = choose_landscapes(wish, sets, rng)
    looked = solver.shuffled(rng, range(len(piles)))  # for Colonies, for Shelters and for Traps not at the same card
    kingdom = Kingdom(
        [*sorted(pile.name for pile in piles), *traps(wish, piles[looked[len(looked) // 2]])], landscapes,
        colonies=decided(wish.colonies, piles[looked[0]], "Prosperity"),
        shelters=bool(load_all().shelters) and decided(wish.shelters, piles[looked[-1]], "Dark Ages"), extras=dict(wish.extras),
    )  # fmt: skip
    ruled_out = {role for role, span in wish.roles.items() if span.high == 0}
    preference = Preference(
        {pile.name for i, pile in enumerate(table.piles) if not table.roles[i] & ruled_out},
        {kind.name for kind in load_all().by_name.values() if in_sets(kind.sets, sets) and kind.name not in wish.ban},
        {*wish.ban, *(pile.name for pile in load_all().piles.values() if pile.category == "kingdom"
                      and roles.roles_of_pile(pile.name) & ruled_out)},
    )  # fmt: skip
    kingdom, notes = complete(kingdom, players, seed, prefer=preference)
    return Choice(kingdom, [*table.notes(), *notes], meets(wish, piles))


def with_callers(wish: Wish) -> Wish:
    """A wish for an Ally or Prophecy by name is one for a card that calls for it."""
    registry = load_all()
    wanted = {CALLED[kind.category] for kind in map(registry.by_name.get, wish.require) if kind and kind.category in CALLED}
    return replace(wish, roles={**{role: Range(1) for role in wanted}, **wish.roles})


def traps(wish: Wish, looked: PileKind) -> list[str]:
    """The Traps wished for, and those that the pile that was looked at brings."""
    registry = load_all()
    wished = [name for name in wish.require if name not in registry.piles and registry.by_name[name].category == "trap"]
    return list(dict.fromkeys([*wished, *(name for name in traps_with(looked) if name not in wish.ban)]))


def few_sets(table: Table, rng: Rng) -> list[int] | None:
    """A kingdom whose piles come from no more sets than wished: the sets are drawn first."""
    wish = table.wish
    families: dict[str, list[str]] = {}
    for name in dict.fromkeys([*matching_sets(table.sets), *(name for i in table.fixed for name in table.piles[i].sets)]):
        families.setdefault(set_title(name), []).append(name)
    groups = list(combinations(families, min(wish.most_sets, len(families))))
    able = []
    for group in groups:
        sets = [name for family in group for name in families[family]]
        if all(in_sets(table.piles[each].sets, sets) for each in table.fixed):
            able.append(sets)
    for i in solver.shuffled(rng, range(len(able)))[:MOST_GROUPS]:
        smaller = Table(wish, table.sets, able[i])
        found = smaller.solve(rng)
        if found is not None:
            return [table.positions[smaller.piles[each].name] for each in found]
    return None


def decided(what: str, pile: PileKind, set_name: str) -> bool:
    """Always, never, or if the pile that was looked at is from that set."""
    return what == ALWAYS or (what == PROPORTION and from_set(pile, set_name))


def choose_landscapes(wish: Wish, sets: list[str], rng: Rng) -> list[str]:
    """Events and the like: as many as wished, at most one Way unless more are wished for."""
    registry = load_all()
    required = [registry.by_name[name] for name in wish.require if name in registry.by_name
                and registry.by_name[name].types & (SHUFFLED_IN | ALLY | PROPHECY)]  # fmt: skip
    called = [kind for kind in required if not kind.types & SHUFFLED_IN]
    shuffled = [kind for kind in required if kind.types & SHUFFLED_IN]
    kinds = [kind for kind in registry.by_name.values() if kind in shuffled or (
        kind.types & SHUFFLED_IN and in_sets(kind.sets, sets) and kind.name not in wish.ban)]  # fmt: skip
    mine = {word: sum(bool(kind.types & type_) for kind in shuffled) for word, type_ in KINDS.items()}
    spans = {"way": Range(0, max(1, mine["way"])), **wish.kinds}
    others = sum(mine.values()) - sum(mine[word] for word in wish.kinds)
    low = max(wish.landscapes.low, others + sum(max(span.low, mine[word]) for word, span in wish.kinds.items()))
    high = min(wish.landscapes.high, len(kinds))
    # A wish for Events, say, is a wish for those and no other landscapes, unless landscapes are wished for too.
    if wish.landscapes == Range(0, 2) and any(span.low for span in wish.kinds.values()):
        high = others + sum(max(min(span.high, max(span.low, 2)), mine[word]) for word, span in wish.kinds.items())
    high = max(high, low)
    count = low + int(rng.below(high - low + 1))
    demands = [landscape_demand(name, span, kinds) for name, span in spans.items()]
    order = solver.shuffled(rng, range(len(kinds)))
    fixed = [kinds.index(kind) for kind in shuffled]
    for tried in [count, *range(high, low - 1, -1)]:
        found = solver.solve(order, tried, demands, fixed)
        if found is not None:
            return [kinds[i].name for i in found] + [kind.name for kind in called]
    where = within(sets)
    for demand in demands:
        if len(demand.suits) < demand.low:
            raise RulesError(f"{'only ' + str(len(demand.suits)) if demand.suits else 'no'} landscapes are left for "
                             f"'{demand.words}'{where}")  # fmt: skip
    wished = [*(kind.name for kind in shuffled), *(f"{span} {name}" for name, span in wish.kinds.items())]
    raise RulesError(f"no {low} landscapes{where} meet together: {', '.join(wished)}")


def landscape_demand(name: str, span: Range, kinds: list[CardKind]) -> Demand:
    suits = frozenset(i for i, kind in enumerate(kinds) if kind.types & KINDS[name])
    return Demand(f"{span} {name}", suits, span.low, span.high)


def meets(wish: Wish, piles: list[PileKind]) -> dict[str, list[str]]:
    """Which piles meet which wish."""
    out = {role_words(role, span): [pile.name for pile in piles if role in roles.roles_of_pile(pile.name)]
           for role, span in wish.roles.items() if span.low}  # fmt: skip
    for cause, then in wish.if_:
        if any(cause in roles.roles_of_pile(pile.name) for pile in piles):
            out[f"{then} if {cause}"] = [pile.name for pile in piles if then in roles.roles_of_pile(pile.name)]
    return out


def reroll(kingdom: Kingdom, name: str, wish: Wish, seed: int = 0, players: int = 2) -> Choice:
    """The same kingdom with another card or landscape in place of one, by the same wishes."""
    registry = load_all()
    gone = names.find(name)
    if gone is None:
        raise RulesError(names.unknown(name))
    owners = [owner for owner, chosen in kingdom.extras.items() if gone.name in chosen]
    extras = {owner: list(chosen) for owner, chosen in kingdom.extras.items() if owner != gone.name and owner not in owners}
    if gone.name not in [*kingdom.cards, *kingdom.landscapes] and not owners:
        raise RulesError(f"{gone.name} is not in the kingdom: it has {', '.join([*kingdom.cards, *kingdom.landscapes])}")
    cards = [each for each in kingdom.cards if each != gone.name]
    landscapes = [each for each in kingdom.landscapes if each != gone.name]
    other_traps = [each for each, kind in registry.by_name.items() if kind.category == "trap" and each not in kingdom.cards]
    again = replace(
        wish, piles=len([each for each in kingdom.cards if each in registry.piles]), require=[*cards, *landscapes],
        ban=[*wish.ban, gone.name, *other_traps], extras=extras, roles={**wish.roles},
        colonies=ALWAYS if kingdom.colonies else NEVER, shelters=ALWAYS if kingdom.shelters else NEVER,
    )  # fmt: skip
    left = Setup(Kingdom(cards, landscapes, colonies=kingdom.colonies,
                         extras={owner: extras[owner] for owner in extras if not is_marked(owner)}), players)  # fmt: skip
    for owner in [owner for owner in extras if is_marked(owner)]:
        if any(each not in left.pile_index for each in extras[owner]):
            del extras[owner]  # its pile goes, or came along with what goes
    counts = {word: sum(registry.by_name[each].category == word for each in kingdom.landscapes) for word in KINDS}
    again.kinds = {word: Range(count, count) for word, count in counts.items()}
    again.landscapes = Range(0, sum(counts.values()))
    for each in landscapes:  # an Ally whose only caller is the card that goes would call for another
        trigger = CALLED.get(registry.by_name[each].category)
        if trigger and not any(trigger in roles.roles_of_pile(card) for card in cards if card in registry.piles):
            again.require.remove(each)
    return choose(again, seed, players)
