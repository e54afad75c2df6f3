"""Definitions: what a card, landscape, state or pile is. Card modules fill them in; games only read them.

A `CardKind` carries facts, text and abilities. Decorators attach functions to it and check themselves when the module
loads, so that a mistake in a card is an error at import, not a surprise in a game.
"""

from __future__ import annotations

import difflib
import unicodedata
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from freehold.rules.vocab import (
    ACTION, ALWAYS, BASIC_CATEGORIES, EVENTS, HAND, IN_SUPPLY_TRAIT, NIGHT, ON_THIS, PLAYER_ZONES, SET_UP, TREASURE,
    VICTORY, WHEN_GAIN, YOURS,
)  # fmt: skip

if TYPE_CHECKING:
    from freehold.rules.events import Event, Later
    from freehold.rules.player import Player
    from freehold.rules.playing import Play

    PlayFunction = Callable[[Player, Play], None]
    HookFunction = Callable[[Player, Later, Event], None]
    Condition = Callable[[Player, Later, Event], bool]
    ScoreFunction = Callable[[Player], int]
    CardScoreFunction = Callable[[Player, int], int]
    OverpayFunction = Callable[[Player, Later, int], None]

CURRENT: Final = "current"
FIRST_PRINTING: Final = "first printing"
RULESETS: Final = (CURRENT, FIRST_PRINTING)

# How the cards of a mixed pile lie.
SORTED: Final = "sorted"
SHUFFLED: Final = "shuffled"


class RulesError(Exception):
    """Something asked of the rules cannot be: one line that names the thing and what to do."""


class Hook:
    """One ability of a kind that waits for an event: what it is, where its card must be, whose event it is."""

    def __init__(self, kind: CardKind, event: int, function: HookFunction, where: int, whose: int, optional: bool,
                 when: Condition | None, again: bool, of: int, theirs: bool, fixed: bool, at_once: bool,
                 moves_it: bool = False, plays_itself: bool = False) -> None:  # fmt: skip
        self.id: i64 = len(ALL_HOOKS)
        self.kind = kind
        self.event: i64 = event
        self.function = function
        self.where: i64 = where
        self.whose: i64 = whose
        self.optional = optional
        self.when = when
        self.again = again
        self.of: i64 = of  # only for cards with any of these types; 0: for all
        self.theirs = theirs  # resolved by the player whose event it is, not by the owner
        self.fixed = fixed  # its condition is judged once, when the event happens
        self.at_once = at_once  # happens before anybody may choose: a rule of the table, not somebody's ability
        self.moves_it = moves_it  # all it does is to move the event's card: pointless once that has gone elsewhere
        self.plays_itself = plays_itself  # it is there to play its card from the hand: pointless while that is forbidden

    def __repr__(self) -> str:
        return f"<hook {self.kind.name} #{self.id} on event {self.event}>"


ALL_HOOKS: Final[list[Hook]] = []


def any_pile(pile: PileKind) -> bool:
    return True


class Extra:
    """Something that must be chosen at set-up for a kind: a role, and which piles qualify (where piles are chosen)."""

    def __init__(self, role: str, suits: Callable[[PileKind], bool] = any_pile, count: int = 1) -> None:
        self.role = role
        self.suits = suits
        self.count = count


EXTRA_PILE: Final = "extra pile"  # one more Kingdom pile joins the Supply and is marked
MARKED_PILE: Final = "marked pile"  # a Supply pile of the game is marked
ASIDE_CARD: Final = "card set aside"  # one copy of an unused Kingdom card
OFFERED_CARDS: Final = "offered cards"  # a deck of single copies of unused Kingdom cards
ASIDE_BOONS: Final = "Boons set aside"  # Boons that lie face up beside the Kingdom
OUTSIDE_PILE: Final = "pile outside"  # an unused Kingdom pile, outside the Supply, is marked


