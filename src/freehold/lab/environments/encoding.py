"""What a seat sees and may do, as numbers of fixed shape for one kingdom.

Actions are single picks. An action is a kind of card (for a card, pile or landscape of that kind), a place in the list of
options (for words, numbers, players and whatever has no kind of this table), or one of a few words of the rules. Answers
of several picks are given pick by pick, and ended by DONE.
"""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from freehold.rules.game import Game
from freehold.rules.question import Answer, Question
from freehold.rules.setup import Setup
from freehold.rules.view import OPEN_COUNTERS, View
from freehold.rules.vocab import (
    DISCARD,
    EXILE,
    HAND,
    LANDSCAPE_OFFER,
    OF_CARDS,
    OF_KINDS,
    OF_PILES,
    PAY_DEBT,
    PHASE_NAMES,
    PLAY,
    QUESTION_NAMES,
    SPEND_COFFERS,
    SPEND_VILLAGER,
    TAVERN,
    TRASH,
)

DONE: Final = 0
WORDS: Final = {SPEND_VILLAGER: 1, SPEND_COFFERS: 2, PAY_DEBT: 3}
KINDS_FROM: Final = 4
PLACES: Final = 64
"""So many options without a kind of their own can be told apart; no question of the rules has more that matter."""
DOMAINS: Final = 6
OWN_SLOTS: Final = (HAND, PLAY, DISCARD, TAVERN, EXILE)
OPEN_SLOTS: Final = (PLAY, TAVERN, EXILE)  # of the others

Vector = NDArray[np.float32]
Mask = NDArray[np.int8]


