"""Random games over random kingdoms with every invariant switched on."""

from __future__ import annotations

import time
import traceback
from collections.abc import Callable
from dataclasses import dataclass, field

from freehold.bots.random import RandomAgent
from freehold.kingdoms.randomizer import random_kingdom
from freehold.rules import scoring, turns
from freehold.rules.game import Game
from freehold.rules.invariants import difference, faults
from freehold.rules.question import Agent, Answer, Question, agent_for
from freehold.rules.view import View
from freehold.rules.vocab import GAME_OVER
from freehold.table.record import Record, Tape

TURN_LIMIT = 60  # for each player: random players may never end a game by themselves


@dataclass
class Failure:
    game: int
    what: str
    record: str


@dataclass
class Report:
    games: int = 0
    decisions: int = 0
    turns: int = 0
    finished: int = 0
    failures: list[Failure] = field(default_factory=list)
    seconds: float = 0.0
    kinds_seen: set[str] = field(default_factory=set)


class Keeper:
    """Keeps the answers that another agent gives (also those of a step that fails)."""

    def __init__(self, agent: Agent, answers: list[Answer]) -> None:
        self.agent = agent
        self.answers = answers

    def answer(self, view: View, question: Question) -> Answer:
        answer = self.agent.answer(view, question)
        self.answers.append(answer)
        return answer


def play_one(number: int, seed: int, sets: list[str], players: int, report: Report) -> None:
    """One game; what goes wrong is added to the report with a record that shows it."""
    game_seed = seed * 1_000_003 + number
    kingdom = random_kingdom(game_seed, sets, players)
    record = Record(kingdom, players, game_seed, setup_seed=game_seed, first=number % players,
                    turn_limit=TURN_LIMIT * players)  # fmt: skip
    agents = [agent_for(Keeper(RandomAgent(game_seed * 7 + seat), record.answers)) for seat in range(players)]
    try:
        game = record.start(agents)
        report.kinds_seen.update(kind.name for kind in game.setup.present)
        what = run_checked(game, record)
        report.decisions += len(record.answers)
        report.turns += game.turn_serial
        report.finished += game.ending
    except Exception as error:  # whatever a card raises is a finding, not the end of the run
        frames = traceback.extract_tb(error.__traceback__)[-3:]
        where = " > ".join(f"{frame.filename.rsplit('/', 1)[-1]}:{frame.lineno} {frame.name}" for frame in frames)
        what = f"{type(error).__name__}: {error} ({where})"
    if what:
        report.failures.append(Failure(number, what, record.text()))


def run_checked(game: Game, record: Record) -> str:
    """Play to the end; the first fault found, or nothing."""
    steps = 0
    while game.phase != GAME_OVER:
        before = game.clone() if steps % 97 == 13 else None
        asked = len(record.answers)
        turns.advance(game)
        steps += 1
        wrong = faults(game)
        if wrong:
            return wrong[0]
        if before is not None:
            # The same step on a clone with the same answers must give the same game.
            tape = Tape(record.answers[asked:])
            before.agents = [agent_for(tape)] * len(game.players)
            turns.advance(before)
            differs = difference(game, before)
            if differs:
                return f"a re-run step differs in {differs[:300]}"
        if steps > 100_000:
            return "the game does not end"
    scoring.winners(game)
    return ""


def fuzz(games: int, seed: int, sets: list[str], players: list[int], *, start: int = 0, most_failures: int = 20,
         progress: Callable[[int], None] | None = None) -> Report:  # fmt: skip
    """Play so many games, with numbers of players in turn."""
    report = Report()
    began = time.perf_counter()
    for number in range(start, start + games):
        play_one(number, seed, sets, players[number % len(players)], report)
        report.games += 1
        if progress is not None:
            progress(report.games)
        if len(report.failures) >= most_failures:
            break
    report.seconds = time.perf_counter() - began
    return report
