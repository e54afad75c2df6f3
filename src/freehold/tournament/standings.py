"""Who stands where: criteria in turn, each only among those whom the ones before left tied."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from itertools import combinations, pairwise
from typing import TypeAlias

from freehold.tournament import chance
from freehold.tournament.model import (
    ABSENT,
    BUCHHOLZ,
    CHAMPIONSHIP,
    FINAL,
    GAMES,
    HEAD_TO_HEAD,
    KNOCK_OUT,
    PRE_FINAL,
    PRELIMINARY,
    ROUND_ROBIN,
    SHARE,
    SONNEBORN,
    SWISS,
    WINS,
    Result,
    Round,
    Score,
    Table,
    Tournament,
)
from freehold.tournament.scoring import match_games, match_points, places, shares, tournament_points

POINTS = "points"
SECONDS, THIRDS = "second places", "third places"
ROUNDS_WON = "rounds won"
CHAMPION = "champion"
ROUNDS_BEFORE_FINALS = 4
QUALIFY = 9

Criterion: TypeAlias = Callable[[list[str]], dict[str, Fraction]]
"""What is compared among a group of tied participants; more is better."""


@dataclass
class Line:
    """One participant's line of the standings."""

    place: int
    name: str
    values: dict[str, Fraction] = field(default_factory=dict)  # what was compared, in turn
    note: str = ""
    shared: bool = False  # the place is shared: only a lot would tell them apart


def split(group: list[str], criteria: Sequence[Criterion]) -> list[list[str]]:
    """The group in order, as groups that nothing tells apart."""
    if len(group) < 2 or not criteria:
        return [group] if group else []
    worth = criteria[0](group)
    out: list[list[str]] = []
    for value in sorted(set(worth.values()), reverse=True):
        out += split([name for name in group if worth[name] == value], criteria[1:])
    return out


def ordered(tournament: Tournament, groups: list[list[str]]) -> list[str]:
    """All in one order; lots decide where nothing else does, always alike."""
    seed = tournament.rules.seed
    return [name for group in groups for name in chance.shuffled(group, seed, "lot")]


def lines(tournament: Tournament, groups: list[list[str]], labels: dict[str, Criterion]) -> list[Line]:
    """Standings from groups: those in one group share their place."""
    everybody = [name for group in groups for name in group]
    values = {label: criterion(everybody) for label, criterion in labels.items() if label != HEAD_TO_HEAD}
    out: list[Line] = []
    for group in groups:
        place = len(out) + 1
        for name in ordered(tournament, [group]):
            out.append(Line(place, name, {label: of[name] for label, of in values.items()},
                            left_note(tournament, name), len(group) > 1))  # fmt: skip
    return out


def left_note(tournament: Tournament, name: str) -> str:
    participant = tournament.participants[name]
    if participant.left_after is None:
        return ""
    when = f"after round {participant.left_after}" if participant.left_after else "before round 1"
    return f"out {when}: {participant.reason}"


# --- the championship ------------------------------------------------------------------------------------------------


def finished_games(rounds: Sequence[Round], stage: str = "") -> list[Result]:
    """Finished games, of one stage or of all."""
    return [result for each in rounds if stage in ("", each.stage) for table in each.tables
            for result in table.results if result is not None]  # fmt: skip


