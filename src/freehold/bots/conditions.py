"""What the conditions of a strategy are made of: small typed objects that look at a view and give a number.

Compiled with the rules. `expression` makes them from text, and text from them.
"""

from __future__ import annotations

import re
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from freehold.rules.kinds import CardKind
from freehold.rules.question import Question
from freehold.rules.view import View
from freehold.rules.vocab import (
    ACTION, ACTION_PHASE, BUY_PHASE, TAVERN, TREASURE_PHASE, TYPE_NAMES, coins_in,
)  # fmt: skip

# --- what can be asked about -------------------------------------------------------------------------------------------

# What an operand wants between its brackets.
NO_NAME: Final = 0
A_CARD: Final = 1  # a card, or a pile of several
A_TYPE: Final = 2

MINE: Final = 0
LEFT: Final = 1
COINS: Final = 2
MONEY: Final = 3
TURN: Final = 4
MINE_OF: Final = 5
IN_HAND: Final = 6
IN_PLAY: Final = 7
CARDS: Final = 8
ACTIONS: Final = 9
BUYS: Final = 10
GAINS_TO_END: Final = 11
HAND_OF: Final = 12
PLAY_OF: Final = 13
THEIRS: Final = 14
COST_OF: Final = 15
ASKED_BY: Final = 16
ON_TAVERN: Final = 17
POTIONS: Final = 18
DEBT: Final = 19
COFFERS: Final = 20
VILLAGERS: Final = 21
FAVORS: Final = 22
MY_POINTS: Final = 23
BEST_RIVAL_POINTS: Final = 24
POINTS_LEAD: Final = 25
EMPTY_PILES: Final = 26
SMALLEST_PILE: Final = 27
HAND_SIZE: Final = 28
HAND_MONEY: Final = 29
DECK_SIZE: Final = 30
DISCARD_SIZE: Final = 31
PLAYERS: Final = 32
ACTION_TIME: Final = 33
BUY_TIME: Final = 34
MY_TURN: Final = 35

OPERANDS: Final[dict[str, tuple[int, int]]] = {
    "mine": (MINE, A_CARD), "left": (LEFT, A_CARD), "coins": (COINS, NO_NAME), "money": (MONEY, NO_NAME),
    "turn": (TURN, NO_NAME), "mine_of": (MINE_OF, A_TYPE), "in_hand": (IN_HAND, A_CARD), "in_play": (IN_PLAY, A_CARD),
    "cards": (CARDS, NO_NAME), "actions": (ACTIONS, NO_NAME), "buys": (BUYS, NO_NAME),
    "gains_to_end": (GAINS_TO_END, NO_NAME), "hand_of": (HAND_OF, A_TYPE), "play_of": (PLAY_OF, A_TYPE),
    "theirs": (THEIRS, A_CARD), "cost": (COST_OF, A_CARD), "asked_by": (ASKED_BY, A_CARD),
    "on_tavern": (ON_TAVERN, A_CARD), "potions": (POTIONS, NO_NAME), "debt": (DEBT, NO_NAME),
    "coffers": (COFFERS, NO_NAME), "villagers": (VILLAGERS, NO_NAME), "favors": (FAVORS, NO_NAME),
    "my_points": (MY_POINTS, NO_NAME), "best_rival_points": (BEST_RIVAL_POINTS, NO_NAME),
    "points_lead": (POINTS_LEAD, NO_NAME), "empty_piles": (EMPTY_PILES, NO_NAME),
    "smallest_pile": (SMALLEST_PILE, NO_NAME), "hand": (HAND_SIZE, NO_NAME), "hand_money": (HAND_MONEY, NO_NAME),
    "deck": (DECK_SIZE, NO_NAME), "discard_pile": (DISCARD_SIZE, NO_NAME), "players": (PLAYERS, NO_NAME),
    "action_phase": (ACTION_TIME, NO_NAME), "buy_phase": (BUY_TIME, NO_NAME), "my_turn": (MY_TURN, NO_NAME),
}  # fmt: skip
"""Each operand as it is written: its number, and what it wants between its brackets."""

