"""A tournament as one page of HTML that needs nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from freehold.tournament import progress
from freehold.tournament.model import TIE_BREAKS, Round, Tournament
from freehold.tournament.report import (
    champion,
    crosstable,
    kingdom_lines,
    number_text,
    place_text,
    round_title,
    rules_text,
    state_text,
    table_lines,
)
from freehold.tournament.standings import Line, standings

STYLE = """
:root { color-scheme: light dark; --line: #8885; --soft: #8882; --strong: #8a5a12; --page: #fbf8f1; --ink: #221d15; }
@media (prefers-color-scheme: dark) { :root { --strong: #e2b567; --page: #1b1915; --ink: #ece6da; } }
body { margin: 0 auto; padding: 1.5rem; max-width: 66rem; font: 1rem/1.45 Georgia, serif; background: var(--page);
  color: var(--ink); }
h1 { margin: 0 0 .2rem; } h2 { margin: 2rem 0 .6rem; } h3 { margin: 1.4rem 0 .3rem; }
.champion { font-size: 1.25rem; color: var(--strong); }
.quiet { opacity: .75; font-size: .9rem; margin: .2rem 0; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums lining-nums; }
th, td { padding: .25rem .6rem; border-bottom: 1px solid var(--line); text-align: right; vertical-align: top;
  white-space: nowrap; }
th[scope=row], .text { text-align: left; }
td.lines { text-align: left; white-space: normal; }
tbody tr:nth-child(even) { background: var(--soft); }
tr.first th, tr.first td { font-weight: bold; color: var(--strong); }
.cross th, .cross td { text-align: center; min-width: 1.4rem; padding: .25rem .35rem; }
.cross th[scope=row] { text-align: left; }
.cross td.self { background: var(--line); }
"""


def page(tournament: Tournament, rounds: Sequence[Round] | None = None) -> str:
    lines = standings(tournament, rounds)
    shown = list(tournament.rounds if rounds is None else rounds)
    winner = champion(tournament)
    state = state_text(tournament, rounds)
    body = [
        f"<h1>{escape(tournament.title)}</h1>",
        f'<p class="champion">Champion: {escape(winner)}</p>' if winner else "",
        f'<p class="quiet">{escape(rules_text(tournament))}</p>',
        f"<h2>{escape(state[0].upper() + state[1:])}</h2>",
        standings_table(lines),
        explained(lines),
        "<h2>Crosstable</h2>" if shown else "",
        cross(shown, lines) if shown else "",
        "<h2>Rounds</h2>" if shown else "",
        *(round_section(tournament, each) for each in shown),
        '<p class="quiet">Made by Freehold, which is unofficial.</p>',
    ]
    return (f'<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
            f'<meta name="viewport" content="width=device-width, initial-scale=1">\n'
            f"<title>{escape(tournament.title)}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n"
            + "\n".join(part for part in body if part) + "\n</body>\n</html>\n")  # fmt: skip


def standings_table(lines: Sequence[Line]) -> str:
    labels = list(lines[0].values) if lines else []
    head = "".join(f'<th scope="col">{escape(label)}</th>' for label in labels)
    rows = []
    for line in lines:
        cells = "".join(f"<td>{number_text(line.values[label], label)}</td>" for label in labels)
        first = ' class="first"' if line.place == 1 else ""
        rows.append(f'<tr{first}><td>{place_text(line)}</td><th scope="row">{escape(line.name)}</th>{cells}'
                    f'<td class="text">{escape(line.note)}</td></tr>')  # fmt: skip
    return (f'<div class="wide"><table><thead><tr><th scope="col"><span aria-label="place">#</span></th>'
            f'<th scope="col" class="text">participant</th>{head}<th scope="col"></th></tr></thead>'
            f"<tbody>{''.join(rows)}</tbody></table></div>")  # fmt: skip


def explained(lines: Sequence[Line]) -> str:
    """What the columns of tie-breaks say, and the sign of a shared place."""
    labels = lines[0].values if lines else {}
    notes = [f"{label}: {TIE_BREAKS[label]}." for label in labels if label in TIE_BREAKS]
    notes += ["= shares the place with the next or the one before."] if any(line.shared for line in lines) else []
    return f'<p class="quiet">{escape(" ".join(notes))}</p>' if notes else ""


def cross(rounds: Sequence[Round], lines: Sequence[Line]) -> str:
    names = [line.name for line in lines]
    cells = crosstable(rounds, names)
    head = "".join(f'<th scope="col" title="{escape(name)}">{at}</th>' for at, name in enumerate(names, start=1))
    rows = []
    for at, name in enumerate(names):
        row = "".join('<td class="self"></td>' if at == there else f"<td>{cell}</td>" for there, cell in enumerate(cells[at]))
        rows.append(f'<tr><td>{at + 1}</td><th scope="row">{escape(name)}</th>{row}</tr>')
    return ('<p class="quiet">In how many of their games the row was ahead of the column; ½: level.</p>'
            f'<div class="wide"><table class="cross"><thead><tr><th></th><th></th>{head}</tr></thead>'
            f"<tbody>{''.join(rows)}</tbody></table></div>")  # fmt: skip


def round_section(tournament: Tournament, each: Round) -> str:
    rows = []
    for table in each.tables:
        text = "<br>".join(escape(line.strip()) for line in table_lines(each, table))
        rows.append(f'<tr><th scope="row">Table {table.number}</th><td class="lines">{text}</td></tr>')
    if each.free:
        rows.append(f'<tr><th scope="row">Free</th><td class="lines">{escape(", ".join(each.free))}</td></tr>')
    kingdoms = "".join(f'<p class="quiet">{escape(line)}</p>' for line in kingdom_lines(each))
    unfinished = "" if each.finished else f" – {progress.tables_text([t for t in each.tables if not t.finished])} open"
    return (f"<h3>{escape(round_title(tournament, each) + unfinished)}</h3>{kingdoms}"
            f'<div class="wide"><table><tbody>{"".join(rows)}</tbody></table></div>')  # fmt: skip
