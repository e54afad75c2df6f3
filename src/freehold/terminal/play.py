"""`freehold play`: a game in the terminal against bots (or with several people at one keyboard)."""

from __future__ import annotations

import argparse
import contextlib
import random
import sys
from pathlib import Path

from freehold.bots import registry
from freehold.kingdoms.reference import named
from freehold.kingdoms.wishes import Wish, parse
from freehold.rules.kinds import RulesError
from freehold.rules.question import Agent, IllegalAnswer
from freehold.rules.setup import MOST_PLAYERS
from freehold.table import log as game_log
from freehold.table.asking import OpenQuestion
from freehold.table.record import Record, parse_record
from freehold.table.session import Session
from freehold.terminal import screen
from freehold.terminal.cards import card_lines
from freehold.terminal.common import UsageError, add_command, add_ruleset, positive, split
from freehold.terminal.kingdom import make
from freehold.terminal.reading import HELP, read_answer
from freehold.terminal.runs import score_lines

EXAMPLES = """
freehold play                             the base game against one bot
freehold play --bots 3 --sets seaside,hinterlands
freehold play --kingdom "Cellar, Moat, Village, Smithy, Market" --seed 5
freehold play --kingdom "first game"      a recommended kingdom (freehold kingdom --list-presets)
freehold play --kingdom "Trader, Haggler, Mine" --ruleset "first printing"     as these cards once worked
freehold play --save game.jsonl           s saves there; and at the end
freehold play --load game.jsonl           go on with a saved game, or play from a position
"""
ROUTINE = ("play", "treasures", "buy")
SAVE_AS = "freehold-game.jsonl"


def add(commands: argparse._SubParsersAction) -> None:  # type: ignore[type-arg]
    parser = add_command(commands, "play", "play in the terminal against bots", EXAMPLES)
    parser.add_argument("--bots", type=int, metavar="N", help="how many, 0 to 5 (default: 1)")
    parser.add_argument("--bot", default="priority", help="which (default: priority): " + ", ".join(registry.names()))
    parser.add_argument("--players", metavar="NAMES", help="names of the people, with commas (default: You)")
    parser.add_argument("--kingdom", metavar="KINGDOM", help="names with commas, a link, a code, a recommended kingdom")
    parser.add_argument("--wish", metavar="WISHES", help="what a random kingdom is to be like, as in `freehold kingdom`")
    parser.add_argument("--sets", help="a random kingdom of these sets (default: base)")
    parser.add_argument("--seed", type=int, help="the same seed and answers give the same game")
    add_ruleset(parser)
    parser.add_argument("--load", type=Path, metavar="FILE", help="a saved game (record) or a position")
    parser.add_argument("--save", type=Path, metavar="FILE", help="where the game is saved")
    parser.add_argument("--turns", type=positive, metavar="N", help="end the game after so many turns of everybody together")
    parser.set_defaults(run=run)


def make_bots(arguments: argparse.Namespace, people: int, players: int, seed: int) -> dict[int, Agent]:
    kind = registry.find(arguments.bot)
    return {seat: kind.make(seed * 7 + seat) for seat in range(people, players)}


def start(arguments: argparse.Namespace) -> Session:
    if arguments.load is not None:
        return load(arguments)
    people = split(arguments.players) or ["You"]
    bots = 1 if arguments.bots is None and len(people) == 1 else (arguments.bots or 0)
    if not 0 <= bots <= MOST_PLAYERS - 1 or not 2 <= len(people) + bots <= MOST_PLAYERS:
        raise RulesError(f"a game has 2 to {MOST_PLAYERS} players, not {len(people)} and {bots} bots")
    names = people + [f"Bot {i + 1}" if bots > 1 else "Bot" for i in range(bots)]
    if len(set(names)) < len(names):
        raise UsageError("two players have the same name: give each another one")
    seed = random.SystemRandom().randrange(1 << 31) if arguments.seed is None else arguments.seed
    wish = arguments.wish or ""
    if arguments.kingdom and wish:
        raise UsageError("--kingdom names the cards, so there is nothing to wish for: leave out --kingdom or --wish")
    sets = split(arguments.sets) or ([] if wish else ["base"])
    choice = make(arguments.kingdom or "", sets, seed, len(names), parse(wish, Wish(sets=sets)) if wish else None)
    print(f"Seed {seed}. Type ? for help.")
    for note in choice.notes:
        print(f"Note: {note}")
    return Session.new(choice.kingdom, names, make_bots(arguments, len(people), len(names), seed), seed=seed, setup_seed=seed,
                       first=seed % len(names), ruleset=arguments.ruleset, turn_limit=arguments.turns or 0)  # fmt: skip


def load(arguments: argparse.Namespace) -> Session:
    try:
        text = arguments.load.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise UsageError(f"{arguments.load} is not text") from None
    record = parse_record(text) if text.lstrip().startswith("{") else Record.of_position(text)
    bots = record.players - 1 if arguments.bots is None else arguments.bots
    people = record.players - bots
    if people < 1:
        raise UsageError(f"this game has {record.players} seats: at most {record.players - 1} bots")
    return Session.from_record(record, make_bots(arguments, people, record.players, record.seed))