TERMINAL: Final = "terminal"
VILLAGE: Final = "village"
TYPE_BITS: Final[dict[str, int]] = {word.casefold(): bit for bit, word in TYPE_NAMES.items()}
TYPE_WORDS: Final[list[str]] = [*TYPE_NAMES.values(), TERMINAL, VILLAGE]
"""What may stand as a type: the types, an Action that gives no Action back, one that gives two."""


def actions_given(kind: CardKind) -> int:
    """How many Actions a card gives for certain when it is played, by its own words."""
    if kind.only_plus:
        return int(kind.plus_actions)
    found = re.match(r"(?:\+[^.]*\. )*\+(\d+) Action", kind.text)
    return 0 if found is None else int(found.group(1))


def money_given(kind: CardKind) -> int:
    """The coins that a card gives when it is played, by its own words (where it says several, the first)."""
    if kind.only_plus:
        return int(kind.plus_money)
    if kind.worth:
        return int(kind.worth)
    found = re.search(r"\+\$(\d+)", kind.text)
    return 0 if found is None else int(found.group(1))


def is_of(kind: CardKind, word: str) -> bool:
    """Has the kind that type (by its printed types)?"""
    plain = word.casefold()
    if plain == TERMINAL:
        return bool(kind.types & ACTION) and actions_given(kind) == 0
    if plain == VILLAGE:
        return bool(kind.types & ACTION) and actions_given(kind) >= 2
    return bool(kind.types & TYPE_BITS[plain])


class Name:
    """A card, pile or type that a strategy names; its nodes and rules hold its number in the strategy's list."""

    def __init__(self, what: int, text: str, members: list[str]) -> None:
        self.what: i64 = what
        self.text = text
        self.members = members  # names of its cards; none for a type


class Bound:
    """What a name means at one table."""

    def __init__(self) -> None:
        self.kind: i64 = -1  # if it is one kind
        self.kinds: vec[i64] = vec[i64]()
        self.pile: i64 = -1
        self.landscape: i64 = -1
        self.any_top = True  # whatever lies on top of its pile is meant

    def has(self, kind: i64) -> bool:
        for each in self.kinds:
            if each == kind:
                return True
        return False


def bind(name: Name, view: View) -> Bound:
    bound = Bound()
    if name.what == A_TYPE:
        for kind in view.kinds_present():
            if is_of(kind, name.text):
                bound.kinds = append(bound.kinds, kind.id)
        return bound
    for member in name.members:
        bound.kinds = append(bound.kinds, view.kind_named(member).id)
    if len(bound.kinds) == 1:
        bound.kind = bound.kinds[0]
    bound.pile = view.pile_named(name.text)
    if bound.pile >= 0:
        bound.any_top = view.pile_name(int(bound.pile)) == name.text
    at: i64 = 0
    for landscape in view.landscapes():
        if landscape.id == bound.kind:
            bound.landscape = at
        at += 1
    return bound


