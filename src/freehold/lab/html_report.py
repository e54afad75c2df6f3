"""A simulation's document as one page that needs nothing else: no network, no script."""

from __future__ import annotations

from html import escape
from typing import Any

from freehold.lab import charts, text_report
from freehold.lab.text_report import between, headline, kingdom_text, percent, percent_between, played_line

STYLE = """
:root { color-scheme: light dark; --ground: #fbf9f4; --sheet: #ffffff; --ink: #22201c; --faint: #6d675e; --line: #ddd6c8;
  --c0: #0b5fa5; --c1: #c2500a; --c2: #1b7f4d; --c3: #8a3d97; --c4: #8a6a00; --c5: #a3234f; --c6: #35707c; --c7: #5b5b5b; }
@media (prefers-color-scheme: dark) { :root { --ground: #1b1a18; --sheet: #252320; --ink: #ece7dd; --faint: #a8a195;
  --line: #45413a; --c0: #6db3f2; --c1: #f09a5a; --c2: #67c795; --c3: #d296dd; --c4: #d9bb4d; --c5: #ef86ab; --c6: #82c3cf;
  --c7: #b5b5b5; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 1180px; margin: 0 auto; padding: 24px 20px 48px; }
h1 { font: 600 30px/1.2 Georgia, serif; margin: 0 0 4px; }
h2 { font: 600 20px/1.3 Georgia, serif; margin: 0 0 10px; }
p { margin: 0 0 10px; } .faint { color: var(--faint); }
.sheets { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 480px), 1fr)); gap: 16px; margin-top: 16px; }
.sheet { background: var(--sheet); border: 1px solid var(--line); border-radius: 10px; padding: 16px 18px; min-width: 0;
  overflow-x: auto; }
.wide { grid-column: 1 / -1; }
svg { width: 100%; min-width: 400px; max-width: 860px; height: auto; display: block; }
.grid { stroke: var(--line); } .tick { fill: var(--faint); font-size: 12px; } .axis { fill: var(--faint); font-size: 12px; }
.name, .value { fill: var(--ink); font-size: 14px; } .end { text-anchor: end; } .mid { text-anchor: middle; }
.line { fill: none; stroke: var(--c); stroke-width: 2.2; } .dot { fill: var(--c); }
.bar { fill: var(--c, var(--c0)); opacity: .85; }
.range { stroke: var(--ink); stroke-width: 1.6; fill: none; }
.s0 { --c: var(--c0); } .s1 { --c: var(--c1); } .s2 { --c: var(--c2); } .s3 { --c: var(--c3); }
.s4 { --c: var(--c4); } .s5 { --c: var(--c5); } .s6 { --c: var(--c6); } .s7 { --c: var(--c7); }
.key { display: flex; flex-wrap: wrap; gap: 4px 18px; margin: 0 0 8px; padding: 0; list-style: none; }
.key i { display: inline-block; width: 22px; height: 0; border-top: 3px solid var(--c); vertical-align: middle;
  margin-right: 7px; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th, td { text-align: right; padding: 5px 8px; border-bottom: 1px solid var(--line); white-space: nowrap; }
th { font-weight: 600; } th:first-child, td:first-child { text-align: left; white-space: normal; }
td small { display: block; color: var(--faint); }
.none { color: var(--faint); } details { margin-top: 8px; }
footer { margin-top: 16px; } summary { cursor: pointer; font-weight: 600; padding: 6px 0; }
code { font: 14px/1.5 ui-monospace, monospace; overflow-wrap: anywhere; }
"""


def sheet(title: str, body: str, wide: bool = False) -> str:
    return f'<section class="sheet{" wide" if wide else ""}"><h2>{escape(title)}</h2>{body}</section>'


def table(head: list[str], rows: list[list[str]]) -> str:
    """`rows` are HTML."""
    top = "".join(f"<th>{escape(each)}</th>" for each in head)
    body = "".join("<tr>" + "".join(f"<td>{cell}</td>" for cell in row) + "</tr>" for row in rows)
    return f"<table><thead><tr>{top}</tr></thead><tbody>{body}</tbody></table>"


def key(labels: list[str]) -> str:
    items = []
    for at, each in enumerate(labels):
        dashes = f"border-top-style:{'dashed' if at % 2 else 'dotted'}" if at else ""
        items.append(f'<li class="s{at % charts.SERIES}"><i style="{dashes}"></i>{escape(each)}</li>')
    return f'<ul class="key">{"".join(items)}</ul>'


def hundred(interval: list[float] | None) -> tuple[float, float] | None:
    return (100 * interval[0], 100 * interval[1]) if interval else None


def wins_sheet(document: dict[str, Any]) -> str:
    games, intervals = document["games"], document["intervals"]
    rows = [(label, 100 * wins / games, hundred(interval))
            for label, wins, interval in zip(document["bots"], document["wins"], intervals["wins"], strict=True)]  # fmt: skip
    rows.append(("shared", 100 * document["ties"] / games, hundred(intervals["ties"])))
    level = f"{100 * intervals['level']:.0f} %"
    chart = charts.ranges("Share of games won", f"% of games won, with {level} intervals", rows, bars=True)
    told = "".join(f"<p>{escape(text_report.duel_line(document, duel))}</p>" for duel in document["duels"])
    first = sum(wins[0] for wins in document["wins_by_seat"]) / games
    told += f'<p class="faint">Who goes first wins {percent(first)} of the games alone.</p>'
    return sheet("Who wins", chart + told, wide=True)