class Quit(Exception):
    """The person has had enough."""


class Table:
    """The terminal side of a game."""

    def __init__(self, session: Session, save_to: Path | None) -> None:
        self.session = session
        self.save_to = save_to
        self.told: dict[int, int] = {}  # seat -> how many log entries it has been told
        self.shown_turn = (-1, -1)  # for which turn and seat the table was last drawn
        self.people = [seat for seat in range(len(session.names)) if seat not in session.bots]

    def run(self) -> None:
        while self.session.question is not None:
            self.decide(self.session.question)
        self.finish()

    def finish(self) -> None:
        self.tell(self.people[0] if self.people else 0)
        print("\nThe game is over.")
        print("\n".join(score_lines(self.session.game, self.session.names)))
        if self.save_to is not None:
            self.save(self.save_to)

    # --- showing ---

    def tell(self, seat: int) -> None:
        """What has happened since this seat's last decision."""
        entries = self.session.log_entries()
        start = min(self.told.get(seat, 0), len(entries))
        lines = game_log.lines(entries[start:], self.session.game.kinds, self.session.names, seat)
        if lines:
            print(game_log.text(lines), end="")
        self.told[seat] = len(entries)

    def show(self, question: OpenQuestion, view: screen.Document, *, table: bool) -> list[int]:
        shown = screen.order_shown(question, view)
        if table:
            print("\n".join(screen.table_lines(view)))
        elif question.verb in ROUTINE:
            print("\n".join([screen.status_line(view), *screen.own_lines(view)]))
        else:
            print(screen.wrap("Hand: ", screen.stacked(view["players"][question.seat]["zones"]["hand"]) or ["empty"]))
        print("\n".join(screen.question_lines(question, view, shown)))
        return shown

    # --- deciding ---

    def decide(self, question: OpenQuestion) -> None:
        seat = question.by
        if len(self.people) > 1:
            print(f"\n{self.session.names[seat]} decides.")
        self.tell(seat)
        view = self.session.view(seat, log_from=len(self.session.log_entries()))
        turn = (view["turn"]["serial"], seat)  # type: ignore[index]
        fresh = turn != self.shown_turn
        if question.verb in ROUTINE:
            self.shown_turn = turn
        shown = self.show(question, view, table=fresh and question.verb in ROUTINE)
        while self.session.question is question:
            line = ask("> ")
            if self.command(line, question, view):
                continue
            try:
                self.session.answer(read_answer(question, line, shown))
            except (UsageError, IllegalAnswer) as error:
                print(error)

    def command(self, line: str, question: OpenQuestion, view: screen.Document) -> bool:
        """Do what a command letter says; False: the line is an answer."""
        letter, _, rest = line.strip().partition(" ")
        letter = letter.casefold()
        if letter == "?":
            print(HELP)
        elif letter == "t":
            self.text_of(rest.strip(), view)
        elif letter == "l" and not rest:
            print(game_log.text(self.session.log(question.by)), end="")
        elif letter == "b" and not rest:
            self.show(question, view, table=True)
        elif letter == "u" and not rest:
            self.undo(question.by)
        elif letter == "s" and (not rest or len(rest.split()) == 1):
            self.save(Path(rest) if rest else self.save_to or Path(SAVE_AS))
        elif letter == "q" and not rest:
            raise Quit
        else:
            return False
        return True

    def text_of(self, name: str, view: screen.Document) -> None:
        try:
            if name:
                kinds = named(name)
            else:
                kinds = [kind for pile in view["piles"] if pile["kingdom"] for kind in named(pile["name"])]
        except RulesError as error:
            print(error)
            return
        for kind in kinds:
            print("\n".join(screen.paragraph(line) for line in card_lines(kind, with_rulings=bool(name))))

    def undo(self, seat: int) -> None:
        free = self.session.undo_is_free
        try:
            self.session.undo(seat)
        except IllegalAnswer as error:
            print(error)
            return
        self.told = {each: min(told, len(self.session.log_entries())) for each, told in self.told.items()}
        self.shown_turn = (-1, -1)
        print("Taken back." if free else "Taken back (others had answered, or something hidden was seen).")

    def save(self, path: Path) -> None:
        try:
            self.session.record().save(path)
        except OSError as error:
            print(f"not saved: {path}: {error.strerror}")
        else:
            print(f"Saved: freehold play --load {path}")


def ask(prompt: str) -> str:
    """A line from the person."""
    if sys.stdin.isatty():
        return input(prompt)
    line = sys.stdin.readline()
    if not line:
        raise EOFError
    return line.rstrip("\n")


def run(arguments: argparse.Namespace) -> int:
    if sys.stdin.isatty():
        with contextlib.suppress(ImportError):
            import readline  # noqa: F401 (line editing and history for input())
    table = Table(start(arguments), arguments.save)
    try:
        table.run()
    except Quit:
        if table.save_to is not None:
            table.save(table.save_to)
        return 0
    except EOFError:
        if table.save_to is not None:
            table.save(table.save_to)
        raise UsageError("the input ended before the game did; --save FILE keeps such games") from None
    return 0
