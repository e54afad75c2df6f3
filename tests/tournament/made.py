"""Tournaments made for tests: rounds and results as a history tells them, without drawing or playing."""

from collections.abc import Mapping, Sequence
from typing import TypeAlias

from freehold.kingdoms import writing
from freehold.rules.setup import Kingdom
from freehold.tournament.actions import USUAL_COUNT, USUAL_TIE_BREAKS
from freehold.tournament.model import MATCHES, PAIRS, Entry, Rules, Tournament, rules_document

Told: TypeAlias = int | str | tuple[int, int]

CARDS = ["Cellar", "Market", "Merchant", "Militia", "Mine", "Moat", "Remodel", "Smithy", "Village", "Workshop"]


def rules(format_: str, *, games: int = 1, seed: int = 1, count: str = "", rounds: int | None = None,
          seeded: bool = True) -> Rules:  # fmt: skip
    return Rules(format_, seed, rounds, games, count or USUAL_COUNT.get(format_, MATCHES),
                 USUAL_TIE_BREAKS.get(format_, ()), (Kingdom(CARDS),), (), seeded)  # fmt: skip


def tournament(chosen: Rules, names: Sequence[str], bots: bool = False) -> Tournament:
    made = Tournament()
    made.take({"do": "new", "title": "Cup", "rules": rules_document(chosen),
               "participants": [{"name": name, "bot": "big-money"} if bots else {"name": name} for name in names]})  # fmt: skip
    return made


def draw(made: Tournament, tables: Sequence[Sequence[str]], free: Sequence[str] = (), stage: str = PAIRS) -> None:
    made.take({"do": "round", "number": len(made.rounds) + 1, "stage": stage, "tables": [list(table) for table in tables],
               "free": list(free), "plan": [], "kingdoms": [writing.document(Kingdom(CARDS))], "setup_seed": 0})  # fmt: skip


def score(value: Told) -> Entry:
    """30, (30, 17): with turns, or 'resigned'."""
    if isinstance(value, str):
        return {"out": value}
    return {"points": value[0], "turns": value[1]} if isinstance(value, tuple) else {"points": value, "turns": 20}


def enter(made: Tournament, table: int, game: int = 1, /, **scores: Told) -> None:
    record(made, table, game, scores)


def record(made: Tournament, table: int, game: int, scores: Mapping[str, Told]) -> None:
    made.take({"do": "result", "round": len(made.rounds), "table": table, "game": game,
               "scores": {name: score(value) for name, value in scores.items()}})  # fmt: skip


def play(made: Tournament, stage: str, *tables: Mapping[str, Told], free: Sequence[str] = ()) -> None:
    """A whole round: for each table who sat there and what came out."""
    draw(made, [list(table) for table in tables], free, stage)
    for number, table in enumerate(tables, start=1):
        record(made, number, 1, table)