def figures_sheet(document: dict[str, Any]) -> str:
    games, intervals = document["games"], document["intervals"]
    rows = []
    for bot, label in enumerate(document["bots"]):
        rows.append([
            escape(label),
            f"{percent(document['wins'][bot] / games)}<small>{percent_between(intervals['wins'][bot])}</small>",
            f"{document['points'][bot]:.2f}<small>{between(intervals['points'][bot])}</small>",
            f"{document['turns'][bot]:.2f}<small>{between(intervals['turns'][bot])}</small>",
        ])  # fmt: skip
    return sheet("In figures", table(["", "wins", "points", "turns"], rows))


def curve_sheets(document: dict[str, Any]) -> list[str]:
    found = []
    titles = (("money", "Coins in each turn"), ("points", "Points after each turn"), ("cards", "Cards owned after each turn"))
    for name, title in titles:
        chart = charts.lines(title, "turn", [(curve["bot"], curve[name]) for curve in document["curves"]])
        if chart:
            found.append(sheet(title, key(document["bots"]) + chart))
    return found


def decks_sheet(document: dict[str, Any]) -> str:
    decks = document["decks"]
    names = sorted({name for deck in decks for name in deck}, key=lambda name: -max(deck.get(name, 0.0) for deck in decks))
    rows = [[escape(name), *(f"{deck[name]:.2f}" if name in deck else '<span class="none">–</span>' for deck in decks)]
            for name in names]  # fmt: skip
    return sheet("Cards at the end, on average", table(["", *document["bots"]], rows))


def endings_sheet(document: dict[str, Any]) -> str:
    games = document["games"]
    endings = list(document["endings"].items())
    rows = [[escape(name), percent(number / games)] for name, number in endings[: text_report.ENDINGS_SHOWN]]
    rest = sum(number for _, number in endings[text_report.ENDINGS_SHOWN :])
    if rest:
        rows.append(["other piles", percent(rest / games)])
    if document["unfinished"]:
        rows.append([f"stopped after {document['most_turns']} turns each", percent(document["unfinished"] / games)])
    lengths = {int(turns): number for turns, number in document["lengths"].items()}
    chart = charts.columns("Length of the games", "turns of the player who had most; % of the games", lengths)
    return sheet("How the games ended", table(["empty piles", "games"], rows) + chart)


def match_sheets(document: dict[str, Any]) -> str:
    parts = [wins_sheet(document), figures_sheet(document), *curve_sheets(document), decks_sheet(document),
             endings_sheet(document)]  # fmt: skip
    return f'<div class="sheets">{"".join(parts)}</div>'


def kingdom_sheet(document: dict[str, Any]) -> str:
    told = [f"<p>{escape(kingdom_text(document['kingdom']))}</p>"]
    seeds = ", ".join(str(seed) for seed in document["seeds"])
    told.append(f"<h2>To repeat it</h2><p><code>{escape(document['command'])}</code></p>")
    told.append(f'<p class="faint">Seeds {escape(seeds)}; Freehold {escape(document["version"])}. '
                f"{escape(played_line(document))}</p>")  # fmt: skip
    return sheet("Kingdom", "".join(told), wide=True)


def matrix_sheets(document: dict[str, Any]) -> str:
    bots = document["bots"]
    rows: list[charts.Row] = [(each["bot"], each["rating"], tuple(each["interval"])) for each in document["ranking"]]
    level = f"{100 * document['level']:.0f} %"
    parts = []
    if rows:
        across = f"strength with {level} intervals; 400 more are ten times the chances"
        chart = charts.ranges("Ranking", across, rows, bars=False)
        parts.append(sheet("Ranking", chart, wide=True))
    cells = []
    for one, label in enumerate(bots):
        row = [escape(label)]
        for other in range(len(bots)):
            score, interval = document["scores"][one][other], document["intervals"][one][other]
            row.append('<span class="none">–</span>' if score is None
                       else f"{percent(score)}<small>{percent_between(interval)}</small>")  # fmt: skip
        cells.append(row)
    told = f"How much of the games the row takes from the column, with {level} intervals; a shared win is half."
    parts.append(sheet("Everybody against everybody", f'<p class="faint">{told}</p>' + table(["", *bots], cells), wide=True))
    details = "".join(
        f"<details><summary>{escape(' against '.join(match['bots']))}</summary>{match_sheets(match)}</details>"
        for match in document["matches"] if match["games"]
    )  # fmt: skip
    return f'<div class="sheets">{"".join(parts)}</div>{details}'


def page(document: dict[str, Any]) -> str:
    body = matrix_sheets(document) if "matches" in document else match_sheets(document)
    title = " against ".join(document["bots"]) if len(document["bots"]) <= 4 else f"{len(document['bots'])} bots"
    stopped = f'<p class="faint">Stopped early: {escape(document["stopped"])}.</p>' if document["stopped"] else ""
    return (
        '<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">'
        f"<title>{escape(title)} – Freehold</title><style>{STYLE}</style></head><body><main>"
        f"<h1>{escape(title)}</h1><p>{escape(headline(document))}</p>{stopped}{body}"
        f'<div class="sheets">{kingdom_sheet(document)}</div>'
        '<footer class="faint">Made by Freehold, an unofficial program.</footer></main></body></html>\n'
    )