class Championship:
    """The standings of the older rules' tournament, after the rounds given."""

    def __init__(self, tournament: Tournament, rounds: Sequence[Round] | None = None) -> None:
        self.tournament = tournament
        self.rounds = list(tournament.rounds if rounds is None else rounds)
        self.games = finished_games(self.rounds, PRELIMINARY)
        self.largest = max((len(result.scores) for result in self.games), default=3)
        zero = dict.fromkeys(tournament.participants, Fraction(0))
        self.points, self.shares = zero.copy(), zero.copy()
        self.counts = {place: zero.copy() for place in (1, 2, 3)}
        for result in self.games:
            add(self.points, tournament_points(result))
            add(self.shares, shares(result, self.largest))
            for name, place in places(result.scores).items():
                if place in self.counts and not result.scores[name].out:
                    self.counts[place][name] += 1

    def labels(self) -> dict[str, Criterion]:
        compared = {POINTS: self.points, SHARE: self.shares, WINS: self.counts[1], SECONDS: self.counts[2],
                    THIRDS: self.counts[3]}  # fmt: skip
        return {label: lookup(values) for label, values in compared.items()}

    def preliminary(self) -> list[list[str]]:
        """Everybody after the preliminary rounds, in groups that nothing tells apart."""
        return split(list(self.tournament.participants), list(self.labels().values()))

    def order(self) -> list[str]:
        return ordered(self.tournament, self.preliminary())

    def rank(self) -> dict[str, int]:
        return {name: at for at, name in enumerate(self.order())}

    def qualified(self, round_number: int) -> list[str]:
        """Those who go on to the pre-final, the best first: nine of those who are still there."""
        there = set(self.tournament.active(round_number))
        return [name for name in self.order() if name in there][:QUALIFY]

    def stage(self, stage: str) -> Round | None:
        return next((each for each in self.rounds if each.stage == stage), None)

    def by_points(self, scores: dict[str, Score], tie: Callable[[str], tuple[Fraction, int]]) -> list[str]:
        """A table of the last two rounds: most victory points, not fewest turns; `tie` orders those who are tied."""
        at = places(scores, by_turns=False)
        return sorted(scores, key=lambda name: (at[name], tie(name)))

    def pre_final_tables(self) -> list[list[str]]:
        """The finished tables of the pre-final, best first: the better standing breaks ties."""
        before = self.stage(PRE_FINAL)
        rank = self.rank()
        tables = before.tables if before else []
        finished = [table.results[0] for table in tables if table.results[0] is not None]
        return [self.by_points(result.scores, lambda name: (Fraction(0), rank[name])) for result in finished]

    def alone_in_group(self) -> list[str]:
        before = self.stage(PRE_FINAL)
        return before.free if before else []

    def finalists(self, round_number: int) -> list[str]:
        """The winners of the pre-final, in the order of their standing. Where one is gone, the next of the table comes."""
        there = set(self.tournament.active(round_number))
        left = [[name for name in table if name in there] for table in self.pre_final_tables()]
        winners = [table[0] for table in left if table] + [name for name in self.alone_in_group() if name in there]
        rank = self.rank()
        return sorted(winners, key=rank.__getitem__)

    def all_shares(self) -> dict[str, Fraction]:
        """Shares of the preliminary rounds and the pre-final."""
        out = dict(self.shares)
        for result in finished_games(self.rounds, PRE_FINAL):
            add(out, shares(result, self.largest))
        return out

    def final_order(self) -> list[str]:
        """The finished final, the champion first."""
        last = self.stage(FINAL)
        if last is None:
            return []
        if not last.tables:  # all others are gone
            return last.free
        result = last.tables[0].results[0]
        if result is None:
            return []
        total = self.all_shares()
        rank = self.rank()
        return self.by_points(result.scores, lambda name: (-total[name], rank[name]))

    def standings(self) -> list[Line]:
        """The final first, then the pre-final by place at the table, then the others; each by the preliminary rounds."""
        prelim = lines(self.tournament, self.preliminary(), self.labels())
        final = self.final_order()
        rank = {line.name: at for at, line in enumerate(prelim)}
        place = {name: at for table in self.pre_final_tables() for at, name in enumerate(table)}
        if not place:
            return prelim

        def key(line: Line) -> tuple[int, int, int]:
            if line.name in final:
                return 0, final.index(line.name), 0
            return (1, place[line.name], rank[line.name]) if line.name in place else (2, 0, rank[line.name])

        out = sorted(prelim, key=key)
        for at, line in enumerate(out, start=1):
            line.place = at
            line.shared = line.shared and line.name not in place
            if line.name in final:
                line.note = CHAMPION if line.name == final[0] else FINAL
            elif line.name in place or line.name in self.alone_in_group():
                line.note = PRE_FINAL
        groups = {name: at for at, group in enumerate(self.preliminary()) for name in group}
        for line, after in pairwise(out):  # whom nothing tells apart share their place
            if line.shared and after.shared and groups[line.name] == groups[after.name]:
                after.place = line.place
        return out


