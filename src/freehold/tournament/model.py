"""What a tournament is: participants, rules, rounds, tables, results. It is made from its history, entry by entry.

An entry is a document of JSON that says what was decided, with all that was drawn, so a tournament stays the same when a
later version would draw otherwise. `Tournament.take` checks an entry whole before anything changes.
"""

from __future__ import annotations

import difflib
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final, TypeAlias

from freehold.kingdoms import writing
from freehold.rules.setup import Kingdom

Entry: TypeAlias = dict[str, Any]

CHAMPIONSHIP: Final = "championship"
SWISS: Final = "swiss"
ROUND_ROBIN: Final = "round-robin"
KNOCK_OUT: Final = "knock-out"
FORMATS: Final = {
    CHAMPIONSHIP: "the older rules' tournament: four rounds at tables of three or four, a pre-final of nine, a final",
    SWISS: "pairs of like scores, nobody meets twice, nobody drops out",
    ROUND_ROBIN: "everybody meets everybody",
    KNOCK_OUT: "pairs; who loses is out",
}

PRELIMINARY: Final = "preliminary round"
PRE_FINAL: Final = "pre-final"
FINAL: Final = "final"
PAIRS: Final = "round"

GAMES: Final = "games"
MATCHES: Final = "matches"
HEAD_TO_HEAD: Final = "head-to-head"
SONNEBORN: Final = "sonneborn-berger"
BUCHHOLZ: Final = "buchholz"
WINS: Final = "wins"
SHARE: Final = "share"
TIE_BREAKS: Final = {
    HEAD_TO_HEAD: "points in the games of those who are tied, if each met each",
    SONNEBORN: "the scores of the opponents beaten, game by game, and half of those held to a draw",
    BUCHHOLZ: "the scores of all opponents",
    WINS: "games won",
    SHARE: "shares of the victory points of the games, added up",
}

RESIGNED: Final = "resigned"
ABSENT: Final = "absent"
MOST_GAMES: Final = 99
MOST_AT_TABLE: Final = 4


class TournamentError(Exception):
    """Something that the tournament cannot take; one line that says what and why."""


@dataclass
class Participant:
    name: str
    bot: str = ""  # the opponent's name in the registry; "" for a person
    since: int = 1  # the first round they can be seated in
    left_after: int | None = None  # the last round they could be seated in, if they are out
    reason: str = ""

    def plays_in(self, round_number: int) -> bool:
        return self.since <= round_number and (self.left_after is None or round_number <= self.left_after)


@dataclass(frozen=True)
class Score:
    """What one participant made of a game. `out`: resigned or absent; then there are no points."""

    points: int = 0
    turns: int | None = None
    out: str = ""


@dataclass(frozen=True)
class Result:
    scores: dict[str, Score]
    record: str = ""  # the file of the game's record, beside the tournament's


@dataclass
class Table:
    number: int
    players: list[str]  # in turn order of the first game
    results: list[Result | None]

    @property
    def finished(self) -> bool:
        return all(result is not None for result in self.results)

    def order(self, game: int) -> list[str]:
        """The turn order of a game (from 0): who starts moves on by one each game."""
        start = game % len(self.players)
        return self.players[start:] + self.players[:start]