class CardKind:
    def __init__(self, name: str, types: int, cost: int, text: str, below: str, sets: list[str], category: str,
                 worth: int, points: int, ruleset: str) -> None:  # fmt: skip
        self.id: i64 = 0
        self.name = name
        self.types: i64 = types
        self.cost: i64 = cost
        self.text = text
        self.below = below
        self.sets = sets
        self.category = category
        self.worth: i64 = worth
        self.points: i64 = points
        self.ruleset = ruleset
        self.changed = ""  # of an older wording: what the next one does differently
        self.pile_name = ""
        self.play_function: PlayFunction | None = None
        self.only_plus = False  # playing it gives the following and does nothing else
        self.plus_cards: i64 = 0
        self.plus_actions: i64 = 0
        self.plus_buys: i64 = 0
        self.plus_money: i64 = 0
        self.score_function: ScoreFunction | None = None
        self.score_card: CardScoreFunction | None = None
        self.own_events: i64 = 0  # the events that an ability of this card itself waits for, one bit each
        self.may_overpay = False
        self.hooks: list[Hook] = []
        self.brings: list[str] = []
        self.heirloom = ""
        self.extra: Extra | None = None
        self.gained_to: i64 = -1
        self.once_per_game = False
        self.once_per_turn = False
        self.copies = 0
        self.order_matters = False
        self.plus_coins = False
        self.kept = False  # a Boon that stays with whoever received it until Clean-up

    def __repr__(self) -> str:
        return f"<{self.name}>"

    # --- what card modules call ---

    def play(self, function: PlayFunction) -> PlayFunction:
        """What happens when this is played (or, for a landscape, bought, used, received)."""
        if self.play_function is not None or self.only_plus:
            raise RulesError(f"{self.name} already has what it does when played")
        self.play_function = function
        return function

    def scores(self, function: ScoreFunction) -> ScoreFunction:
        """Points for each copy (for a landscape: once) at the end of the game."""
        if self.score_function is not None:
            raise RulesError(f"{self.name} already has how it scores")
        self.score_function = function
        return function

    def scores_each(self, function: CardScoreFunction) -> CardScoreFunction:
        """Points of one copy (a handle), where it matters which."""
        if self.score_card is not None:
            raise RulesError(f"{self.name} already has how its copies score")
        self.score_card = function
        return function

    @property
    def varies_in_points(self) -> bool:
        return self.score_function is not None or self.score_card is not None

    def overpaid(self, function: OverpayFunction) -> OverpayFunction:
        """What an overpayment does, when the bought card is gained."""
        if self.may_overpay:
            raise RulesError(f"{self.name} already has what overpaying does")
        self.may_overpay = True
        self.on(WHEN_GAIN, when=was_overpaid)(OverpayAbility(function))
        return function

    def on(self, event: int, where: int = ON_THIS, *, whose: int = YOURS, optional: bool = False,
           when: Condition | None = None, again: bool | None = None,
           of: int = 0, at_once: bool = False, moves_it: bool = False,
           plays_itself: bool = False) -> HookMaker:  # fmt: skip
        """An ability that waits for an event while its card is in that place.

        `again`: may it be used again in the same window? By default so for Reactions in the hand; their `when` says
        when using them again would be pointless. `of`: only for event cards that have any of these types.
        `at_once`: a rule of the table (tokens that move by themselves): it happens before any choice of order.
        `moves_it`: all it does is to move the event's card; nobody is asked once that card has gone elsewhere.
        `plays_itself`: what it is for is to play its card from the hand; nobody is asked while that is forbidden.
        """
        return HookMaker(self, event, where, whose, optional, when, where == HAND if again is None else again, of,
                         False, False, at_once, moves_it, plays_itself)  # fmt: skip

    def may_be_played(self, event: int, *, whose: int = YOURS, of: int = 0, when: Condition | None = None) -> Hook:
        """A Reaction: the card may be played from the hand when that happens, while nothing forbids to play it."""
        return self.on(event, HAND, whose=whose, optional=True, when=when, of=of, plays_itself=True)(play_from_hand)

    def later(self, event: int, *, whose: int = YOURS, optional: bool = False,
              when: Condition | None = None, again: bool = False, of: int = 0, theirs: bool = False,
              fixed: bool = False, moves_it: bool = False) -> HookMaker:  # fmt: skip
        """An ability that another ability of this kind sets up.

        `theirs`: it happens to whoever's event it is; they resolve it (and are the `you` of the function). `fixed`: its
        condition is judged once, when the event happens, not anew after other abilities of the same window.
        `moves_it`: as for `on`.
        """
        return HookMaker(self, event, SET_UP, whose, optional, when, again, of, theirs, fixed, False,
                         moves_it, False)  # fmt: skip


