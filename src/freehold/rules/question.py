"""One question, one funnel: what is asked of a player, and who may answer."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, TypeAlias

from librt.vecs import vec
from mypy_extensions import i64

from freehold.rules.vocab import QUESTION_NAMES

if TYPE_CHECKING:
    from freehold.rules.player import Player
    from freehold.rules.view import View

Answer: TypeAlias = tuple[int, ...]
"""Positions among the options, in the order chosen. An empty answer declines."""

NOTHING: Final[Answer] = ()
SINGLES: Final[list[Answer]] = [(i,) for i in range(256)]
"""Ready-made answers that pick one option, so that quick bots need not build them."""
PAIR_SPAN: Final = 16
PAIRS: Final[list[Answer]] = [(i, j) for i in range(PAIR_SPAN) for j in range(PAIR_SPAN)]
"""Ready-made answers that pick two of the first options: i and j stand at i * PAIR_SPAN + j."""
EVERYTHING: Final[list[Answer]] = [tuple(range(n)) for n in range(64)]
"""Ready-made answers that take all options as they stand."""


NO_WORDS: Final[list[str]] = []
NO_CARDS: Final[list[int]] = []


class Question:
    """What a player must decide: pick `least` to `most` of the options (each at most once). Good until it is answered.

    `verb` says what the answer is used for, `domain` what the option numbers are (cards, piles, kinds, words, numbers,
    players), `source` the kind that asks (-1: the rules themselves), `about` a card it is about (-1: none).
    """

    def __init__(self, player: Player, verb: i64, domain: i64, options: vec[i64], least: i64, most: i64,
                 source: i64) -> None:  # fmt: skip
        self.player = player
        self.verb = verb
        self.domain = domain
        self.options = options
        self.least = least
        self.most = most
        self.source = source
        self.about: i64 = -1
        self.ordered = False
        self.words: list[str] = NO_WORDS
        self.abouts: list[int] = NO_CARDS  # for abilities to choose among: the card that each is about

    @property
    def name(self) -> str:
        return QUESTION_NAMES[self.verb]

    def position(self, option: i64) -> i64:
        """Where an option stands, or -1."""
        i: i64 = 0
        for each in self.options:
            if each == option:
                return i
            i += 1
        return -1


class Agent:
    """Anything that answers. Compiled opponents derive from this; others are wrapped by `agent_for`."""

    def answer(self, view: View, question: Question) -> Answer:
        raise NotImplementedError


NOBODY: Final = Agent()
"""Sits where nobody has been seated: cannot answer."""


class Outside(Agent):
    """An agent written outside the compiled code: any function from view and question to answer."""

    def __init__(self, function: Callable[[View, Question], Answer]) -> None:
        self.function = function

    def answer(self, view: View, question: Question) -> Answer:
        return self.function(view, question)


def agent_for(anything: object) -> Agent:
    """An agent from an Agent, from an object with an `answer` method, or from a function."""
    if isinstance(anything, Agent):
        return anything
    method = getattr(anything, "answer", None)
    if callable(method):
        return Outside(method)
    if callable(anything):
        return Outside(anything)
    raise TypeError(f"{anything!r} cannot answer questions")


class IllegalAnswer(Exception):
    """An answer that the question does not allow; nothing has changed."""
