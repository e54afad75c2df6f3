"""One running game with people and bots.

The session keeps a checkpoint (a clone of the game at the last quiet point) and the answers given since. When a person
must decide, their chair raises: the half-done step stays to be looked at, never to be played on. The answer runs the
step again from the checkpoint with all answers so far. From that come undo, replay and "continue from here".
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from freehold.rules import turns
from freehold.rules.events import LogEntry
from freehold.rules.game import Game, why_illegal
from freehold.rules.invariants import faults
from freehold.rules.kinds import CURRENT, RulesError
from freehold.rules.question import Agent, Answer, IllegalAnswer, Outside, Question
from freehold.rules.setup import Kingdom
from freehold.rules.view import View
from freehold.rules.vocab import GAME_OVER
from freehold.table import log, position
from freehold.table.asking import OpenQuestion, describe
from freehold.table.document import SPECTATOR, document, sees
from freehold.table.record import Record, RecordError

KEPT = 12
"""So many checkpoints are kept at least; older ones are thinned out, and undo runs a little longer from them."""

LEARNING = ("draw", "look", "reveal", "take boon", "receive")


class Suspended(Exception):
    """A person has to decide: the step is left where it stands."""

    def __init__(self, question: OpenQuestion) -> None:
        super().__init__(question.prompt)
        self.question = question


class BotError(Exception):
    """A bot gave an answer that its question does not allow."""


class Fault(Exception):
    """An invariant does not hold any more."""


@dataclass(frozen=True)
class Mark:
    """A decision of a person: how many answers came before it, and whose it was."""

    index: int
    by: int


@dataclass(frozen=True)
class Checkpoint:
    """A quiet point: how many answers led to it, how many log entries, and the game as it was. Never played on."""

    answers: int
    entries: int
    game: Game


class Session:
    """A game that goes on until a person has to decide, or to the end.

    `bots` maps seats to agents; every other seat is a person's. With `check` every invariant is tested at each quiet point.
    """

    def __init__(self, record: Record, bots: Mapping[int, Agent] | None = None, *, check: bool = False,
                 replaying: bool = True) -> None:  # fmt: skip
        self.bots = dict(bots or {})
        for seat in self.bots:
            if not 0 <= seat < record.players:
                raise RulesError(f"there is no seat {seat} for a bot: this game has seats 0 to {record.players - 1}")
        self.check = check
        self._head = record
        self._names = [*record.names, *(f"p{i + 1}" for i in range(len(record.names), record.players))]
        self._answers: list[Answer] = []  # those that led to the checkpoint
        self._step: list[Answer] = list(record.answers) if replaying else []  # those given since, or still to be used
        self._used = 0  # how many of them the running step has used
        self._entries: list[LogEntry] = []  # the log up to the checkpoint
        self._marks: list[Mark] = []
        self._question: OpenQuestion | None = None
        self._paused: Game | None = None
        self._free: bool | None = None
        chairs: list[Agent] = [Outside(self._chair(seat)) for seat in range(record.players)]
        try:
            game = record.start(chairs)
        except (RulesError, position.PositionError) as error:
            if record.answers:
                raise RecordError(str(error)) from None
            raise
        game.log = []
        self._checkpoint = game
        self._beginning = Checkpoint(0, 0, game)
        self._history: list[Checkpoint] = []
        self._clones: list[Game] = [game]  # all that were made and not yet closed
        self._go_on()
        self._close_what_is_left()
        if self.over and self._step:
            raise RecordError(f"the game is over after {len(self._answers)} answers, but the record goes on")

    # --- making sessions ---

    @classmethod
    def new(cls, kingdom: Kingdom, names: Sequence[str], bots: Mapping[int, Agent] | None = None, *, seed: int = 0,
            setup_seed: int = 0, first: int = 0, ruleset: str = CURRENT, turn_limit: int = 0,
            check: bool = False) -> Session:  # fmt: skip
        """A new game; one name for each seat."""
        record = Record(kingdom, len(names), seed, setup_seed=setup_seed, first=first, ruleset=ruleset,
                        names=list(names), turn_limit=turn_limit)  # fmt: skip
        return cls(record, bots, check=check)

    @classmethod
    def from_record(cls, record: Record, bots: Mapping[int, Agent] | None = None, *, upto: int | None = None,
                    check: bool = False) -> Session:  # fmt: skip
        """The game of a record, as far as it goes or up to so many answers; then the bots go on, if there are any."""
        if upto is not None and not 0 <= upto <= len(record.answers):
            raise RecordError(f"the record has answers 0 to {len(record.answers)}, not {upto}")
        return cls(with_answers(record, record.answers[:upto]), bots, check=check)

    @classmethod
    def from_position(cls, text: str, names: Sequence[str] = (), bots: Mapping[int, Agent] | None = None, *,
                      check: bool = False) -> Session:  # fmt: skip
        """A game that starts at a position."""
        return cls(Record.of_position(text, list(names)), bots, check=check)

    def fork(self, upto: int | None = None, bots: Mapping[int, Agent] | None = None) -> Session:
        """Continue from here, or from after so many answers, in a session of its own."""
        return Session.from_record(self.record(), self.bots if bots is None else bots, upto=upto, check=self.check)

    # --- where it stands ---

    @property
    def question(self) -> OpenQuestion | None:
        """What a person has to decide now; None: the game is over."""
        return self._question

    @property
    def over(self) -> bool:
        return self._checkpoint.phase == GAME_OVER

    @property
    def decisions(self) -> int:
        """How many answers have been given, those of bots too."""
        return len(self._answers) + len(self._step)

    @property
    def names(self) -> list[str]:
        return self._names

    @property
    def game(self) -> Game:
        """The game at the last quiet point. For reading and cloning only, and only until the next answer."""
        return self._checkpoint

    @property
    def table(self) -> Game:
        """The game as it stands, possibly in the middle of a card. For reading only, and only until the next answer."""
        return self._checkpoint if self._paused is None else self._paused

    def log_entries(self, start: int = 0) -> list[LogEntry]:
        """What has happened, from a given entry on."""
        running = self._paused.log if self._paused is not None else None
        return [*self._entries, *(running or [])][start:]

    def answers_from(self, start: int) -> list[Answer]:
        """The answers given from the one with that index on."""
        settled = len(self._answers)
        if start >= settled:
            return self._step[start - settled :]
        return [*self._answers[start:], *self._step]

    def record(self) -> Record:
        """Everything needed to play the game again to this point."""
        return with_answers(self._head, [*self._answers, *self._step])

    def position(self) -> str:
        """The last quiet point as text."""
        return position.write(self._checkpoint)

    # --- deciding ---

    def answer(self, picks: Sequence[int]) -> OpenQuestion | None:
        """Answer the open question, by the positions of the chosen options; the next open question.

        An answer that is not allowed raises IllegalAnswer, and the session stays as it was.
        """
        if self._question is None:
            raise IllegalAnswer("the game is over: there is nothing to answer")
        given = tuple(picks)
        self._question.check(given)
        self._attempt(lambda: self._step.append(given))
        return self._question

    def undo(self, seat: int | None = None) -> OpenQuestion | None:
        """Go back to the previous decision of a person (of that seat); the question that is open there."""
        mark = self.last_mark(seat)
        if mark is None:
            raise IllegalAnswer("there is no decision to take back")
        self._attempt(lambda: self._back_to(mark.index))
        return self._question

    def hand_over(self, seat: int, bot: Agent) -> OpenQuestion | None:
        """A bot answers for that seat from now on, at once if it is asked; the next open question of a person."""
        if not 0 <= seat < len(self._names):
            raise RulesError(f"there is no seat {seat} for a bot: this game has seats 0 to {len(self._names) - 1}")
        before = dict(self.bots)
        self.bots[seat] = bot
        try:
            self._attempt(lambda: None)
        except BaseException:
            self.bots = before
            raise
        return self._question

    def last_mark(self, seat: int | None = None) -> Mark | None:
        """The last decision of a person (of that seat)."""
        for mark in reversed(self._marks):
            if seat is None or mark.by == seat:
                return mark
        return None

    @property
    def undo_is_free(self) -> bool:
        """Could the last decision be taken back without any harm to others?

        So it is if nobody else has answered since, nothing was shuffled, and the seat has learned nothing hidden.
        """
        if self._free is None:
            self._free = self._nothing_learned()
        return self._free

    def walk(self, since: int) -> Generator[None]:
        """Stand again at each place from after so many answers on, and at the end here: to look, not to change anything.

        It stops at the first decision after those answers, then at each quiet point and each decision, of bots too.
        """
        given = self.answers_from(since)
        restore, bots = self._snapshot(), self.bots
        self.bots = {}
        try:
            self._back_to(since)
            self._go_on()
            yield
            for number, answer in enumerate(given, 1):
                self._step.append(answer)
                for _ in self._run():
                    if number < len(given) or (self._question is None and not self.over):
                        yield
        finally:
            self.bots = bots
            restore()
            self._close_what_is_left()

    # --- views ---

    def view(self, seat: int = SPECTATOR, log_from: int = 0, *, free: bool | None = None) -> dict[str, object]:
        """The document of what a seat (or a spectator, -1) may know; log lines from a given entry on.

        `free`: may it take back without asking, where the table's own rule says so.
        """
        game = self.table
        out = document(game, seat, self.names)
        question = self._question
        out["question"] = question.document() if question is not None and question.by == seat else None
        out["waiting_for"] = None if question is None else question.by
        out["decisions"] = self.decisions
        mark = self.last_mark(seat)
        if free is None:
            free = mark is not None and mark == self.last_mark() and self.undo_is_free
        out["undo"] = {"possible": mark is not None, "free": mark is not None and free}
        out["log_entries"] = len(self.log_entries())
        out["log"] = [line.document() for line in self.log(seat, log_from)]
        return out

    def log(self, seat: int = SPECTATOR, start: int = 0) -> list[log.Line]:
        """The log as a seat may read it; after the end everything is open."""
        reader = log.ALL if self.over else seat
        return log.lines(self.log_entries(), self._checkpoint.kinds, self.names, reader, start)

    # --- inside ---

    def _chair(self, seat: int) -> Callable[[View, Question], Answer]:
        def answer(view: View, question: Question) -> Answer:
            return self._answer_for(seat, view, question)

        return answer

    def _answer_for(self, seat: int, view: View, question: Question) -> Answer:
        bot = self.bots.get(seat)
        index = len(self._answers) + self._used
        if self._used == len(self._step):
            if bot is None:
                raise Suspended(self._named(describe(question.player.game, question)))
            given = tuple(int(pick) for pick in bot.answer(view, question))
            why = why_illegal(question, given)
            if why:
                raise BotError(f"the bot of {self.names[seat]} gave an illegal answer: {why}")
            self._step.append(given)
        if bot is None and (not self._marks or self._marks[-1].index < index):
            self._marks.append(Mark(index, seat))
        self._used += 1
        return self._step[self._used - 1]

    def _named(self, question: OpenQuestion) -> OpenQuestion:
        """With the players' names for "p1", "p2"."""
        if question.domain != "players":
            return question
        options = tuple(replace(option, label=self.names[option.number]) for option in question.options)
        return replace(question, options=options)

    def _attempt(self, change: Callable[[], None]) -> None:
        """Make a change and go on; if anything raises, everything is as before."""
        restore = self._snapshot()
        try:
            change()
            self._go_on()
        except BaseException:
            restore()
            raise
        finally:
            self._close_what_is_left()

    def _close_what_is_left(self) -> None:
        """Games and their players refer to each other: without this each answer would leave work for the collector."""
        kept = {id(point.game) for point in self._history}
        kept |= {id(self._beginning.game), id(self._checkpoint), id(self._paused)}
        for game in self._clones:
            if id(game) not in kept:
                game.close()
        self._clones = [game for game in self._clones if id(game) in kept]

    def _snapshot(self) -> Callable[[], None]:
        """What puts everything back as it is now."""
        now = (self._checkpoint, self._question, self._paused, self._free)
        answers, step, marks = list(self._answers), list(self._step), list(self._marks)
        entries, history = list(self._entries), list(self._history)

        def restore() -> None:
            self._checkpoint, self._question, self._paused, self._free = now
            self._answers, self._step, self._marks = answers, step, marks
            self._entries, self._history = entries, history
            self._used = len(step)

        return restore

    def _go_on(self) -> None:
        """Run steps from the checkpoint until a person must decide, or to the end."""
        for _ in self._run():
            pass

    def _run(self) -> Iterator[None]:
        """Run as `_go_on` does, and pause at each quiet point on the way and where it ends."""
        self._question = None
        self._paused = None
        self._free = None
        while not self.over:
            game = self._checkpoint.clone()
            self._clones.append(game)
            self._used = 0
            try:
                turns.advance(game)
            except Suspended as suspended:
                self._question = suspended.question
                self._paused = game
                self._remember()
                yield
                return
            except IllegalAnswer as error:
                at = len(self._answers) + self._used
                raise RecordError(f"answer {at} does not fit the game: {error}") from None
            if self.check:
                wrong = faults(game)
                if wrong:
                    raise Fault(wrong[0])
            self._remember()
            self._settle(game)
            yield

    def _settle(self, game: Game) -> None:
        """A step is done: the quiet point after it is the new checkpoint."""
        self._answers.extend(self._step[: self._used])
        del self._step[: self._used]
        self._used = 0
        self._entries.extend(game.log or [])
        game.log = []
        self._checkpoint = game

    def _remember(self) -> None:
        """Keep the checkpoint if a person decides something in the step that begins there."""
        here = len(self._answers)
        if self._question is None and not (self._marks and self._marks[-1].index >= here):
            return
        if self._history and self._history[-1].answers >= here:
            return
        self._history.append(Checkpoint(here, len(self._entries), self._checkpoint))
        if len(self._history) > 2 * KEPT:
            old = self._history[:-KEPT]
            self._history = old[::2] + self._history[-KEPT:]

    def _back_to(self, index: int) -> None:
        """Stand before the answer with that index."""
        everything = [*self._answers, *self._step]
        while self._history and self._history[-1].answers > index:
            self._history.pop()
        start = self._history[-1] if self._history else self._beginning
        self._checkpoint = start.game
        self._answers = everything[: start.answers]
        self._step = everything[start.answers : index]
        del self._entries[start.entries :]
        self._marks = [mark for mark in self._marks if mark.index < index]

    def _nothing_learned(self) -> bool:
        """See `undo_is_free`: compares the table now with the table at that decision."""
        mark = self.last_mark()
        if mark is None or mark.index + 1 != self.decisions:
            return False
        now, seen = self.table, self.log_entries()
        restore = self._snapshot()
        try:
            self._back_to(mark.index)
            self._go_on()
            then, told = self.table, len(self.log_entries())
        finally:
            restore()
        if (then.dice_a, then.dice_b) != (now.dice_a, now.dice_b):
            return False
        if any(entry.word in LEARNING and (entry.number or entry.kinds) for entry in seen[told:]):
            return False
        return not any(sees(now, mark.by, card) and not sees(then, mark.by, card) for card in range(len(now.kind_ids)))


def with_answers(record: Record, answers: Sequence[Answer]) -> Record:
    """The same game with other answers."""
    other = record.head()
    other.answers = list(answers)
    return other
