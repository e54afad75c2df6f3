"""A game that stops wherever somebody outside has to decide, without threads.

As in `table.Session`, a question that goes outside leaves by an exception; with the answer the step is run again on a
clone of the last quiet point. There is no log and no undo here, so this is fast enough to train with.
"""

from __future__ import annotations

from freehold.rules import turns
from freehold.rules.game import Game
from freehold.rules.question import Agent, Answer, Outside, Question
from freehold.rules.setup import Setup
from freehold.rules.view import View
from freehold.rules.vocab import GAME_OVER


class Pause(Exception):
    """A seat outside has to decide."""


class Chair:
    """Answers for one seat: what was answered before, then its bot, else whoever is outside."""

    def __init__(self, driver: Driver, bot: Agent | None) -> None:
        self.driver = driver
        self.bot = bot

    def answer(self, view: View, question: Question) -> Answer:
        driver = self.driver
        if driver.used == len(driver.given):
            if self.bot is None:
                driver.view = view
                driver.question = question
                raise Pause
            driver.given.append(self.bot.answer(view, question))
        driver.used += 1
        return driver.given[driver.used - 1]


class Driver:
    """`question` is what is open, `view` what the seat that it is put to may know; both None: the game is over."""

    def __init__(self, setup: Setup, seed: int, bots: dict[int, Agent], first: int = 0, turn_limit: int = 0) -> None:
        chairs = [Chair(self, bots.get(seat)) for seat in range(setup.player_count)]
        self.quiet: Game = setup.new_game(seed, [Outside(chair.answer) for chair in chairs], first)
        self.quiet.turn_limit = turn_limit
        self.running = self.quiet
        self.given: list[Answer] = []  # answers in the step that runs
        self.used = 0
        self.question: Question | None = None
        self.view: View | None = None
        self.run()

    @property
    def over(self) -> bool:
        return self.quiet.phase == GAME_OVER

    @property
    def table(self) -> Game:
        """The game as it stands, perhaps in the middle of a card."""
        return self.running

    @property
    def by(self) -> int:
        """The seat that has to decide."""
        return -1 if self.question is None else int(self.question.player.controller)

    def answer(self, answer: Answer) -> None:
        self.given.append(answer)
        self.run()

    def run(self) -> None:
        """On to the next question that goes outside, or to the end."""
        self.question = None
        self.view = None
        while not self.over:
            game = self.quiet.clone()
            self.running = game
            self.used = 0
            try:
                turns.advance(game)
            except Pause:
                return
            del self.given[: self.used]
            self.quiet = game
