"""Records: what is needed to play a game again, and nothing else.

A record is JSON lines: a header (format, version, kingdom, seats, ruleset, seeds), then one line for each answer, as the
positions of the chosen options. Events and logs are derived from it.
"""

from __future__ import annotations

import json
from pathlib import Path

from freehold import __version__
from freehold.cards import load_all
from freehold.rules import turns
from freehold.rules.game import Game
from freehold.rules.kinds import CURRENT, RulesError
from freehold.rules.question import Agent, Answer, IllegalAnswer, Question, agent_for
from freehold.rules.setup import Kingdom, Setup
from freehold.rules.view import View
from freehold.rules.vocab import GAME_OVER
from freehold.table import position

FORMAT = "freehold-record"
SCHEMA = 1
SETUPS: dict[str, Setup] = {}
SETUPS_KEPT = 64


class RecordError(Exception):
    """A file that is no record, or one that does not fit the rules as they are now."""


class OutOfAnswers(Exception):
    """A recorded game asks a question that the record does not answer: it ends here."""


class Record:
    def __init__(self, kingdom: Kingdom, players: int, seed: int, *, setup_seed: int = 0, first: int = 0,
                 ruleset: str = CURRENT, names: list[str] | None = None, turn_limit: int = 0) -> None:  # fmt: skip
        self.kingdom = kingdom
        self.players = players
        self.seed = seed
        self.setup_seed = setup_seed
        self.first = first
        self.ruleset = ruleset
        self.names = names or [f"p{i + 1}" for i in range(players)]
        self.turn_limit = turn_limit
        self.position = ""  # the text of the position it starts from, if that is not the beginning
        self.answers: list[Answer] = []

    @classmethod
    def of_position(cls, text: str, names: list[str] | None = None) -> Record:
        """A game that starts at a position (with its seed)."""
        lines = position.parse(text)
        record = cls(Kingdom(lines.kingdom), lines.players, lines.seed, ruleset=lines.ruleset,
                     names=[*(names or []), *(f"p{i + 1}" for i in range(len(names or []), lines.players))])  # fmt: skip
        record.position = text
        return record

    def head(self) -> Record:
        """The same without its answers."""
        other = Record(self.kingdom, self.players, self.seed, setup_seed=self.setup_seed, first=self.first,
                       ruleset=self.ruleset, names=self.names, turn_limit=self.turn_limit)  # fmt: skip
        other.position = self.position
        return other

    def setup(self) -> Setup:
        """What never changes in the game; the last few are kept, since a game is often begun anew from its record."""
        load_all()
        kingdom = self.kingdom
        key = json.dumps([kingdom.cards, kingdom.landscapes, kingdom.colonies, kingdom.shelters, kingdom.extras,
                          self.players, self.ruleset, self.setup_seed])  # fmt: skip
        found = SETUPS.get(key)
        if found is None:
            found = SETUPS[key] = Setup(kingdom, self.players, ruleset=self.ruleset, seed=self.setup_seed)
            if len(SETUPS) > SETUPS_KEPT:
                SETUPS.pop(next(iter(SETUPS)), None)
        return found

    def start(self, agents: list[Agent], setup: Setup | None = None) -> Game:
        if not 0 <= self.first < self.players:
            raise RulesError(f"seat {self.first} cannot have the first turn: this game has seats 0 to {self.players - 1}")
        if self.position:
            game = position.read(self.position, agents)
        else:
            game = (setup or self.setup()).new_game(self.seed, agents, self.first)
        game.turn_limit = self.turn_limit
        return game

    def header(self) -> dict[str, object]:
        head: dict[str, object] = {
            "format": FORMAT, "schema": SCHEMA, "version": __version__, "cards": self.kingdom.cards,
            "landscapes": self.kingdom.landscapes, "colonies": self.kingdom.colonies,
            "shelters": self.kingdom.shelters, "extras": self.kingdom.extras, "players": self.players,
            "names": self.names, "ruleset": self.ruleset, "setup_seed": self.setup_seed, "seed": self.seed,
            "first": self.first, "turn_limit": self.turn_limit,
        }  # fmt: skip
        if self.position:
            head["position"] = self.position
        return head

    def text(self) -> str:
        lines = [json.dumps(self.header())]
        lines.extend(json.dumps(list(answer)) for answer in self.answers)
        return "\n".join(lines) + "\n"

    def save(self, path: Path) -> None:
        path.write_text(self.text(), encoding="utf-8")


def parse_record(text: str) -> Record:
    """A record from its text; errors name the line."""
    lines = text.splitlines()
    if not lines:
        raise RecordError("the record is empty")
    try:
        head = json.loads(lines[0])
    except ValueError:
        raise RecordError("line 1 is not JSON: a record starts with its header") from None
    if not isinstance(head, dict) or head.get("format") != FORMAT:
        raise RecordError(f"line 1 is not the header of a {FORMAT}")
    if head.get("schema") != SCHEMA:
        raise RecordError(f"this record has schema {head.get('schema')}; this program reads schema {SCHEMA}")
    try:
        kingdom = Kingdom([str(name) for name in head["cards"]], [str(name) for name in head["landscapes"]],
                          colonies=bool(head["colonies"]), shelters=bool(head["shelters"]),
                          extras={str(k): [str(n) for n in v] for k, v in head["extras"].items()})  # fmt: skip
        record = Record(kingdom, int(head["players"]), int(head["seed"]), setup_seed=int(head["setup_seed"]),
                        first=int(head["first"]), ruleset=str(head["ruleset"]),
                        names=[str(name) for name in head["names"]], turn_limit=int(head["turn_limit"]))  # fmt: skip
        record.position = str(head.get("position", ""))
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        raise RecordError(f"line 1: the header lacks or garbles {error}") from None
    for number, line in enumerate(lines[1:], start=2):
        try:
            picks = json.loads(line)
            record.answers.append(tuple(int(pick) for pick in picks))
        except (ValueError, TypeError):
            raise RecordError(f"line {number} is not an answer: a list of option numbers") from None
    return record


def load_record(path: Path) -> Record:
    try:
        return parse_record(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise RecordError(f"{path}: {error.strerror}") from None
    except UnicodeDecodeError:
        raise RecordError(f"{path} is not text") from None


class Tape:
    """Answers from a record, for every seat."""

    def __init__(self, answers: list[Answer]) -> None:
        self.answers = answers
        self.next = 0

    def answer(self, view: View, question: Question) -> Answer:
        if self.next >= len(self.answers):
            raise OutOfAnswers
        self.next += 1
        return self.answers[self.next - 1]


def replay(record: Record, *, log: bool = False) -> Game:
    """Play a record again, as far as it goes. The game stands at the last quiet point reached."""
    tape = Tape(record.answers)
    try:
        game = record.start([agent_for(tape)] * record.players)
    except RulesError as error:
        raise RecordError(str(error)) from None
    if log:
        game.log = []
    while game.phase != GAME_OVER:
        quiet = game.clone()
        try:
            turns.advance(game)
        except OutOfAnswers:
            return quiet
        except IllegalAnswer as error:
            raise RecordError(f"line {tape.next + 1}: {error}") from None
    if tape.next < len(record.answers):
        raise RecordError(f"the game is over, but line {tape.next + 2} of the record goes on")
    return game