class Encoding:
    """The columns of one table. `names` says what each number of an observation is."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        ids = sorted({int(kind_id) for kind_id in setup.kind_ids} | {int(kind.id) for kind in setup.present})
        self.slots = {kind_id: slot for slot, kind_id in enumerate(ids)}
        self.kind_names = [setup.kinds[kind_id].name for kind_id in ids]
        self.kinds = len(ids)
        self.places_from = KINDS_FROM + self.kinds
        self.actions = self.places_from + PLACES
        self.seats = setup.player_count
        self.names = self.column_names()
        self.size = len(self.names)

    # --- observations ---

    def column_names(self) -> list[str]:
        names: list[str] = []

        def by_kind(what: str) -> None:
            names.extend(f"{what} {name}" for name in self.kind_names)

        for slot in ("hand", "play", "discard", "tavern", "exile"):
            by_kind("my " + slot)
        for seat in range(self.seats):
            by_kind(f"p+{seat} owns")
        for seat in range(1, self.seats):
            for slot in ("play", "tavern", "exile"):
                by_kind(f"p+{seat} {slot}")
        by_kind("trash")
        by_kind("option")
        by_kind("picked")
        by_kind("asks")
        by_kind("about")
        names.extend(f"left {pile.name}" for pile in self.setup.piles)
        for seat in range(self.seats):
            names.extend(f"p+{seat} {counter}" for counter in (*OPEN_COUNTERS, "hand", "deck", "discard", "points"))
        names.extend(f"phase {phase}" for phase in PHASE_NAMES)
        names.extend(f"asked {verb or 'nothing'}" for verb in QUESTION_NAMES)
        names.extend(f"options are {i}" for i in range(DOMAINS))
        names.extend(["least", "most", "options", "picked", "my turn", "gains to end", "empty piles"])
        return names

    def observe(self, view: View, question: Question | None, picked: list[int]) -> Vector:
        """What the seat of the view may know; `question`: the one open to it, with the picks made so far."""
        out = [0.0] * self.size  # a list until it is full: single numbers go faster into it than into an array
        me, seats, kinds = view.seat, self.seats, self.kinds
        at = 0
        for slot in OWN_SLOTS:
            self.count(out, at, view, me, slot)
            at += kinds
        for offset in range(seats):
            seat = (me + offset) % seats
            for kind_id, where in self.slots.items():
                out[at + where] = float(view.owned_by(seat, kind_id))
            at += kinds
        for offset in range(1, seats):
            for slot in OPEN_SLOTS:
                self.count(out, at, view, (me + offset) % seats, slot)
                at += kinds
        self.count(out, at, view, -1, TRASH)
        at += kinds
        if question is not None:
            self.question_kinds(out, at, view, question, picked)
        at += 4 * kinds
        for pile in range(len(self.setup.piles)):
            out[at] = float(view.left(pile))
            at += 1
        for offset in range(seats):
            seat = (me + offset) % seats
            for value in (*view.counters(seat), view.hand_size(seat), view.deck_size(seat), view.discard_size(seat),
                          view.points(seat)):  # fmt: skip
                out[at] = float(value)
                at += 1
        out[at + view.phase] = 1
        at += len(PHASE_NAMES)
        if question is not None:
            out[at + question.verb] = 1
            out[at + len(QUESTION_NAMES) + question.domain] = 1
            rest = at + len(QUESTION_NAMES) + DOMAINS
            numbers = (int(question.least), int(question.most), len(question.options), len(picked))
            out[rest : rest + 4] = [float(number) for number in numbers]
        at += len(QUESTION_NAMES) + DOMAINS + 4
        out[at : at + 3] = [float(view.current == me), float(view.gains_to_end()), float(view.empty_piles())]
        return np.array(out, dtype=np.float32)

    def count(self, out: list[float], at: int, view: View, seat: int, slot: int) -> None:
        for kind_id in view.zone_kinds(seat, slot):
            where = self.slots.get(kind_id)
            if where is not None:
                out[at + where] += 1

    def question_kinds(self, out: list[float], at: int, view: View, question: Question, picked: list[int]) -> None:
        kinds = self.kinds
        for position in range(len(question.options)):
            where = self.kind_slot(view, question, position)
            if where >= 0:
                out[at + where] += 1
                if position in picked:
                    out[at + kinds + where] += 1
        source = self.slots.get(int(question.source))
        if source is not None:
            out[at + 2 * kinds + source] = 1
        if question.about >= 0:
            about = self.slots.get(int(view.my_kind(question.about)))
            if about is not None:
                out[at + 3 * kinds + about] = 1

    # --- actions ---

    def kind_slot(self, view: View, question: Question, position: int) -> int:
        """Which kind an option is of, -1: of none of this table."""
        option = int(question.options[position])
        domain = question.domain
        if domain == OF_CARDS and option >= 0:
            return self.slots.get(int(view.my_kind(option)), -1)
        if domain == OF_KINDS:
            return self.slots.get(option, -1)
        if domain == OF_PILES and option >= LANDSCAPE_OFFER:
            return self.slots.get(int(view.landscape(option - LANDSCAPE_OFFER).id), -1)
        if domain == OF_PILES and option >= 0:
            return self.slots.get(int(view.pile_kind(option)), -1)
        return -1

    def action(self, view: View, question: Question, position: int) -> int:
        """The action that picks an option; -1: none does."""
        option = int(question.options[position])
        if question.domain in (OF_CARDS, OF_PILES) and option in WORDS:
            return WORDS[option]
        slot = self.kind_slot(view, question, position)
        if slot >= 0:
            return KINDS_FROM + slot
        return self.places_from + position if position < PLACES else -1

    def legal(self, view: View, question: Question, picked: list[int]) -> dict[int, int]:
        """Actions and the option that each picks now (-1: none, the answer is done); of equal options the first."""
        found: dict[int, int] = {}
        if len(picked) >= question.least:
            found[DONE] = -1
        for position in range(len(question.options)):
            if position not in picked:
                action = self.action(view, question, position)
                if action >= 0:
                    found.setdefault(action, position)
        return found

    def mask(self, actions: dict[int, int]) -> Mask:
        out = np.zeros(self.actions, dtype=np.int8)
        for action in actions:
            out[action] = 1
        return out

    def action_name(self, action: int) -> str:
        """An action in words, for people who look on."""
        if action == DONE:
            return "done"
        for option, number in WORDS.items():
            if number == action:
                return {SPEND_VILLAGER: "spend a Villager", SPEND_COFFERS: "spend Coffers", PAY_DEBT: "pay debt"}[option]
        if action < self.places_from:
            return self.kind_names[action - KINDS_FROM]
        return f"option {action - self.places_from}"


class Picks:
    """The answer to one question, made pick by pick."""

    def __init__(self, encoding: Encoding, view: View, question: Question) -> None:
        self.encoding = encoding
        self.view = view
        self.question = question
        self.picked: list[int] = []
        self.actions = encoding.legal(view, question, self.picked)

    def pick(self, action: int) -> Answer | None:
        """The finished answer, None: more picks are to come. ValueError: the action is not allowed."""
        if action not in self.actions:
            raise ValueError(f"action {action} ({self.encoding.action_name(action)}) is not allowed: see the mask")
        position = self.actions[action]
        if position >= 0:
            self.picked.append(position)
        if position < 0 or len(self.picked) == self.question.most:
            return tuple(self.picked)
        self.actions = self.encoding.legal(self.view, self.question, self.picked)
        return tuple(self.picked) if list(self.actions) == [DONE] else None


def render(game: Game) -> str:
    """The table in a few lines, everything open: for whoever looks on."""
    lines: list[str] = []
    for player in game.players:
        zones = [("hand", player.hand), ("in play", player.in_play)]
        shown = "; ".join(f"{name}: {', '.join(sorted(game.name(card) for card in cards)) or '-'}" for name, cards in zones)
        mark = "*" if player.seat == game.current else " "
        lines.append(f"{mark} player_{player.seat}  {shown}; actions {player.actions}, buys {player.buys}, "
                     f"coins {player.coins}")  # fmt: skip
    piles = ", ".join(f"{pile.name} {game.left(pile.index)}" for pile in game.piles if pile.supply)
    return "\n".join([*lines, f"  supply  {piles}"])
