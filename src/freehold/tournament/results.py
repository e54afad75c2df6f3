"""Results as people enter them, and as bots play them."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

from freehold.bots import registry as bots
from freehold.bots.errors import BotError
from freehold.rules import scoring
from freehold.table.session import BotError as BadAnswer
from freehold.table.session import Session
from freehold.tournament import chance
from freehold.tournament.model import (
    ABSENT,
    CHAMPIONSHIP,
    FINAL,
    PRE_FINAL,
    RESIGNED,
    Entry,
    Round,
    Table,
    Tournament,
    TournamentError,
)

TURNS_OF_A_PLAYER = 200
"""A game of bots that do not end it is ended after so many turns of each; the points count as they stand then."""

LINE = re.compile(
    r"(?P<name>.+?)\s*(?:[:=]\s*|\s)(?P<score>[-−]?\d+|resigned|absent)"
    r"(?:\s*\(\s*(?:turns?\s*:?\s*)?(?P<turns>\d+)(?:\s*turns?)?\s*\))?",
    re.IGNORECASE,
)


# --- as people enter them --------------------------------------------------------------------------------------------


def read_scores(tournament: Tournament, where: Round, table: Table, text: str) -> dict[str, Entry]:
    """'Ann 34, Ben 28 (17 turns), Cy resigned' -> a document for each player of the table."""
    out: dict[str, Entry] = {}
    for part in [part.strip() for part in text.replace(";", ",").split(",") if part.strip()]:
        found = LINE.fullmatch(part)
        if found is None:
            raise TournamentError(f"'{part}' is no result: write a name and points, as in {example(table)}")
        name = tournament.participant(found["name"]).name
        if name not in table.players:
            raise TournamentError(f"{name} does not sit at table {table.number}: there are {', '.join(table.players)}")
        if name in out:
            raise TournamentError(f"{name} has two results in one game")
        score = found["score"].lower().replace("−", "-")
        line: Entry = {"out": score} if score in (RESIGNED, ABSENT) else {"points": int(score)}
        if found["turns"]:
            line["turns"] = int(found["turns"])
        out[name] = line
    there = there_at(tournament, table)
    out |= {name: {"out": ABSENT} for name in table.players if name not in out and name not in there}
    missing = [name for name in table.players if name not in out]
    if missing:
        raise TournamentError(f"a result for {' and '.join(missing)} is missing: write it as in {example(table)}")
    check_ties(tournament, where, out, table)
    return {name: out[name] for name in table.players}


def example(table: Table) -> str:
    return f'"{table.players[0]} 34, {table.players[1]} 28 (17 turns)"'


def check_ties(tournament: Tournament, where: Round, scores: dict[str, Entry], table: Table) -> None:
    """Turns tell apart who has the same points, but not in the last two rounds of the championship."""
    if tournament.rules.format == CHAMPIONSHIP and where.stage in (PRE_FINAL, FINAL):
        return
    for name in table.players:
        tied = [other for other in table.players if "points" in scores[name] and "points" in scores[other]
                and scores[other]["points"] == scores[name]["points"]]  # fmt: skip
        if len(tied) > 1 and any("turns" not in scores[other] for other in tied):
            points = scores[name]["points"]
            raise TournamentError(f"{' and '.join(tied)} have {points} points each: say how many turns each had, "
                                  f'as in "{name} {points} (17 turns)"')  # fmt: skip


def entered(tournament: Tournament, number: int, table_number: int, text: str, *, game: int | None = None,
            correct: bool = False) -> Entry:  # fmt: skip
    """The entry of a result that somebody tells. Without a game: the next of the match."""
    where = tournament.round(number)
    table = where.table(table_number)
    open_games = [at for at, result in enumerate(table.results, start=1) if result is None]
    if game is None:
        game = open_games[0] if open_games and not correct else len(table.results) if len(table.results) == 1 else None
        if game is None:
            raise TournamentError(f"table {table.number} has all its results: name the game to correct")
    if not 1 <= game <= len(table.results):
        raise TournamentError(f"a match has games 1 to {len(table.results)}, not {game}")
    there = table.results[game - 1] is not None
    which = f"table {table.number}" + (f", game {game}," if len(table.results) > 1 else "")
    if there and not correct:
        raise TournamentError(f"{which} already has a result: add --correct to change it")
    if correct and not there:
        raise TournamentError(f"{which} has no result yet that could be corrected")
    entry: Entry = {"do": "result", "round": number, "table": table.number, "game": game,
                    "scores": read_scores(tournament, where, table, text)}  # fmt: skip
    return entry | ({"corrects": True} if correct else {})


# --- as bots play them -----------------------------------------------------------------------------------------------


def there_at(tournament: Tournament, table: Table) -> list[str]:
    """Who of a table has not left."""
    return [name for name in table.players if tournament.participants[name].left_after is None]


def for_bots(tournament: Tournament) -> list[Table]:
    """Tables of this round that are not finished, and where no person sits."""
    return [table for table in tournament.open_tables()
            if all(tournament.is_bot(name) for name in there_at(tournament, table))]  # fmt: skip


def play(tournament: Tournament, table: Table, game: int, folder: Path) -> Entry:
    """Play a game (from 0) of bots, keep its record, and say what came out."""
    where = tournament.rounds[-1]
    seed = tournament.rules.seed
    there = there_at(tournament, table)
    names = [name for name in table.order(game) if name in there]
    cycle = game // len(table.players)  # the same game once from every seat
    agents = {}
    for seat, name in enumerate(names):
        agents[seat] = bots.find(tournament.participants[name].bot).make(
            chance.number(seed, "bot", where.number, table.number, cycle, name)
        )
    try:
        session = Session.new(
            where.kingdom(table, game), names, agents, seed=chance.number(seed, "game", where.number, table.number, cycle),
            setup_seed=where.setup_seed, turn_limit=TURNS_OF_A_PLAYER * len(names),
        )  # fmt: skip
    except BadAnswer as error:
        raise BotError(f"round {where.number}, table {table.number}: {error}") from None
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"round{where.number}-table{table.number}-game{game + 1}.jsonl"
    session.record().save(path)
    scores: dict[str, Entry] = {name: {"out": ABSENT} for name in table.players}
    for name, player in zip(names, session.game.players, strict=True):
        scores[name] = {"points": int(scoring.points(player)), "turns": int(player.turns)}
    return {"do": "result", "round": where.number, "table": table.number, "game": game + 1, "scores": scores,
            "record": f"{folder.name}/{path.name}"}  # fmt: skip


def play_round(tournament: Tournament, folder: Path, keep: Callable[[Entry], None]) -> int:
    """Play every game of this round that only bots take part in; `keep` gets each result at once. How many were played."""
    played = 0
    for table in for_bots(tournament):
        for game, result in enumerate(list(table.results)):
            if result is None:
                keep(play(tournament, table, game, folder))
                played += 1
    return played