def add(total: dict[str, Fraction], more: dict[str, Fraction]) -> None:
    for name, value in more.items():
        total[name] += value


def lookup(values: dict[str, Fraction]) -> Criterion:
    return lambda group: {name: values[name] for name in group}


# --- Swiss and round robin -------------------------------------------------------------------------------------------


class PairScores:
    """The scores of a tournament of pairs, after the rounds given."""

    def __init__(self, tournament: Tournament, rounds: Sequence[Round] | None = None) -> None:
        self.tournament = tournament
        self.rounds = list(tournament.rounds if rounds is None else rounds)
        names = list(tournament.participants)
        zero = dict.fromkeys(names, Fraction(0))
        self.score, self.wins, self.shares, self.free = zero.copy(), zero.copy(), zero.copy(), zero.copy()
        self.against: dict[tuple[str, str], Fraction] = {}
        self.met: dict[tuple[str, str], int] = {}
        self.annulled = annulled(tournament)
        by_games = tournament.rules.count == GAMES
        for each in self.rounds:
            for table in each.tables:
                if not self.annulled & set(table.players):
                    self.count(table, by_games)
            if tournament.rules.format == SWISS:
                for name in each.free:
                    self.free[name] += 1
                    self.score[name] += tournament.rules.games if by_games else 1

    def count(self, table: Table, by_games: bool) -> None:
        finished = [result for result in table.results if result is not None]
        for mine, other in (table.players, table.players[::-1]):
            worth = match_games(table, mine) if by_games else match_points(table, mine)
            self.score[mine] += worth
            self.against[mine, other] = self.against.get((mine, other), Fraction(0)) + worth
            self.met[mine, other] = self.met.get((mine, other), 0) + (len(finished) if by_games else int(table.finished))
        for result in finished:
            add(self.shares, shares(result, 2))
            at = places(result.scores)
            for name in table.players:
                self.wins[name] += int(at[name] == 1 and list(at.values()).count(1) == 1 and not result.scores[name].out)

    def head_to_head(self, group: list[str]) -> dict[str, Fraction]:
        """The points of a group in its own games, if all its pairs have met equally often."""
        times = {self.met.get(pair, 0) for pair in combinations(group, 2)}
        if len(times) != 1 or 0 in times:
            return dict.fromkeys(group, Fraction(0))
        return {name: sum((self.against[name, other] for other in group if other != name), Fraction(0)) for name in group}

    def sonneborn(self, group: list[str]) -> dict[str, Fraction]:
        return {name: sum((worth * self.score[other] for (mine, other), worth in self.against.items() if mine == name),
                          Fraction(0)) for name in group}  # fmt: skip

    def buchholz(self, group: list[str]) -> dict[str, Fraction]:
        """A free round counts as an opponent of one's own score."""
        out = {name: self.free[name] * self.score[name] for name in group}
        for each in self.rounds:
            for table in each.tables:
                for mine, other in (table.players, table.players[::-1]):
                    if mine in out and not self.annulled & {mine, other}:
                        out[mine] += self.score[other]
        return out

    def labels(self) -> dict[str, Criterion]:
        criteria: dict[str, Criterion] = {
            HEAD_TO_HEAD: self.head_to_head, SONNEBORN: self.sonneborn, BUCHHOLZ: self.buchholz,
            WINS: lookup(self.wins), SHARE: lookup(self.shares),
        }  # fmt: skip
        return {POINTS: lookup(self.score)} | {name: criteria[name] for name in self.tournament.rules.tie_breaks}

    def groups(self) -> list[list[str]]:
        """Everybody, in groups that nothing tells apart; those whose results do not count come last."""
        labels = list(self.labels().values())
        counted = [name for name in self.tournament.participants if name not in self.annulled]
        return split(counted, labels) + split([name for name in self.tournament.participants if name in self.annulled], labels)

    def standings(self) -> list[Line]:
        out = lines(self.tournament, self.groups(), self.labels())
        for line in out:
            if line.name in self.annulled:
                line.note += "; results do not count"
        return out