def play_from_hand(you: Player, this: Later, event: Event) -> None:
    you.play(this.card)


def was_overpaid(you: Player, this: Later, event: Event) -> bool:
    return event.overpaid > 0


class OverpayAbility:
    """What an overpayment does, as a when-gain ability."""

    def __init__(self, function: OverpayFunction) -> None:
        self.function = function

    def __call__(self, you: Player, this: Later, event: Event) -> None:
        self.function(you, this, event.overpaid)


class HookMaker:
    """The decorator behind `CardKind.on` and `CardKind.later`."""

    def __init__(self, kind: CardKind, event: int, where: int, whose: int, optional: bool, when: Condition | None,
                 again: bool, of: int, theirs: bool, fixed: bool, at_once: bool, moves_it: bool,
                 plays_itself: bool) -> None:  # fmt: skip
        if not 0 < event < EVENTS:
            raise RulesError(f"{kind.name}: there is no event {event}")
        if where not in (ON_THIS, ALWAYS, SET_UP, IN_SUPPLY_TRAIT) and not HAND <= where < PLAYER_ZONES:
            raise RulesError(f"{kind.name}: an ability cannot wait in place {where}")
        self.kind = kind
        self.event = event
        self.where = where
        self.whose = whose
        self.optional = optional
        self.when = when
        self.again = again
        self.of = of
        self.theirs = theirs
        self.fixed = fixed
        self.at_once = at_once
        self.moves_it = moves_it
        self.plays_itself = plays_itself

    def __call__(self, function: HookFunction) -> Hook:
        hook = Hook(self.kind, self.event, function, self.where, self.whose, self.optional, self.when, self.again,
                    self.of, self.theirs, self.fixed, self.at_once, self.moves_it, self.plays_itself)  # fmt: skip
        ALL_HOOKS.append(hook)
        self.kind.hooks.append(hook)
        if self.where == ON_THIS:
            self.kind.own_events |= 1 << self.event
        return hook


class PileKind:
    """A pile as it comes in the box: its members from top to bottom and how many of each."""

    def __init__(self, name: str, members: list[CardKind], counts: list[int], types: int, cost: int, sets: list[str],
                 category: str, arrangement: str, two_player_counts: list[int]) -> None:  # fmt: skip
        self.name = name
        self.members = members
        self.counts = counts
        self.types: i64 = types
        self.cost: i64 = cost
        self.sets = sets
        self.category = category
        self.arrangement = arrangement
        self.two_player_counts = two_player_counts

    def __repr__(self) -> str:
        return f"<pile {self.name}>"


class BasicPile:
    """A pile that is in games by a rule: always, with Colonies, with Potion costs, with Looters."""

    def __init__(self, pile_name: str, counts: list[int], when: str, ends_game: bool) -> None:
        self.pile_name = pile_name
        self.counts = counts  # for 2, 3, 4, 5 and 6 players
        self.when = when
        self.ends_game = ends_game


def plain_key(name: str) -> str:
    """A name as people write it: no case, accents, spaces or punctuation."""
    bare = unicodedata.normalize("NFKD", name.casefold())
    return "".join(c for c in bare if c.isalnum())


