"""A simulation's document as text for a player: who wins how often, how sure that is, and why."""

from __future__ import annotations

from typing import Any

WIDTH = 60
SIGNS = " ▁▂▃▄▅▆▇█"
CARDS_SHOWN = 12
ENDINGS_SHOWN = 6


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def between(interval: list[float] | None, form: str = "{:.2f}") -> str:
    return f"{form.format(interval[0])} to {form.format(interval[1])}" if interval else "unknown"


def percent_between(interval: list[float] | None) -> str:
    return f"{100 * interval[0]:.1f} to {100 * interval[1]:.1f} %" if interval else "unknown"


def headline(document: dict[str, Any]) -> str:
    """The finding in one sentence."""
    if "matches" in document:
        ranking = document["ranking"]
        if not ranking:
            return "Not every pair has played yet."
        sure = ranking[0]["interval"][0] > ranking[1]["interval"][1]
        found = "is the strongest" if sure else "stands first, not surely,"
        return f"{ranking[0]['bot']} {found} of {len(ranking)}: it takes {percent(ranking[0]['score'])} of its games."
    bots, games = document["bots"], document["games"]
    best = max(range(len(bots)), key=lambda bot: document["wins"][bot])
    unsure = False
    for duel in document["duels"]:
        if best in duel["bots"]:
            low, high = duel["interval"] or (-1.0, 1.0)
            unsure = unsure or low <= 0 <= high
    found = "Nobody is surely ahead" if unsure else f"{bots[best]} is better"
    rates = ", ".join(f"{bot} {percent(wins / games)}" for bot, wins in zip(bots, document["wins"], strict=True))
    return f"{found}: {rates}, shared {percent(document['ties'] / games)}."


def duel_line(document: dict[str, Any], duel: dict[str, Any]) -> str:
    """Two bots against each other in one sentence, the better one first."""
    sign = -1 if duel["difference"] < 0 else 1
    one, other = (document["bots"][bot] for bot in duel["bots"][::sign])
    interval = duel["interval"] and sorted(sign * each for each in duel["interval"])
    return (f"{one} wins {percent(sign * duel['difference'])} of the games more than {other} ({percent_between(interval)}) "
            f"and is {sign * duel['margin']:.2f} points ahead on average.")  # fmt: skip


def table(rows: list[list[str]]) -> list[str]:
    """The first column to the left, the others to the right."""
    widths = [max(len(row[at]) for row in rows) for at in range(len(rows[0]))]
    return ["  ".join(cell.ljust(width) if at == 0 else cell.rjust(width)
                      for at, (cell, width) in enumerate(zip(row, widths, strict=True))).rstrip() for row in rows]  # fmt: skip


def curve_line(values: list[float], least: float, most: float) -> str:
    span = (most - least) or 1.0
    return "".join(SIGNS[1 + min(7, int(8 * (value - least) / span))] for value in values)


def curve_lines(document: dict[str, Any], key: str, title: str) -> list[str]:
    curves = document["curves"]
    values = [value for curve in curves for value in curve[key]]
    if not values:
        return []
    least, most = min(0.0, min(values)), max(values)
    out = [f"{title} (0 to {most:.1f}, turns 1 to {max(len(curve[key]) for curve in curves)})"]
    width = max(len(curve["bot"]) for curve in curves)
    for curve in curves:
        out.append(f"  {curve['bot'].ljust(width)}  {curve_line(curve[key], least, most)}")
    marks = [turn for turn in (5, 10, 15, 20, 30) if turn <= max(len(curve[key]) for curve in curves)]
    rows = [["  turn", *(str(turn) for turn in marks)]]
    for curve in curves:
        there = [turn for turn in marks if turn <= len(curve[key])]
        absent = ["-"] * (len(marks) - len(there))
        rows.append([f"  {curve['bot']}", *(f"{curve[key][turn - 1]:.1f}" for turn in there), *absent])
    return out + table(rows)