@dataclass
class Round:
    number: int
    stage: str
    tables: list[Table]
    kingdoms: list[Kingdom]  # one for so many games as a table has seats
    setup_seed: int
    free: list[str] = field(default_factory=list)
    plan: list[list[list[str]]] = field(default_factory=list)  # the tables of the rounds to come, if nothing changes

    @property
    def finished(self) -> bool:
        return all(table.finished for table in self.tables)

    def kingdom(self, table: Table, game: int) -> Kingdom:
        """Each kingdom is played once from every seat before the next one comes."""
        return self.kingdoms[game // len(table.players) % len(self.kingdoms)]

    def table(self, number: int) -> Table:
        for table in self.tables:
            if table.number == number:
                return table
        raise TournamentError(f"round {self.number} has no table {number}; it has 1 to {len(self.tables)}")


@dataclass(frozen=True)
class Rules:
    format: str
    seed: int
    rounds: int | None = None  # None: as many as it takes
    games: int = 1  # of a match
    count: str = MATCHES
    tie_breaks: tuple[str, ...] = ()
    kingdoms: tuple[Kingdom, ...] = ()  # one for each round, the last for all that follow
    wishes: tuple[str, ...] = ()  # likewise, for kingdoms that are drawn
    seeded: bool = False  # the order of participants is their strength


class Tournament:
    def __init__(self) -> None:
        self.title = ""
        self.rules = Rules(SWISS, 0)
        self.participants: dict[str, Participant] = {}
        self.rounds: list[Round] = []
        self.history: list[Entry] = []

    @property
    def current(self) -> Round | None:
        """The round drawn last."""
        return self.rounds[-1] if self.rounds else None

    def active(self, round_number: int) -> list[str]:
        return [each.name for each in self.participants.values() if each.plays_in(round_number)]

    def participant(self, name: str) -> Participant:
        """The one of that name, however it is spelled; a name that begins only one will do."""
        known = {each.casefold(): each for each in self.participants}
        key = " ".join(name.split()).casefold()
        if key in known:
            return self.participants[known[key]]
        begins = [each for each in known if each.startswith(key)] if key else []
        if len(begins) == 1:
            return self.participants[known[begins[0]]]
        near = [known[each] for each in begins or difflib.get_close_matches(key, known, n=3, cutoff=0.5)]
        hint = f"did you mean {' or '.join(near)}?" if near else f"there are {', '.join(self.participants)}"
        raise TournamentError(f"no participant is called '{name}'; {hint}")

    def round(self, number: int) -> Round:
        if not 1 <= number <= len(self.rounds):
            drawn = f"rounds 1 to {len(self.rounds)} are drawn" if self.rounds else "no round is drawn yet"
            raise TournamentError(f"there is no round {number}: {drawn}")
        return self.rounds[number - 1]

    def open_tables(self) -> list[Table]:
        return [table for table in self.rounds[-1].tables if not table.finished] if self.rounds else []

    def is_bot(self, name: str) -> bool:
        return bool(self.participants[name].bot)

    # --- the history ---

    def take(self, entry: Entry) -> None:
        """Do what an entry says; TournamentError if it does not fit, and then nothing has changed."""
        reader = Fields(entry)
        what = reader.text("do")
        known = {"new": self.take_new, "add": self.take_add, "withdraw": self.take_withdraw,
                 "round": self.take_round, "result": self.take_result}  # fmt: skip
        if what not in known:
            raise TournamentError(f"field 'do': there is no '{what}'; there are {', '.join(known)}")
        if (what == "new") == bool(self.history):
            raise TournamentError("the first entry, and no other, is 'new'")
        known[what](reader)
        self.history.append(entry)

    def take_new(self, reader: Fields) -> None:
        title = reader.text("title")
        rules = read_rules(reader.fields("rules"))
        joining = self.read_participants(reader, 1)
        self.title, self.rules = title, rules
        self.participants = {each.name: each for each in joining}

    def take_add(self, reader: Fields) -> None:
        for each in self.read_participants(reader, len(self.rounds) + 1):
            self.participants[each.name] = each

    def read_participants(self, reader: Fields, since: int) -> list[Participant]:
        out: list[Participant] = []
        taken = {name.casefold() for name in self.participants}
        for each in reader.each("participants"):
            name = each.text("name")
            if name.casefold() in taken:
                raise TournamentError(f"two participants are called {name}")
            taken.add(name.casefold())
            out.append(Participant(name, each.text("bot", ""), since))
        return out

    def take_withdraw(self, reader: Fields) -> None:
        participant = self.named(reader.text("name"))
        if participant.left_after is not None:
            raise TournamentError(f"{participant.name} is out already")
        reason = reader.text("reason")
        participant.left_after = len(self.rounds)
        participant.reason = reason

    def named(self, name: str) -> Participant:
        if name not in self.participants:
            raise TournamentError(f"no participant is called '{name}'")
        return self.participants[name]

    def take_round(self, reader: Fields) -> None:
        number = reader.number("number")
        if number != len(self.rounds) + 1:
            raise TournamentError(f"field 'number': round {number} cannot follow round {len(self.rounds)}")
        free = [self.named(name).name for name in reader.texts("free")]
        seated = list(free)
        tables: list[Table] = []
        most = MOST_AT_TABLE if self.rules.format == CHAMPIONSHIP else 2
        for names in reader.lists("tables"):
            if not 2 <= len(names) <= most:
                players = "2 players" if most == 2 else f"2 to {most} players"
                raise TournamentError(f"field 'tables': a table has {players}, not {len(names)}")
            seated += [self.named(name).name for name in names]
            tables.append(Table(len(tables) + 1, names, [None] * self.rules.games))
        if len(set(seated)) != len(seated):
            raise TournamentError("field 'tables': somebody sits at two tables")
        kingdoms = [read_kingdom(each) for each in reader.each("kingdoms")]
        if not kingdoms:
            raise TournamentError("field 'kingdoms': there is none")
        plan = [[[self.named(name).name for name in table] for table in tables] for tables in reader.plan("plan")]
        self.rounds.append(Round(number, reader.text("stage"), tables, kingdoms, reader.number("setup_seed"), free, plan))

    def take_result(self, reader: Fields) -> None:
        table = self.round(reader.number("round")).table(reader.number("table"))
        game = reader.number("game")
        if not 1 <= game <= len(table.results):
            raise TournamentError(f"field 'game': a match has games 1 to {len(table.results)}, not {game}")
        scores: dict[str, Score] = {}
        lines = reader.fields("scores")
        if set(lines.document) != set(table.players):
            raise TournamentError(f"field 'scores': it should name {', '.join(table.players)}")
        for name in table.players:
            line = lines.fields(name)
            out = line.text("out", "")
            if out not in ("", RESIGNED, ABSENT):
                raise TournamentError(f"field 'out': '{out}' is neither {RESIGNED} nor {ABSENT}")
            turns = line.number("turns") if "turns" in line.document else None
            scores[name] = Score(0 if out else line.number("points"), turns, out)
        if (table.results[game - 1] is not None) != reader.truth("corrects", False):
            raise TournamentError(f"table {table.number} has a result already, and this one is no correction"
                                  if table.results[game - 1] else "it corrects a result that is not there")  # fmt: skip
        table.results[game - 1] = Result(scores, reader.text("record", ""))


class Fields:
    """Reads the fields of a document, and says which one is wrong."""

    def __init__(self, document: object, where: str = "") -> None:
        if not isinstance(document, dict):
            raise TournamentError(f"{where or 'the entry'} should be a set of fields, not {shown(document)}")
        self.document: dict[str, Any] = document

    def wrong(self, name: str, wanted: str) -> TournamentError:
        if name not in self.document:
            return TournamentError(f"field '{name}' is missing")
        return TournamentError(f"field '{name}' should be {wanted}, not {shown(self.document[name])}")

    def text(self, name: str, default: str | None = None) -> str:
        value = self.document.get(name, default)
        if not isinstance(value, str):
            raise self.wrong(name, "text")
        return value

    def number(self, name: str, default: int | None = None) -> int:
        value = self.document.get(name, default)
        if not isinstance(value, int) or isinstance(value, bool):
            raise self.wrong(name, "a whole number")
        return value

    def truth(self, name: str, default: bool) -> bool:
        value = self.document.get(name, default)
        if not isinstance(value, bool):
            raise self.wrong(name, "true or false")
        return value

    def values(self, name: str) -> Sequence[object]:
        value = self.document.get(name)
        if not isinstance(value, list):
            raise self.wrong(name, "a list")
        return value

    def texts(self, name: str) -> list[str]:
        return as_texts(self.values(name), name)

    def lists(self, name: str) -> list[list[str]]:
        return [as_texts(each, name) for each in self.values(name)]

    def plan(self, name: str) -> list[list[list[str]]]:
        return [[as_texts(each, name) for each in as_list(tables, name)] for tables in self.values(name)]

    def fields(self, name: str) -> Fields:
        if name not in self.document:
            raise self.wrong(name, "a set of fields")
        return Fields(self.document[name], f"field '{name}'")

    def each(self, name: str) -> list[Fields]:
        return [Fields(value, f"field '{name}', number {at}") for at, value in enumerate(self.values(name), start=1)]


def as_list(value: object, name: str) -> Sequence[object]:
    if not isinstance(value, list):
        raise TournamentError(f"field '{name}' should hold lists, not {shown(value)}")
    return value


def as_texts(value: object, name: str) -> list[str]:
    out: list[str] = []
    for each in as_list(value, name):
        if not isinstance(each, str):
            raise TournamentError(f"field '{name}' should hold names, not {shown(each)}")
        out.append(each)
    return out


def shown(value: object) -> str:
    text = repr(value)
    return text if len(text) <= 40 else text[:37] + "..."


# --- documents of rules and kingdoms ---------------------------------------------------------------------------------


def read_kingdom(reader: Fields) -> Kingdom:
    extras = reader.fields("extras")
    return Kingdom(reader.texts("cards"), reader.texts("landscapes"), colonies=reader.truth("colonies", False),
                   shelters=reader.truth("shelters", False),
                   extras={name: extras.texts(name) for name in extras.document})  # fmt: skip


def rules_document(rules: Rules) -> Entry:
    return {
        "format": rules.format, "seed": rules.seed, "rounds": rules.rounds, "games": rules.games, "count": rules.count,
        "tie_breaks": list(rules.tie_breaks), "kingdoms": [writing.document(each) for each in rules.kingdoms],
        "wishes": list(rules.wishes), "seeded": rules.seeded,
    }  # fmt: skip


def one_of(reader: Fields, name: str, among: Sequence[str]) -> str:
    value = reader.text(name)
    if value not in among:
        raise TournamentError(f"field '{name}': there is no '{value}'; there are {', '.join(among)}")
    return value


def read_rules(reader: Fields) -> Rules:
    rounds = None if reader.document.get("rounds") is None else reader.number("rounds")
    games = reader.number("games")
    if not 1 <= games <= MOST_GAMES:
        raise TournamentError(f"field 'games': a match has 1 to {MOST_GAMES} games, not {games}")
    if rounds is not None and rounds < 1:
        raise TournamentError(f"field 'rounds': there is 1 at least, not {rounds}")
    if games != 1 and reader.text("format") == CHAMPIONSHIP:
        raise TournamentError(f"field 'games': a {CHAMPIONSHIP} plays one at each table of a round, not {games}")
    breaks = tuple(reader.texts("tie_breaks"))
    for each in breaks:
        if each not in TIE_BREAKS:
            raise TournamentError(f"field 'tie_breaks': there is no '{each}'; there are {', '.join(TIE_BREAKS)}")
    return Rules(
        one_of(reader, "format", list(FORMATS)), reader.number("seed"), rounds, games,
        one_of(reader, "count", (GAMES, MATCHES)), breaks, tuple(read_kingdom(each) for each in reader.each("kingdoms")),
        tuple(reader.texts("wishes")), reader.truth("seeded", False),
    )  # fmt: skip