class Registry:
    """Every kind and pile that is loaded, by name."""

    def __init__(self) -> None:
        self.kinds: list[CardKind] = []
        self.by_name: dict[str, CardKind] = {}
        self.older: dict[str, CardKind] = {}  # "ruleset/name"
        self.piles: dict[str, PileKind] = {}
        self.keys: dict[str, str] = {}  # plain key of a kind or pile -> its name
        self.basics: list[BasicPile] = []
        self.starting_treasure = ""
        self.starting_victory = ""
        self.shelters: list[str] = []

    def add(self, kind: CardKind) -> None:
        kind.id = len(self.kinds)
        if kind.ruleset == CURRENT:
            if kind.name in self.by_name:
                raise RulesError(f"there are two kinds named {kind.name}")
            self.by_name[kind.name] = kind
            self.keys[plain_key(kind.name)] = kind.name
        else:
            if kind.ruleset not in RULESETS:
                raise RulesError(f"{kind.name}: there is no ruleset '{kind.ruleset}'")
            self.older[kind.ruleset + "/" + kind.name] = kind
        self.kinds.append(kind)

    def add_pile(self, pile: PileKind) -> None:
        if pile.name in self.piles:
            raise RulesError(f"there are two piles named {pile.name}")
        self.piles[pile.name] = pile
        self.keys.setdefault(plain_key(pile.name), pile.name)
        if "/" in pile.name:  # "A/B" may be asked for by the name of any member
            for member in pile.members:
                self.keys.setdefault(plain_key(member.name), pile.name)

    def kind(self, name: str, ruleset: str = CURRENT) -> CardKind:
        """The kind of that name, forgiving in spelling of case, accents and punctuation."""
        exact = self.by_name.get(name)
        if exact is None:
            exact = self.by_name.get(self.keys.get(plain_key(name), ""))
        if exact is None:
            raise RulesError(self.unknown(name))
        if ruleset == CURRENT:
            return exact
        return self.older.get(ruleset + "/" + exact.name, exact)

    def kind_or_none(self, name: str) -> CardKind | None:
        return self.by_name.get(self.keys.get(plain_key(name), ""))

    def pile(self, name: str) -> PileKind:
        """The pile of that name, or the one that has the card of that name."""
        found = self.piles.get(name) or self.piles.get(self.keys.get(plain_key(name), ""))
        if found is None:
            kind = self.kind(name)
            found = self.piles.get(kind.pile_name)
        if found is None:
            raise RulesError(f"{name} does not form a pile")
        return found

    def unknown(self, name: str) -> str:
        near = difflib.get_close_matches(plain_key(name), list(self.keys), n=3, cutoff=0.6)
        hint = " or ".join(self.keys[key] for key in near)
        return f"there is no card named '{name}'" + (f"; did you mean {hint}?" if hint else "")


REGISTRY: Final = Registry()


# --- what card modules make things with ---------------------------------------------------------------------------


def card(name: str, types: int, cost: int = 0, text: str = "", below: str = "", *, sets: list[str], worth: int = 0,
         points: int = 0, category: str = "kingdom", copies: int = 10, pile: bool = True, brings: list[str] | None = None,
         heirloom: str = "", extra: Extra | None = None, gained_to: int = -1, order_matters: bool = False,
         plus_coins: bool = False, formerly: list[str] | None = None,
         plus: tuple[int, int, int, int] | None = None) -> CardKind:  # fmt: skip
    """Define a card. `plus`: all it does when played is to give so many cards, actions, buys, coins.

    `text` is what it does when played (or its worth), `below` what stands under the line.

    `worth`: the coins of a plain Treasure. `points`: fixed victory points. `brings`: piles, states and artifacts that
    come into the game with it. `formerly`: names on older printings. `plus_coins`: its text has "+$" (for what looks at
    the words of a card).
    """
    kind = CardKind(name, types, cost, text, below, sets, category, worth, points, CURRENT)
    kind.brings = brings or []
    kind.heirloom = heirloom
    kind.extra = extra
    kind.gained_to = gained_to
    kind.copies = copies
    kind.order_matters = order_matters
    kind.plus_coins = plus_coins
    REGISTRY.add(kind)
    if plus is not None:
        kind.only_plus = True
        kind.plus_cards, kind.plus_actions, kind.plus_buys, kind.plus_money = plus
        kind.plus_coins = kind.plus_money > 0
    for old_name in formerly or []:
        REGISTRY.keys[plain_key(old_name)] = name
    if pile:
        kind.pile_name = name
        count = 12 if types & VICTORY and copies == 10 else copies
        two = 8 if count == 12 and types & VICTORY else count
        REGISTRY.add_pile(PileKind(name, [kind], [count], types, cost, sets, category, SORTED, [two]))
    return kind


