"""A tournament as a document and as text."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from freehold.kingdoms import writing
from freehold.tournament import progress
from freehold.tournament.model import (
    CHAMPIONSHIP,
    FINAL,
    GAMES,
    PRE_FINAL,
    SHARE,
    SWISS,
    Entry,
    Result,
    Round,
    Score,
    Table,
    Tournament,
    rules_document,
)
from freehold.tournament.scoring import match_games, standing
from freehold.tournament.standings import Line, finished_games, standings

# --- as a document ---------------------------------------------------------------------------------------------------


def document(tournament: Tournament, rounds: Sequence[Round] | None = None) -> Entry:
    """Everything about a tournament, with its standings after all rounds or after those given."""
    shown = tournament.rounds if rounds is None else rounds
    return {
        "title": tournament.title, "rules": rules_document(tournament.rules),
        "participants": [vars(each) for each in tournament.participants.values()],
        "rounds_in_all": progress.rounds_in_all(tournament), "over": progress.is_over(tournament),
        "champion": champion(tournament), "rounds": [round_document(each) for each in shown],
        "standings": standings_document(standings(tournament, rounds)),
    }  # fmt: skip


def champion(tournament: Tournament) -> str | None:
    """Who has won it; None while it goes on, or if several share the first place."""
    first = standings(tournament) if progress.is_over(tournament) else []
    return first[0].name if first and (len(first) < 2 or first[1].place > 1) else None


def standings_document(lines: Sequence[Line]) -> list[Entry]:
    return [{"place": line.place, "shared": line.shared, "name": line.name, "note": line.note,
             **{label: rounded(value) for label, value in line.values.items()}} for line in lines]  # fmt: skip


def rounded(value: Fraction) -> float | int:
    return int(value) if value.denominator == 1 else round(float(value), 6)


def round_document(each: Round) -> Entry:
    return {
        "number": each.number, "stage": each.stage, "finished": each.finished, "free": each.free,
        "kingdoms": [writing.document(kingdom) for kingdom in each.kingdoms], "setup_seed": each.setup_seed,
        "tables": [table_document(table) for table in each.tables], "plan": each.plan,
    }  # fmt: skip


def table_document(table: Table) -> Entry:
    return {
        "table": table.number, "players": table.players, "finished": table.finished,
        "games": [{"game": at + 1, "first": table.order(at)[0],
                   "scores": None if result is None else {name: score_document(score) for name, score in result.scores.items()},
                   "record": result.record if result else ""} for at, result in enumerate(table.results)],
    }  # fmt: skip


def score_document(score: Score) -> Entry:
    return {"out": score.out} if score.out else {"points": score.points, "turns": score.turns}


# --- as text ---------------------------------------------------------------------------------------------------------


def aligned(rows: Sequence[Sequence[str]], left: Sequence[int]) -> list[str]:
    """Rows as a table; the columns named are flush left, the others flush right."""
    widths = [max(len(row[at]) for row in rows) for at in range(len(rows[0]))]
    return ["  ".join(cell.ljust(width) if at in left else cell.rjust(width)
                      for at, (cell, width) in enumerate(zip(row, widths, strict=True))).rstrip() for row in rows]  # fmt: skip


def number_text(value: Fraction, label: str = "") -> str:
    """'12', '2.5', '4.67'; shares in percent."""
    if label == SHARE:
        return f"{float(100 * value):.1f} %"
    return str(value) if value.denominator == 1 else f"{float(value):.2f}".rstrip("0")


def place_text(line: Line) -> str:
    return f"{line.place}=" if line.shared else f"{line.place}."


def standings_rows(lines: Sequence[Line]) -> list[list[str]]:
    """A head and a row for each participant."""
    labels = list(lines[0].values) if lines else []
    rows = [[place_text(line), line.name, *(number_text(line.values[label], label) for label in labels), line.note]
            for line in lines]  # fmt: skip
    return [["", "", *labels, ""], *rows]


def standings_text(tournament: Tournament, rounds: Sequence[Round] | None = None) -> list[str]:
    rows = standings_rows(standings(tournament, rounds))
    return [heading(tournament, rounds), *aligned(rows, (1, len(rows[0]) - 1))]


def heading(tournament: Tournament, rounds: Sequence[Round] | None = None) -> str:
    return f"{tournament.title} ({tournament.rules.format}): {state_text(tournament, rounds)}"


def state_text(tournament: Tournament, rounds: Sequence[Round] | None = None) -> str:
    """How far it is: 'after round 2', 'during the pre-final', 'final standings'."""
    shown = tournament.rounds if rounds is None else rounds
    if not shown:
        return "before the first round"
    if len(shown) == len(tournament.rounds) and progress.is_over(tournament):
        return "final standings"
    name = progress.round_name(tournament, shown[-1].number)
    when = "after" if shown[-1].finished else "during"
    of = f" of {progress.rounds_in_all(tournament)}" if name.startswith("round") else ""
    return f"{when} {name if of else 'the ' + name}{of}"


def score_text(name: str, score: Score) -> str:
    turns = f" ({score.turns} turns)" if score.turns is not None and not score.out else ""
    return f"{name}: {score.out or score.points}{turns}"


def result_text(result: Result, by_turns: bool) -> str:
    """The best first."""
    best = sorted(result.scores, key=lambda name: standing(result.scores[name], by_turns), reverse=True)
    return ", ".join(score_text(name, result.scores[name]) for name in best)


def table_lines(each: Round, table: Table) -> list[str]:
    """A line for each game, and above them, if there are several, how the match stands."""
    by_turns = each.stage not in (PRE_FINAL, FINAL)
    if len(table.results) == 1:
        result = table.results[0]
        to_play = f"{', '.join(table.players)}: to be played, {table.players[0]} starts"
        return [result_text(result, by_turns) if result else to_play]
    so_far = " : ".join(f"{name} {number_text(match_games(table, name))}" for name in table.players)
    games = [result_text(result, by_turns) if result else f"to be played, {table.order(at)[0]} starts"
             for at, result in enumerate(table.results)]  # fmt: skip
    return [so_far, *(f"  game {at}: {line}" for at, line in enumerate(games, start=1))]


def round_title(tournament: Tournament, each: Round) -> str:
    name = progress.round_name(tournament, each.number)
    stage = f" ({each.stage})" if tournament.rules.format == CHAMPIONSHIP and name != each.stage else ""
    return name[0].upper() + name[1:] + stage


def kingdom_lines(each: Round) -> list[str]:
    if len(each.kingdoms) == 1:
        return [f"Kingdom: {writing.as_list(each.kingdoms[0])}"]
    return [f"Kingdom {at}: {writing.as_list(kingdom)}" for at, kingdom in enumerate(each.kingdoms, start=1)]


def round_lines(tournament: Tournament, each: Round) -> list[str]:
    out = [round_title(tournament, each), *(f"  {line}" for line in kingdom_lines(each))]
    for table in each.tables:
        first, *more = table_lines(each, table)
        out += [f"  Table {table.number}: {first}", *(f"         {line}" for line in more)]
    if each.free:
        out.append(f"  Free: {', '.join(each.free)}")
    return out


def rules_text(tournament: Tournament) -> str:
    """What is played, in a sentence."""
    rules = tournament.rules
    match = f"matches of {rules.games} games, " if rules.games > 1 else ""
    count = ""
    if rules.games > 1 and rules.format != "knock-out":
        count = "each game counts, " if rules.count == GAMES else "each match counts, "
    breaks = f"tie-breaks: {', '.join(rules.tie_breaks)}, " if rules.tie_breaks else ""
    late = "late entries are taken, " if rules.format == SWISS else ""
    return f"{rules.format}, {len(tournament.participants)} participants, {match}{count}{breaks}{late}seed {rules.seed}"


def everything_text(tournament: Tournament, rounds: Sequence[Round] | None = None) -> list[str]:
    shown = tournament.rounds if rounds is None else rounds
    out = [tournament.title, rules_text(tournament), ""]
    for each in shown:
        out += [*round_lines(tournament, each), ""]
    if rounds is None:
        out += plan_lines(tournament)
    return out + standings_text(tournament, rounds)


def plan_lines(tournament: Tournament) -> list[str]:
    """The tables of the rounds to come, where they are planned."""
    last = tournament.current
    if last is None or not last.plan:
        return []
    out = ["Planned, while all stay:"]
    for number, tables in enumerate(last.plan, start=last.number + 1):
        seats = [f"table {at}: {', '.join(names)}" for at, names in enumerate(tables, start=1)]
        out.append(f"  Round {number}: {'; '.join(seats)}")
    return [*out, ""]


def crosstable(rounds: Sequence[Round], names: Sequence[str]) -> list[list[str]]:
    """For each pair: in how many of their games the first was ahead of the second (a half: level); '' if they never met."""
    ahead: dict[tuple[str, str], Fraction] = {}
    for result in finished_games(rounds):
        for a, mine in result.scores.items():
            for b, other in result.scores.items():
                one, two = standing(mine, True), standing(other, True)
                ahead[a, b] = ahead.get((a, b), Fraction(0)) + (Fraction(1, 2) if one == two else Fraction(one > two))
    return [["" if a == b or (a, b) not in ahead else half_text(ahead[a, b]) for b in names] for a in names]


def half_text(value: Fraction) -> str:
    """'0', '½', '1', '2½'."""
    whole = int(value)
    return (str(whole) if whole or value == whole else "") + ("½" if value != whole else "")