def annulled(tournament: Tournament) -> set[str]:
    """Who left a round robin before half of their matches were played: as if they had never been there."""
    if tournament.rules.format != ROUND_ROBIN:
        return set()
    matches = len(tournament.participants) - 1
    out: set[str] = set()
    for participant in tournament.participants.values():
        if participant.left_after is not None:
            played = sum(participant.name in table.players and table.finished and not walked_over(table)
                         for each in tournament.rounds for table in each.tables)  # fmt: skip
            if 2 * played < matches:
                out.add(participant.name)
    return out


def walked_over(table: Table) -> bool:
    """Was no game of this match played?"""
    return all(result is not None and any(score.out == ABSENT for score in result.scores.values())
               for result in table.results)  # fmt: skip


# --- knock-out -------------------------------------------------------------------------------------------------------


def match_winner(tournament: Tournament, table: Table) -> str | None:
    """Who goes on: more games, more victory points in them, fewer turns, the better seed. None: not finished."""
    if not table.finished:
        return None
    seeds = seed_order(tournament)
    scores = [result.scores for result in table.results if result is not None]

    def worth(name: str) -> tuple[Fraction, int, int, int]:
        mine = [each[name] for each in scores]
        return (match_games(table, name), sum(score.points for score in mine), -sum(score.turns or 0 for score in mine),
                -seeds.index(name))  # fmt: skip

    there = [name for name in table.players if not all(each[name].out == ABSENT for each in scores)]
    return max(there or table.players, key=worth)


def seed_order(tournament: Tournament) -> list[str]:
    """Participants in the order of their strength, or of lots."""
    names = list(tournament.participants)
    return names if tournament.rules.seeded else chance.shuffled(names, tournament.rules.seed, "seeds")


def knock_out(tournament: Tournament, rounds: Sequence[Round] | None = None) -> list[Line]:
    """By the rounds that were won (a free one too); those who are still in come before those who were beaten."""
    rounds = list(tournament.rounds if rounds is None else rounds)
    won = dict.fromkeys(tournament.participants, Fraction(0))
    beaten: dict[str, int] = {}
    for each in rounds:
        for name in each.free:
            won[name] += 1
        for table in each.tables:
            winner = match_winner(tournament, table)
            if winner is not None:
                won[winner] += 1
                beaten |= {name: each.number for name in table.players if name != winner}
    there = {name: Fraction(name not in beaten and tournament.participants[name].left_after is None) for name in won}
    out = lines(tournament, split(list(won), [lookup(there), lookup(won)]), {ROUNDS_WON: lookup(won)})
    champion = knock_out_champion(tournament, rounds)
    for line in out:
        if line.name == champion:
            line.note = CHAMPION
        elif line.name in beaten and not line.note:
            line.note = f"beaten in round {beaten[line.name]}"
    return out


def knock_out_champion(tournament: Tournament, rounds: Sequence[Round]) -> str | None:
    last = rounds[-1] if rounds else None
    if last is None or len(last.tables) + len(last.free) != 1:
        return None
    return last.free[0] if last.free else match_winner(tournament, last.tables[0])


# --- any format ------------------------------------------------------------------------------------------------------


def standings(tournament: Tournament, rounds: Sequence[Round] | None = None) -> list[Line]:
    """The standings now, or after the rounds given."""
    if tournament.rules.format == CHAMPIONSHIP:
        return Championship(tournament, rounds).standings()
    if tournament.rules.format == KNOCK_OUT:
        return knock_out(tournament, rounds)
    return PairScores(tournament, rounds).standings()