def older(current: CardKind, ruleset: str, *, changed: str, types: int = -1, cost: int = -1, text: str = "",
          below: str = "", worth: int = -1) -> CardKind:  # fmt: skip
    """An earlier wording of a kind, used by games that are made with that ruleset. It shares the pile and the sets.

    `changed`: since when it works differently, and how.
    """
    kind = CardKind(
        current.name,
        current.types if types < 0 else types,
        current.cost if cost < 0 else cost,
        text, below, current.sets, current.category,
        current.worth if worth < 0 else worth,
        current.points, ruleset,
    )  # fmt: skip
    kind.changed = changed
    kind.pile_name = current.pile_name
    kind.brings = current.brings
    kind.extra = current.extra
    kind.heirloom = current.heirloom
    kind.copies = current.copies
    kind.order_matters = current.order_matters
    kind.plus_coins = current.plus_coins
    kind.gained_to = current.gained_to
    kind.once_per_game = current.once_per_game
    kind.once_per_turn = current.once_per_turn
    kind.kept = current.kept
    REGISTRY.add(kind)
    return kind


def basic(name: str, counts: list[int], when: str = "always", ends_game: bool = False) -> None:
    """Say when a basic pile is in the game and with how many cards (for 2 to 6 players)."""
    if when not in ("always", "colonies", "potions", "looters"):
        raise RulesError(f"{name}: there is no rule '{when}' for basic piles")
    REGISTRY.basics.append(BasicPile(name, counts, when, ends_game))


def mixed_pile(name: str, members: list[CardKind], counts: list[int], *, types: int, cost: int, sets: list[str],
               category: str = "kingdom", arrangement: str = SORTED,
               two_player_counts: list[int] | None = None) -> PileKind:  # fmt: skip
    """A pile of different cards, top first; `types` and `cost` are those of the randomizer."""
    for member in members:
        member.pile_name = name
    made = PileKind(name, members, counts, types, cost, sets, category, arrangement, two_player_counts or counts)
    REGISTRY.add_pile(made)
    return made


def landscape(name: str, type_: int, text: str, *, sets: list[str], cost: int = 0, brings: list[str] | None = None,
              once_per_game: bool = False, once_per_turn: bool = False, extra: Extra | None = None,
              kept: bool = False) -> CardKind:  # fmt: skip
    """Define an Event, Project, Landmark, Way, Ally, Trait, Prophecy, Boon, Hex, State or Artifact."""
    kind = CardKind(name, type_, cost, text, "", sets, type_category(type_), 0, 0, CURRENT)
    kind.brings = brings or []
    kind.once_per_game = once_per_game
    kind.once_per_turn = once_per_turn
    kind.extra = extra
    kind.kept = kept
    kind.copies = 1
    REGISTRY.add(kind)
    return kind


def type_category(type_: int) -> str:
    for bit, word in BASIC_CATEGORIES.items():
        if type_ & bit:
            return word
    raise RulesError("a landscape needs the type of a landscape")


def is_plain_treasure(kind: CardKind) -> bool:
    """Only makes coins when played."""
    plain = kind.play_function is None and not kind.only_plus
    return plain and bool(kind.types & TREASURE) and not kind.types & (ACTION | NIGHT)
