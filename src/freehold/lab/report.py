"""What a simulation came to, as a document: the source of the text, the JSON and the page."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations
from typing import Any

from freehold import __version__
from freehold.build_info import compiled
from freehold.lab.counts import Counts
from freehold.lab.intervals import LEVEL, Interval, mean_interval, paired_interval, sequential_interval, share_interval
from freehold.lab.match import Match
from freehold.lab.ranking import Meeting, ratings
from freehold.lab.simulation import error_share
from freehold.lab.tally import CURVE

SHOWN = 0.02  # curves end where fewer than this share of the followed games still go on


@dataclass
class Run:
    """How the games were played, beside what they came to."""

    seeds: list[int]
    seconds: float = 0.0
    games: int = 0  # played in this run; the others were known before
    jobs: int = 1
    where: str = ""  # the address of a cluster
    command: str = ""
    level: float = LEVEL
    sequential: bool = False
    stopped: str = ""  # why it ended before its end


def pair(interval: Interval | None, digits: int = 4) -> list[float] | None:
    return None if interval is None else [round(each, digits) for each in interval]


def intervals_of(counts: Counts, run: Run) -> dict[str, Any]:
    bots = counts.bots
    columns = counts.columns
    width = bots + 1
    turns = [mean_interval(columns["turns"][bot], columns["turns_squared"][bot], counts.seeds, bots, run.level)
             for bot in range(bots)]  # fmt: skip
    known = [each for each in turns if each is not None]
    # Turns of one game go together, so the half-widths are averaged as if they did so wholly.
    average = (sum(low for low, _ in known) / bots, sum(high for _, high in known) / bots) if len(known) == bots else None
    wins = [dict(enumerate(columns["wins_by_seed"][bot * width : (bot + 1) * width])) for bot in range(bots)]
    return {
        "level": run.level,
        "wins": [pair(share_interval(each, bots, run.level)) for each in wins],
        "ties": pair(share_interval(dict(enumerate(columns["ties_by_seed"])), bots, run.level)),
        "turns_per_player": pair(average),
        "turns": [pair(each) for each in turns],
        "points": [pair(mean_interval(columns["points"][bot], columns["points_squared"][bot], counts.seeds, bots, run.level))
                   for bot in range(bots)],
    }  # fmt: skip


def duels_of(counts: Counts, run: Run) -> list[dict[str, Any]]:
    """Each pair of bots: how much greater a share of the games the first wins, and by how many points it is ahead."""
    out: list[dict[str, Any]] = []
    for one, other in combinations(range(counts.bots), 2):
        histogram = counts.duel(one, other)
        lead = sum(wins * seeds for wins, seeds in histogram.items())
        if run.sequential:
            interval: Interval | None = sequential_interval(histogram, counts.bots, error_share(counts.bots, run.level))
        else:
            interval = paired_interval(histogram, counts.bots, run.level)
        margin = counts.columns["points"][one] - counts.columns["points"][other]
        squares = counts.columns["margins_squared"][one * counts.bots + other]
        out.append({
            "bots": [one, other], "difference": round(lead / max(1, counts.games), 4), "interval": pair(interval),
            "margin": round(margin / max(1, counts.games), 3),
            "margin_interval": pair(mean_interval(margin, squares, counts.seeds, counts.bots, run.level), 3),
        })  # fmt: skip
    return out


def curves_of(counts: Counts, labels: list[str]) -> list[dict[str, Any]]:
    """Of the followed games, turn by turn: money of the turn, points and cards after it, and how many games had it."""
    out: list[dict[str, Any]] = []
    for bot, label in enumerate(labels):
        part = slice(bot * CURVE, (bot + 1) * CURVE)
        reached = counts.columns["reached"][part]
        length = sum(1 for number in reached if number and number >= SHOWN * reached[0])
        found: dict[str, Any] = {"bot": label, "games": reached[:length]}
        for key in ("money", "points", "cards"):
            sums = counts.columns[f"{key}_at"][part]
            found[key] = [round(total / number, 3) for total, number in zip(sums[:length], reached[:length], strict=True)]
        out.append(found)
    return out


def decks_of(counts: Counts) -> list[dict[str, float]]:
    """The average number of each card at the end, most first."""
    games = max(1, counts.decks_counted)
    return [
        {name: round(number / games, 3) for name, number in sorted(deck.items(), key=lambda item: (-item[1], item[0]))}
        for deck in counts.decks
    ]


def match_document(match: Match, labels: list[str], counts: Counts, run: Run, decided: int | None = None) -> dict[str, Any]:
    """One match. `labels` are what its bots are called."""
    bots = counts.bots
    games = max(1, counts.games)
    kingdom = match.document()
    lengths = {turns: number for turns, number in enumerate(counts.columns["lengths"]) if number}
    return {
        "bots": labels,
        "games": counts.games,
        "wins": [counts.alone(bot) for bot in range(bots)],
        "ties": counts.ties,
        "shared": counts.columns["shared"],
        "unfinished": counts.unfinished,
        "turns_per_player": round(sum(counts.columns["turns"]) / games / bots, 4),
        "turns": [round(counts.columns["turns"][bot] / games, 4) for bot in range(bots)],
        "points": [round(counts.columns["points"][bot] / games, 4) for bot in range(bots)],
        "intervals": intervals_of(counts, run),
        "duels": duels_of(counts, run),
        "decided": None if decided is None else labels[decided],
        "wins_by_seat": [[counts.alone(bot, seat) for seat in range(bots)] for bot in range(bots)],
        "endings": dict(sorted(counts.endings.items(), key=lambda item: (-item[1], item[0]))),
        "lengths": lengths,
        "decks": decks_of(counts),
        "curves": curves_of(counts, labels),
        "kingdom": {key: kingdom[key] for key in ("cards", "landscapes", "colonies", "shelters", "extras")},
        "ruleset": match.ruleset,
        "most_turns": match.most_turns,
    }


def run_document(run: Run) -> dict[str, Any]:
    return {
        "seed": run.seeds[0],
        "seeds": run.seeds,
        "games_played_now": run.games,
        "seconds": round(run.seconds, 3),
        "games_per_second": round(run.games / run.seconds, 1) if run.seconds > 0 else 0.0,
        "jobs": run.jobs,
        "cluster": run.where or None,
        "compiled": compiled(),
        "stopped": run.stopped or None,
        "version": __version__,
        "command": run.command,
    }


def matrix_document(labels: list[str], pairs: list[tuple[int, int]], documents: list[dict[str, Any]],
                    all_counts: list[Counts], run: Run) -> dict[str, Any]:  # fmt: skip
    """Everybody against everybody: `pairs` are the bots of each match by their place in `labels`."""
    bots = len(labels)
    meetings: list[Meeting] = []
    scores: list[list[float | None]] = [[None] * bots for _ in range(bots)]
    intervals: list[list[list[float] | None]] = [[None] * bots for _ in range(bots)]
    for (one, other), counts, document in zip(pairs, all_counts, documents, strict=True):
        if not counts.games:
            continue
        meetings.append(Meeting(one, other, counts.duel(0, 1), counts.bots))
        duel = document["duels"][0]
        # A share of 1 for a win and a half for a shared one is half the difference of wins above one half.
        low, high = duel["interval"] or (-1.0, 1.0)
        score = round(0.5 + duel["difference"] / 2, 4)
        scores[one][other] = score
        scores[other][one] = round(1 - score, 4)
        intervals[one][other] = pair((0.5 + low / 2, 0.5 + high / 2))
        intervals[other][one] = pair((0.5 - high / 2, 0.5 - low / 2))
    ranking: list[dict[str, Any]] = []
    if len(meetings) == len(pairs):
        for bot, (rating, interval) in enumerate(ratings(bots, meetings, run.level)):
            mine = [score for score in scores[bot] if score is not None]
            ranking.append({"bot": labels[bot], "rating": round(rating, 1), "interval": pair(interval, 1),
                            "score": round(sum(mine) / len(mine), 4)})  # fmt: skip
        ranking.sort(key=lambda each: -each["rating"])
    return {
        "bots": labels,
        "games": sum(counts.games for counts in all_counts),
        "level": run.level,
        "ranking": ranking,
        "scores": scores,
        "intervals": intervals,
        "matches": documents,
        "kingdom": documents[0]["kingdom"],
    }