class Here:
    """What a condition is judged by: the view, the names as this table has them, the cards chosen so far."""

    def __init__(self, view: View, names: list[Name]) -> None:
        self.view = view
        self.question: Question | None = None
        self.piles = view.pile_count()
        self.bounds: list[Bound] = [bind(name, view) for name in names]
        self.money_kinds: vec[i64] = vec[i64]()
        self.money_worths: vec[i64] = vec[i64]()
        for kind in view.kinds_present():
            worth = money_given(kind)
            if worth:
                self.money_kinds = append(self.money_kinds, kind.id)
                self.money_worths = append(self.money_worths, worth)
        self.picked: vec[i64] = vec[i64]()  # kinds of the cards chosen so far in this answer
        self.leaving = False  # they leave the deck for good

    # --- counting ---

    def chosen(self, bound: Bound) -> i64:
        count: i64 = 0
        for kind in self.picked:
            if bound.has(kind):
                count += 1
        return count

    def mine(self, bound: Bound) -> i64:
        view = self.view
        if bound.kind >= 0 and not self.leaving:
            return view.owned(bound.kind)
        count: i64 = 0
        for kind in bound.kinds:
            count += view.owned(kind)
        return count - self.chosen(bound) if self.leaving else count

    def theirs(self, bound: Bound) -> i64:
        view = self.view
        count: i64 = 0
        for seat in range(view.player_count()):
            if seat != view.seat:
                for kind in bound.kinds:
                    count += view.owned_by(seat, kind)
        return count

    def in_hand(self, bound: Bound) -> i64:
        view = self.view
        count: i64 = 0
        for card in view.hand():
            if bound.has(view.my_kind(card)):
                count += 1
        return count - self.chosen(bound)

    def in_play(self, bound: Bound) -> i64:
        view = self.view
        count: i64 = 0
        for card in view.in_play(view.seat):
            if bound.has(view.my_kind(card)):
                count += 1
        return count

    def on_tavern(self, bound: Bound) -> i64:
        view = self.view
        count: i64 = 0
        for kind in view.zone_kinds(view.seat, TAVERN):
            if bound.has(kind):
                count += 1
        return count

    def left(self, bound: Bound) -> i64:
        if bound.pile < 0:
            return 0
        return self.view.left(bound.pile)

    def cost(self, bound: Bound) -> i64:
        """What it costs now: what lies on top of its pile, or as printed."""
        view = self.view
        if bound.pile >= 0:
            top = view.top(bound.pile)
            if top >= 0:
                return view.cost(top)
        return view.kind_by_id(bound.kinds[0]).cost

    def asked_by(self, bound: Bound) -> i64:
        question = self.question
        return 1 if question is not None and question.source >= 0 and bound.has(question.source) else 0

    def worth(self, kind: i64) -> i64:
        at: i64 = 0
        for each in self.money_kinds:
            if each == kind:
                return self.money_worths[at]
            at += 1
        return 0

    def money(self) -> i64:
        view = self.view
        total: i64 = 0
        at: i64 = 0
        for kind in self.money_kinds:
            total += view.owned(kind) * self.money_worths[at]
            at += 1
        if self.leaving:
            for kind in self.picked:
                total -= self.worth(kind)
        return total

    def hand_money(self) -> i64:
        """The coins of the Treasures in hand."""
        view = self.view
        total: i64 = 0
        for card in view.hand():
            kind = view.my_kind(card)
            if kind >= 0 and not view.kind_by_id(kind).types & ACTION:
                total += self.worth(kind)
        for kind in self.picked:
            if not view.kind_by_id(kind).types & ACTION:
                total -= self.worth(kind)
        return total

    def cards(self) -> i64:
        return self.view.owned_cards() - (len(self.picked) if self.leaving else 0)

    def best_rival_points(self) -> i64:
        view = self.view
        best: i64 = -(1 << 40)
        for seat in range(view.player_count()):
            if seat != view.seat:
                points: i64 = view.points(seat)
                if points > best:
                    best = points
        return best

    def smallest_pile(self) -> i64:
        """The number of cards in the smallest Supply pile that is not empty."""
        view = self.view
        least: i64 = 1 << 40
        for pile in range(view.pile_count()):
            if view.in_supply(pile):
                left = view.left(pile)
                if 0 < left < least:
                    least = left
        return least


# --- the nodes ---------------------------------------------------------------------------------------------------------


class Node:
    """A part of a condition. Truth is 1 and falsehood 0; any number but 0 counts as true."""

    def number(self, here: Here) -> float:
        raise NotImplementedError

    def holds(self, here: Here) -> bool:
        return self.number(here) != 0.0


class Number(Node):
    def __init__(self, value: float) -> None:
        self.value = value

    def number(self, here: Here) -> float:
        return self.value