def lines(document: dict[str, Any]) -> list[str]:
    if "matches" in document:
        return matrix_lines(document)
    bots, games, intervals = document["bots"], document["games"], document["intervals"]
    out = [headline(document), ""]
    level = f"{100 * intervals['level']:.0f} %"
    rows = [["", "wins", level, "points", level, "turns"]]
    for bot, label in enumerate(bots):
        points, turns = document["points"][bot], document["turns"][bot]
        rows.append([label, percent(document["wins"][bot] / games), percent_between(intervals["wins"][bot]),
                     f"{points:.2f}", between(intervals["points"][bot]), f"{turns:.2f}"])  # fmt: skip
    rows.append(["shared", percent(document["ties"] / games), percent_between(intervals["ties"]), "", "",
                 f"{document['turns_per_player']:.2f}"])  # fmt: skip
    out += [*table(rows), ""]
    out += [duel_line(document, duel) for duel in document["duels"]]
    first = sum(wins[0] for wins in document["wins_by_seat"])
    out += [f"Who goes first wins {percent(first / games)} alone.", ""]
    out += [*curve_lines(document, "money", "Coins per turn"), ""]
    out += [*curve_lines(document, "points", "Points after each turn"), ""]
    out.append("Cards at the end, on average")
    names = sorted({name for deck in document["decks"] for name in deck},
                   key=lambda name: -max(deck.get(name, 0.0) for deck in document["decks"]))  # fmt: skip
    rows = [["", *bots]]
    rows += [[f"  {name}", *(f"{deck.get(name, 0.0):.2f}" for deck in document["decks"])] for name in names[:CARDS_SHOWN]]
    out += [*table(rows), "", "What ended the games"]
    endings = list(document["endings"].items())
    out += [f"  {percent(number / games):>7}  {name}" for name, number in endings[:ENDINGS_SHOWN]]
    rest = sum(number for _, number in endings[ENDINGS_SHOWN:])
    if rest:
        out.append(f"  {percent(rest / games):>7}  other piles")
    if document["unfinished"]:
        out.append(f"  {percent(document['unfinished'] / games):>7}  stopped after {document['most_turns']} turns each")
    return out + closing_lines(document)


def matrix_lines(document: dict[str, Any]) -> list[str]:
    bots = document["bots"]
    level = f"{100 * document['level']:.0f} %"
    out = [headline(document), "", "Ranking (400 more are ten times the chances)"]
    rows = [["", "strength", level, "takes"]]
    rows += [[f"  {each['bot']}", f"{each['rating']:+.0f}", between(each["interval"], "{:+.0f}"), percent(each["score"])]
             for each in document["ranking"]]  # fmt: skip
    out += [*table(rows), "", f"How much of the games the row takes from the column, a shared win as half (± {level})"]
    rows = [["", *(f"({number})" for number in range(1, len(bots) + 1))]]
    for one, label in enumerate(bots):
        row = [f"  ({one + 1}) {label}"]
        for score, interval in zip(document["scores"][one], document["intervals"][one], strict=True):
            row.append("-" if score is None else f"{100 * score:.1f} ± {50 * (interval[1] - interval[0]):.1f}")
        rows.append(row)
    return out + table(rows) + closing_lines(document)


def closing_lines(document: dict[str, Any]) -> list[str]:
    return ["", f"Kingdom: {kingdom_text(document['kingdom'])}", played_line(document)]


def kingdom_text(kingdom: dict[str, Any]) -> str:
    """As one may type it, with what was chosen at set-up in brackets."""
    names = [*kingdom["cards"], *kingdom["landscapes"]]
    names += [word.capitalize() for word in ("colonies", "shelters") if kingdom[word]]
    chosen = "; ".join(f"{card}: {', '.join(names)}" for card, names in kingdom["extras"].items())
    return (", ".join(names) or "the basic cards alone") + (f" ({chosen})" if chosen else "")


def played_line(document: dict[str, Any]) -> str:
    kind = "compiled" if document["compiled"] else "interpreted"
    where = f"on {document['cluster']}" if document["cluster"] else f"processes: {document['jobs']}"
    seeds = ", ".join(str(seed) for seed in document["seeds"])
    out = f"{document['games']} games of seed {seeds}"
    if not document["games_played_now"]:
        return f"{out}, played before."
    speed = f"{document['games_per_second']:.0f} a second ({kind}, {where})"
    return f"{out}; {document['games_played_now']} played in {document['seconds']:.1f} s, {speed}."
