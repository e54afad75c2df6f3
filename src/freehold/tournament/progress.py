"""How a tournament goes on: how many rounds there are, what the next one is, when it is over."""

from __future__ import annotations

from freehold.kingdoms import writing
from freehold.tournament import chance, kingdoms, pairing, seating
from freehold.tournament.model import (
    ABSENT,
    CHAMPIONSHIP,
    FINAL,
    KNOCK_OUT,
    PAIRS,
    PRE_FINAL,
    PRELIMINARY,
    ROUND_ROBIN,
    SWISS,
    Entry,
    Participant,
    Table,
    Tournament,
    TournamentError,
)
from freehold.tournament.standings import QUALIFY, ROUNDS_BEFORE_FINALS, Championship, annulled, knock_out_champion

GROUPS = 3  # tables of the pre-final


def rounds_in_all(tournament: Tournament) -> int:
    """How many rounds there will be, as far as it is known."""
    rules, count = tournament.rules, len(tournament.participants)
    if rules.format == CHAMPIONSHIP:
        return (rules.rounds or ROUNDS_BEFORE_FINALS) + 2
    if rules.format == ROUND_ROBIN:
        return pairing.round_robin_rounds(count)
    return (rules.rounds if rules.format == SWISS else None) or max(1, (count - 1).bit_length())