class Operand(Node):
    """Something that is looked up: `turn`, `mine("Gold")`. `name`: the number of its name, -1: it has none."""

    def __init__(self, code: int, name: int) -> None:
        self.code: i64 = code
        self.name: i64 = name

    def number(self, here: Here) -> float:
        value: int = self.count(here)
        return float(value)

    def count(self, here: Here) -> i64:
        code = self.code
        if self.name >= 0:
            return self.of_name(here, here.bounds[self.name])
        view = here.view
        if code == COINS:
            return view.coins
        if code == MONEY:
            return here.money()
        if code == TURN:
            return view.turn
        if code == CARDS:
            return here.cards()
        if code == ACTIONS:
            return view.actions
        if code == BUYS:
            return view.buys
        if code == GAINS_TO_END:
            return view.gains_to_end()
        if code == POTIONS:
            return view.potions
        if code == DEBT:
            return view.debt
        if code == COFFERS:
            return view.coffers
        if code == VILLAGERS:
            return view.villagers
        if code == FAVORS:
            return view.favors
        return self.of_table(here)

    def of_name(self, here: Here, bound: Bound) -> i64:
        code = self.code
        if code in (MINE, MINE_OF):
            return here.mine(bound)
        if code == LEFT:
            return here.left(bound)
        if code in (IN_HAND, HAND_OF):
            return here.in_hand(bound)
        if code in (IN_PLAY, PLAY_OF):
            return here.in_play(bound)
        if code == THEIRS:
            return here.theirs(bound)
        if code == COST_OF:
            return coins_in(here.cost(bound))
        if code == ASKED_BY:
            return here.asked_by(bound)
        return here.on_tavern(bound)

    def of_table(self, here: Here) -> i64:
        """What is asked for rarely."""
        view = here.view
        code = self.code
        if code == MY_POINTS:
            return view.points(view.seat)
        if code == BEST_RIVAL_POINTS:
            return here.best_rival_points()
        if code == POINTS_LEAD:
            return view.points(view.seat) - here.best_rival_points()
        if code == EMPTY_PILES:
            return view.empty_piles()
        if code == SMALLEST_PILE:
            return here.smallest_pile()
        if code == HAND_SIZE:
            return len(view.hand()) - len(here.picked)
        if code == HAND_MONEY:
            return here.hand_money()
        if code == DECK_SIZE:
            return view.deck_size(view.seat)
        if code == DISCARD_SIZE:
            return view.discard_size(view.seat)
        if code == PLAYERS:
            return view.player_count()
        if code == ACTION_TIME:
            return 1 if view.phase == ACTION_PHASE else 0
        if code == BUY_TIME:
            return 1 if view.phase in (TREASURE_PHASE, BUY_PHASE) else 0
        return 1 if view.current == view.seat else 0


PLUS: Final = 0
MINUS: Final = 1
TIMES: Final = 2
OVER: Final = 3
LESSER: Final = 4
GREATER: Final = 5
ARITHMETIC_SIGNS: Final = ["+", "-", "*", "/", "min", "max"]


class Arithmetic(Node):
    """Two numbers joined by + - * / or the lesser or greater of them. Dividing by 0 gives 0."""

    def __init__(self, sign: int, left: Node, right: Node) -> None:
        self.sign: i64 = sign
        self.left = left
        self.right = right

    def number(self, here: Here) -> float:
        left = self.left.number(here)
        right = self.right.number(here)
        sign = self.sign
        if sign == PLUS:
            return left + right
        if sign == MINUS:
            return left - right
        if sign == TIMES:
            return left * right
        if sign == OVER:
            return left / right if right != 0.0 else 0.0
        if sign == LESSER:
            return left if left < right else right
        return left if left > right else right


class Truth(Node):
    """What is true or false."""

    def holds(self, here: Here) -> bool:
        raise NotImplementedError

    def number(self, here: Here) -> float:
        return 1.0 if self.holds(here) else 0.0


LESS: Final = 0
AT_MOST: Final = 1
MORE: Final = 2
AT_LEAST: Final = 3
EQUAL: Final = 4
UNEQUAL: Final = 5
SIGNS: Final = ["<", "<=", ">", ">=", "==", "!="]


class Comparison(Truth):
    def __init__(self, sign: int, left: Node, right: Node) -> None:
        self.sign: i64 = sign
        self.left = left
        self.right = right

    def holds(self, here: Here) -> bool:
        left = self.left.number(here)
        right = self.right.number(here)
        sign = self.sign
        if sign == AT_LEAST:
            return left >= right
        if sign == LESS:
            return left < right
        if sign == AT_MOST:
            return left <= right
        if sign == MORE:
            return left > right
        return left == right if sign == EQUAL else left != right


class Joined(Truth):
    def __init__(self, left: Node, right: Node) -> None:
        self.left = left
        self.right = right


class Both(Joined):
    def holds(self, here: Here) -> bool:
        return self.left.holds(here) and self.right.holds(here)


class Either(Joined):
    def holds(self, here: Here) -> bool:
        return self.left.holds(here) or self.right.holds(here)


class Negation(Truth):
    def __init__(self, inner: Node) -> None:
        self.inner = inner

    def holds(self, here: Here) -> bool:
        return not self.inner.holds(here)
