"""Who meets whom in rounds of pairs: Swiss, round robin, knock-out."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from freehold.tournament import chance
from freehold.tournament.model import Round, Tournament, TournamentError
from freehold.tournament.standings import PairScores, match_winner, ordered, seed_order

MOST_NODES = 100_000


def meetings(rounds: Sequence[Round]) -> dict[tuple[str, str], int]:
    out: dict[tuple[str, str], int] = {}
    for each in rounds:
        for table in each.tables:
            for a in table.players:
                for b in table.players:
                    out[a, b] = out.get((a, b), 0) + (a != b)
    return out


def started(rounds: Sequence[Round], name: str) -> tuple[int, int]:
    """How often somebody started a match, and in which round last."""
    times = [each.number for each in rounds for table in each.tables if table.players[0] == name]
    return len(times), times[-1] if times else 0


def seated(tournament: Tournament, a: str, b: str) -> list[str]:
    """Two opponents, the one who starts first: who has started less often, or longer ago; at last by lot."""
    number = len(tournament.rounds) + 1

    def key(name: str) -> tuple[int, int, int]:
        return *started(tournament.rounds, name), chance.number(tournament.rules.seed, "start", number, name)

    return sorted([a, b], key=key)


# --- Swiss -----------------------------------------------------------------------------------------------------------


class Search:
    """Pairs for everybody of a list, each with one near in score whom they have not met more often than `most`; gives up
    after so many attempts."""

    def __init__(self, score: dict[str, Fraction], met: dict[tuple[str, str], int], most: int) -> None:
        self.score = score
        self.met = met
        self.most = most
        self.nodes = 0

    def wishes(self, names: list[str]) -> list[str]:
        """Opponents for the first, best first: those met least; from the middle of those of the same score, then lower."""
        first, rest = names[0], names[1:]
        alike = sum(self.score[name] == self.score[first] for name in names)
        middle = alike // 2 - 1
        at = {name: place for place, name in enumerate(rest)}

        def key(name: str) -> tuple[int, Fraction, int, int]:
            return self.met.get((first, name), 0), self.score[first] - self.score[name], abs(at[name] - middle), -at[name]

        return sorted(rest, key=key)

    def pairs(self, names: list[str]) -> list[tuple[str, str]] | None:
        if not names:
            return []
        self.nodes += 1
        if self.nodes > MOST_NODES:
            return None
        for other in self.wishes(names):
            if self.met.get((names[0], other), 0) <= self.most:
                more = self.pairs([name for name in names[1:] if name != other])
                if more is not None:
                    return [(names[0], other), *more]
        return None


def swiss(tournament: Tournament) -> tuple[list[list[str]], list[str]]:
    """Tables of the next round, and who is free: the last of those who were free least often."""
    number = len(tournament.rounds) + 1
    there = set(tournament.active(number))
    scores = PairScores(tournament)
    if tournament.rounds:
        names = [name for name in ordered(tournament, scores.groups()) if name in there]
    else:
        names = seed_order(tournament)
    met = meetings(tournament.rounds)
    last_first = sorted(names, key=lambda name: (scores.free[name], -names.index(name)))
    for again in range(len(tournament.rounds) + 1):  # where nobody new is left for somebody, pairs may meet once more
        for free in last_first if len(names) % 2 else [""]:
            search = Search(scores.score, met, again)
            found = search.pairs([name for name in names if name != free])
            if found is not None:
                return [seated(tournament, a, b) for a, b in found], [free] if free else []
    raise TournamentError("no pairs can be found for this round")


# --- round robin -----------------------------------------------------------------------------------------------------


def round_robin_rounds(count: int) -> int:
    return count - 1 + count % 2


def round_robin(tournament: Tournament) -> tuple[list[list[str]], list[str]]:
    """The next round: all but the first go round the table, and each meets who sits opposite."""
    names: list[str | None] = list(seed_order(tournament))
    if len(names) % 2:
        names.insert(0, None)
    turn = len(tournament.rounds) % (len(names) - 1)
    circle = [names[0], *names[1 + turn :], *names[1 : 1 + turn]]
    tables: list[list[str]] = []
    free: list[str] = []
    for a, b in zip(circle[: len(circle) // 2], reversed(circle), strict=False):
        if a is None or b is None:
            free += [name for name in (a, b) if name is not None]
        else:
            tables.append(seated(tournament, a, b))
    return tables, free


# --- knock-out -------------------------------------------------------------------------------------------------------


def bracket(names: list[str]) -> list[str | None]:
    """The first round's places, two by two: the best two can meet in the final only, the best four in its semi-finals;
    the best are free where places stay empty."""
    order = [0]
    while len(order) < len(names):
        order = [seed for one in order for seed in (one, 2 * len(order) - 1 - one)]
    return [names[seed] if seed < len(names) else None for seed in order]


def still_in(tournament: Tournament, rounds: Sequence[Round]) -> list[str | None]:
    """The places of the bracket after these rounds."""
    places = bracket(seed_order(tournament))
    for each in rounds:
        winner = {name: match_winner(tournament, table) for table in each.tables for name in table.players}
        pairs = zip(places[::2], places[1::2], strict=True)
        places = [next((winner.get(name, name) for name in pair if name is not None and (name in winner or name in each.free)),
                       None) for pair in pairs]  # fmt: skip
    there = set(tournament.active(len(rounds) + 1))
    return [name if name in there else None for name in places]


def knock_out(tournament: Tournament) -> tuple[list[list[str]], list[str]]:
    places = still_in(tournament, tournament.rounds)
    tables: list[list[str]] = []
    free: list[str] = []
    for a, b in zip(places[::2], places[1::2], strict=True):
        if a is not None and b is not None:
            tables.append(seated(tournament, a, b))
        else:
            free += [name for name in (a, b) if name is not None]
    return tables, free