def games_to_come(tournament: Tournament) -> int:
    """About how many games are still to be played, for those who wait."""
    rules, count = tournament.rules, len(tournament.active(len(tournament.rounds) + 1))
    now = sum(result is None for table in tournament.open_tables() for result in table.results)
    rounds = rounds_in_all(tournament) - len(tournament.rounds)
    if rules.format == CHAMPIONSHIP:
        return now + max(0, rounds - 2) * len(seating.table_sizes(count)) + (GROUPS if rounds >= 2 else 0) + int(rounds >= 1)
    if rules.format == KNOCK_OUT:
        return now + sum(count >> at for at in range(len(tournament.rounds) + 1, rounds_in_all(tournament) + 1)) * rules.games
    return now + rounds * (count // 2) * rules.games


def is_over(tournament: Tournament) -> bool:
    last = tournament.current
    if last is None or not last.finished:
        return False
    if tournament.rules.format == KNOCK_OUT:
        return knock_out_champion(tournament, tournament.rounds) is not None
    return last.number >= rounds_in_all(tournament)


def round_name(tournament: Tournament, number: int) -> str:
    stage = tournament.rounds[number - 1].stage
    return stage if stage in (PRE_FINAL, FINAL) else f"round {number}"


def tables_text(tables: list[Table]) -> str:
    return f"table{'s' if len(tables) > 1 else ''} {', '.join(str(table.number) for table in tables)}"


def next_round(tournament: Tournament) -> list[Entry]:
    """The entries that draw the next round; matches against somebody who is gone are decided by them too."""
    waiting = tournament.open_tables()
    if waiting:
        name = round_name(tournament, len(tournament.rounds))
        raise TournamentError(f"{name} is not finished: {tables_text(waiting)} "
                              f"{'wait' if len(waiting) > 1 else 'waits'} for a result")  # fmt: skip
    if is_over(tournament):
        raise TournamentError("the tournament is over: there is no round left to draw")
    number = len(tournament.rounds) + 1
    one_is_enough = tournament.rules.format in (CHAMPIONSHIP, KNOCK_OUT) and bool(tournament.rounds)
    if len(tournament.active(number)) < (1 if one_is_enough else 2):
        raise TournamentError("there are not enough participants for another round")
    kingdoms.check_needs(tournament)
    plan: list[list[list[str]]] = []
    stage = PAIRS
    if tournament.rules.format == CHAMPIONSHIP:
        stage, tables, free, plan = championship_round(tournament, number)
    else:
        draw = {SWISS: pairing.swiss, ROUND_ROBIN: pairing.round_robin, KNOCK_OUT: pairing.knock_out}
        tables, free = draw[tournament.rules.format](tournament)
    gone: list[Entry] = []
    if tournament.rules.format == ROUND_ROBIN:
        tables, free, gone = without_the_gone(tournament, tables, free, number)
    kinds = -(-tournament.rules.games // min((len(table) for table in tables), default=2))
    most = max((len(table) for table in tables), default=2)
    entry: Entry = {
        "do": "round", "number": number, "stage": stage, "tables": tables, "free": free, "plan": plan,
        "kingdoms": [writing.document(each) for each in kingdoms.of_round(tournament, number, kinds, most)],
        "setup_seed": kingdoms.setup_seed(tournament, number),
    }  # fmt: skip
    return [entry, *gone]


# --- the championship ------------------------------------------------------------------------------------------------


def championship_round(tournament: Tournament, number: int) -> tuple[str, list[list[str]], list[str], list[list[list[str]]]]:
    preliminary = rounds_in_all(tournament) - 2
    if number <= preliminary:
        tables, plan = preliminary_tables(tournament, number, preliminary)
        return PRELIMINARY, tables, [], plan
    now = Championship(tournament)
    if number == preliminary + 1:
        best = now.qualified(number)
        groups = [best[at::GROUPS] for at in range(min(GROUPS, len(best)))]
        return PRE_FINAL, [group for group in groups if len(group) > 1], [g[0] for g in groups if len(g) == 1], []
    winners = now.finalists(number)
    return FINAL, [winners] if len(winners) > 1 else [], winners if len(winners) == 1 else [], []


def preliminary_tables(tournament: Tournament, number: int, preliminary: int) -> tuple[list[list[str]], list[list[list[str]]]]:
    """The tables that were planned; a new plan for the rounds that are left when somebody has gone."""
    there = tournament.active(number)
    before = tournament.current
    plan = before.plan if before is not None else []
    if not plan or {name for table in plan[0] for name in table} != set(there):
        past = [[table.players for table in each.tables] for each in tournament.rounds]
        seed = chance.number(tournament.rules.seed, "plan", number)
        order = there if tournament.rules.seeded else chance.shuffled(there, tournament.rules.seed, "seats")
        plan = seating.plan(order, preliminary - number + 1, seed, past)
    return plan[0], plan[1:]


def contradicted(tournament: Tournament) -> str:
    """The round that was drawn from results which have since been corrected, so that others would play in it; or ''."""
    for each in tournament.rounds:
        before = tournament.rounds[: each.number - 1]
        players = [set(table.players) for table in each.tables] + [{name} for name in each.free]
        if each.stage == PRE_FINAL:
            best = Championship(tournament, before).qualified(each.number)
            wanted = [set(best[at::GROUPS]) for at in range(min(GROUPS, len(best)))]
        elif each.stage == FINAL:
            wanted = [set(Championship(tournament, before).finalists(each.number))]
        elif tournament.rules.format == KNOCK_OUT:
            places = pairing.still_in(tournament, before)
            pairs = [{name for name in pair if name is not None} for pair in zip(places[::2], places[1::2], strict=True)]
            wanted = [pair for pair in pairs if pair]
        else:
            continue
        if sorted(map(sorted, players)) != sorted(map(sorted, wanted)):
            return round_name(tournament, each.number)
    return ""


# --- who is gone -----------------------------------------------------------------------------------------------------


def without_the_gone(tournament: Tournament, tables: list[list[str]], free: list[str],
                     number: int) -> tuple[list[list[str]], list[str], list[Entry]]:  # fmt: skip
    """A round robin goes on as drawn: who meets somebody who left late wins, who meets somebody who left early is free."""
    there, erased = set(tournament.active(number)), annulled(tournament)
    kept = [table for table in tables if there & set(table) and not erased & set(table)]
    free = [name for name in free if name in there]
    free += [name for table in tables if table not in kept for name in table if name in there]
    decided = [entry for at, table in enumerate(kept, start=1) if not set(table) <= there
               for entry in walkover(number, at, table, there, range(1, tournament.rules.games + 1))]  # fmt: skip
    return kept, free, decided


def walkover(number: int, table: int, players: list[str], there: set[str], games: range | list[int]) -> list[Entry]:
    """Games that are decided because not more than one of the players is there."""
    scores = {name: {"points": 0} if name in there else {"out": ABSENT} for name in players}
    return [{"do": "result", "round": number, "table": table, "game": game, "scores": scores} for game in games]


def withdraw(tournament: Tournament, participant: Participant, reason: str) -> list[Entry]:
    """The entries that take somebody out; open games that nobody but one is left to play are decided with it."""
    out: list[Entry] = [{"do": "withdraw", "name": participant.name, "reason": reason}]
    last = tournament.current
    for table in tournament.open_tables():
        there = {name for name in table.players if tournament.participants[name].left_after is None} - {participant.name}
        if last is not None and participant.name in table.players and len(there) < 2:
            left = [at for at, result in enumerate(table.results, start=1) if result is None]
            out += walkover(last.number, table.number, table.players, there, left)
    return out


def earliest(tournament: Tournament) -> int:
    """With how many participants a tournament of this format can begin."""
    return QUALIFY if tournament.rules.format == CHAMPIONSHIP else 2
