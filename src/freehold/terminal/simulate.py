"""`freehold simulate`: which of several players wins how often, and why."""

from __future__ import annotations

import argparse
import os
import shlex
import sys
from contextlib import closing, nullcontext
from itertools import combinations
from pathlib import Path
from time import perf_counter
from typing import Any

from freehold.bots import strategy_file, strategy_xml
from freehold.bots.registry import BotError, find, plain, strategy_named
from freehold.cards import load_all
from freehold.kingdoms.attachments import chosen
from freehold.kingdoms.randomizer import random_kingdom
from freehold.kingdoms.reading import must_read
from freehold.lab import html_report, report, text_report
from freehold.lab.match import MOST_TURNS, SEEDS, Match, SimulationError
from freehold.lab.processes import OneProcess, Pool, Workers
from freehold.lab.results import ResultsFile, join
from freehold.lab.simulation import Simulation
from freehold.rules.kinds import REGISTRY
from freehold.rules.setup import MOST_PLAYERS, Kingdom, Setup
from freehold.rules.vocab import LANDSCAPES
from freehold.terminal.common import (
    Progress,
    UsageError,
    add_command,
    add_json,
    add_ruleset,
    player_count,
    positive,
    print_json,
    split,
)

INTERRUPTED = "interrupted"
WRITERS = {"toml": strategy_file.write, "xml": strategy_xml.write}
EXAMPLES = """
freehold simulate big-money big-money-smithy --games 20000
freehold simulate engine big-money --until-decided --html report.html
freehold simulate random priority --sets seaside,base --seed 7 --json
freehold simulate big-money big-money-smithy engine --matrix
freehold simulate engine big-money --games 1000000 --results run.jsonl     Ctrl-C, and the same again goes on
freehold simulate --join one.jsonl other.jsonl
freehold simulate bots.xml#Name --export toml
"""


def seed_number(text: str) -> int:
    try:
        value = int(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"'{text}' is not a whole number") from None
    if not 0 <= value < SEEDS:
        raise argparse.ArgumentTypeError(f"a seed is from 0 to {SEEDS - 1}, not {value}")
    return value


def add(commands: argparse._SubParsersAction) -> None:  # type: ignore[type-arg]
    parser = add_command(commands, "simulate", "let bots play many games and count what comes of them", EXAMPLES)
    parser.add_argument("bots", nargs="*", metavar="BOT", help="two to six bots; one alone plays against itself")
    parser.add_argument("--games", type=positive, default=1000, help="how many; every seed is played in all rotations of the "
                        "seats (default: 1000)")  # fmt: skip
    parser.add_argument("--kingdom", metavar="TEXT", help="names with commas between (default: what the "
                        "bots require or were written for)")  # fmt: skip
    parser.add_argument("--sets", help="a random kingdom of these sets (commas), with what the bots require")
    add_ruleset(parser)
    parser.add_argument("--seed", type=seed_number, default=1, help="the same seed plays the same games (default: 1)")
    parser.add_argument("--players", type=player_count, help="seats, filled with the bots in turn (default: one for each bot)")
    parser.add_argument("--most-turns", type=positive, default=MOST_TURNS, metavar="N",
                        help=f"a game is stopped after so many turns of each player (default: {MOST_TURNS})")  # fmt: skip
    parser.add_argument("--jobs", type=positive, default=os.cpu_count() or 1, help="processes (default: one for each core)")
    parser.add_argument("--until-decided", action="store_true", help="stop as soon as it is sure who is better")
    parser.add_argument("--matrix", action="store_true", help="each bot against each, with a ranking; --games for each pair")
    parser.add_argument("--cluster", metavar="ADDRESS", help="play on a Ray cluster: HOST:PORT, ray://HOST:PORT or auto")
    parser.add_argument("--html", type=Path, metavar="FILE", help="write a report with curves: one page by itself")
    parser.add_argument("--results", type=Path, metavar="FILE", help="keep all counts as JSON lines; a file that is there "
                        "already is continued")  # fmt: skip
    parser.add_argument("--join", type=Path, nargs="+", metavar="FILE", help="play nothing: report what such files came to "
                        "together (--results: write it)")  # fmt: skip
    parser.add_argument("--export", choices=sorted(WRITERS), help="play nothing: print a strategy as TOML, or as XML for "
                        "the best known simulator")  # fmt: skip
    add_json(parser)
    parser.set_defaults(run=run)


# --- what is to be played --------------------------------------------------------------------------------------------


def seats(names: list[str], players: int | None) -> list[str]:
    """The bots in their seats, by the names under which they are found again."""
    if not names:
        raise UsageError("name the bots that play: `freehold simulate big-money engine`")
    wanted = players or max(2, len(names))
    if wanted > MOST_PLAYERS:
        raise UsageError(f"a game has 2 to {MOST_PLAYERS} players, not {wanted}; `--matrix` plays each against each")
    if wanted < len(names):
        raise UsageError(f"{len(names)} bots are named for {wanted} seats")
    return [names[seat % len(names)] for seat in range(wanted)]


def stable_name(name: str) -> str:
    """One spelling for bots that have a name of their own; others (a file, say) as they were given."""
    kind = find(name)
    return kind.name if plain(name) == kind.name else name


def required(names: list[str], wanted: Kingdom) -> Kingdom:
    """`wanted` with what the bots cannot do without."""
    for name in dict.fromkeys(card for bot in names for card in find(bot).requires):
        kind = REGISTRY.kind_or_none(name)
        if kind is not None and kind.types & LANDSCAPES:
            if kind.name not in wanted.landscapes:
                wanted.landscapes.append(kind.name)
            continue
        pile = REGISTRY.pile(name)
        if pile.category == "kingdom" and pile.name not in wanted.cards:
            wanted.cards.append(pile.name)
        wanted.colonies |= any(basic.pile_name == pile.name and basic.when == "colonies" for basic in REGISTRY.basics)
    return wanted


def choose_kingdom(arguments: argparse.Namespace, names: list[str], players: int) -> Kingdom:
    """The kingdom that was asked for, with everything chosen that is chosen at set-up."""
    if arguments.kingdom and arguments.sets:
        raise UsageError("--kingdom names the cards and --sets draws them: give one of the two")
    needed = required(names, Kingdom([]))
    if arguments.kingdom:
        kingdom = must_read(arguments.kingdom, players=players, seed=arguments.seed)
    elif arguments.sets:
        kingdom = random_kingdom(arguments.seed, split(arguments.sets), players)
        lacking = [name for name in needed.cards if name not in kingdom.cards]
        spare = [name for name in kingdom.cards if name in REGISTRY.piles and name not in needed.cards]
        kingdom.cards = [name for name in kingdom.cards if name not in spare[max(0, len(spare) - len(lacking)) :]] + lacking
        kingdom.landscapes += [name for name in needed.landscapes if name not in kingdom.landscapes]
        kingdom.colonies |= needed.colonies
    else:  # what the first of them was written for, if any was written for one
        written_for = next((kind.kingdom for kind in map(find, names) if kind.kingdom), ())
        kingdom = required(names, must_read(", ".join(written_for), players=players)) if written_for else needed
    setup = Setup(kingdom, players, ruleset=arguments.ruleset, seed=arguments.seed)
    for name in names:
        for card in find(name).requires:
            if REGISTRY.kind(card) not in setup.present:
                raise UsageError(f"{name} needs {card}, which this kingdom does not have: add it to --kingdom")
    return Kingdom(kingdom.cards, kingdom.landscapes, colonies=kingdom.colonies, shelters=kingdom.shelters,
                   extras=chosen(setup))  # fmt: skip


# --- playing it ------------------------------------------------------------------------------------------------------


def workers(arguments: argparse.Namespace, matches: list[Match]) -> Workers:
    if arguments.cluster:
        # Imported only here: without --cluster Ray need not be there.
        from freehold.lab.cluster import Cluster

        return Cluster(matches, arguments.cluster)
    return OneProcess(matches) if arguments.jobs == 1 else Pool(matches, arguments.jobs)


def play_out(simulation: Simulation, arguments: argparse.Namespace, results: ResultsFile | None, run: report.Run) -> None:
    """All units, until they are done, decided or interrupted; what is known by then stays known."""
    progress = Progress(1.0, "simulate")
    try:
        with closing(workers(arguments, simulation.matches)) as players:
            began = perf_counter()
            try:
                for unit, counts in players.run(simulation.units()):
                    simulation.take(unit, counts)
                    if results is not None:
                        results.add(unit, counts)
                    progress.show(simulation.share_done(), f", {simulation.played} games")
            finally:
                run.seconds = perf_counter() - began
    except KeyboardInterrupt:
        run.stopped = INTERRUPTED
    except (SimulationError, OSError) as error:
        run.stopped = str(error)
    run.games = simulation.played
    progress.end()


def label(name: str) -> str:
    """What a bot is called; a bot of a joined file may not be there any more."""
    try:
        return find(name).name
    except BotError:
        return name


def document_of(simulation: Simulation, run: report.Run) -> dict[str, Any]:
    documents = [
        report.match_document(course.match, [label(name) for name in course.match.bots], course.counts, run, course.winner)
        for course in simulation.courses
    ]
    if len(documents) == 1:
        return documents[0] | report.run_document(run)
    names = list(dict.fromkeys(name for match in simulation.matches for name in match.bots))
    pairs = [(names.index(match.bots[0]), names.index(match.bots[1])) for match in simulation.matches]
    all_counts = [course.counts for course in simulation.courses]
    return report.matrix_document([label(name) for name in names], pairs, documents, all_counts, run) | report.run_document(run)


def show(document: dict[str, Any], arguments: argparse.Namespace) -> None:
    try:
        if arguments.html:
            arguments.html.write_text(html_report.page(document), encoding="utf-8")
            print(f"freehold: wrote {arguments.html}", file=sys.stderr)
    finally:  # a page that cannot be written does not cost the report
        if arguments.json:
            print_json(document)
        else:
            print("\n".join(text_report.lines(document)))


def check_writable(path: Path) -> None:
    """Find out before the games are played."""
    there = path.exists()
    path.open("a").close()
    if not there:
        path.unlink()


def planned(arguments: argparse.Namespace) -> list[Match]:
    load_all()
    if arguments.matrix:
        names = [stable_name(name) for name in arguments.bots]
        twice = next((name for name in names if names.count(name) > 1), None)
        if twice is not None:
            raise UsageError(f"{twice} stands twice in the matrix")
        if len(names) < 2 or arguments.players:
            raise UsageError("--matrix takes two bots or more and seats two of them at each table")
        kingdom = choose_kingdom(arguments, names, 2)
        tables: list[tuple[str, ...]] = list(combinations(names, 2))
    else:
        names = [stable_name(name) for name in seats(arguments.bots, arguments.players)]
        kingdom = choose_kingdom(arguments, names, len(names))
        tables = [tuple(names)]
    return [Match(table, kingdom, ruleset=arguments.ruleset, most_turns=arguments.most_turns) for table in tables]


def run_joined(arguments: argparse.Namespace) -> int:
    """No games: what several files came to together."""
    if arguments.bots:
        raise UsageError("--join reads what was played: name no bots beside it")
    load_all()
    joined, twice = join(arguments.join)
    if twice:
        print(f"freehold: {twice} units stand in more than one file; they are counted once", file=sys.stderr)
    if not joined.units:
        raise SimulationError(f"there is no unit in {', '.join(str(path) for path in arguments.join)}")
    seeds = sorted({unit.seed for unit in joined.units})
    simulation = Simulation(joined.matches, seeds[0], 0, known=joined.units)
    run = report.Run(seeds, jobs=0, command=shlex.join(["freehold", *sys.argv[1:]]))
    if arguments.results:
        joined.write(arguments.results)
    show(document_of(simulation, run), arguments)
    return 0


def run_export(arguments: argparse.Namespace) -> int:
    """No games: a strategy in another form."""
    if len(arguments.bots) != 1 or arguments.json:
        raise UsageError("--export prints one strategy, as it is: name just that one, without --json")
    print(WRITERS[arguments.export](strategy_named(arguments.bots[0])).rstrip())
    return 0


def run(arguments: argparse.Namespace) -> int:
    if arguments.export:
        return run_export(arguments)
    if arguments.html:
        check_writable(arguments.html)
    if arguments.join:
        return run_joined(arguments)
    matches = planned(arguments)
    seats_each = len(matches[0].bots)
    results = ResultsFile(arguments.results, matches) if arguments.results else None
    simulation = Simulation(matches, arguments.seed, -(-arguments.games // seats_each),
                            until_decided=arguments.until_decided, known=results.known if results else None)  # fmt: skip
    seeds = sorted({arguments.seed, *(unit.seed for unit in (results.known if results else ()))})
    run = report.Run(seeds, jobs=arguments.jobs, where=arguments.cluster or "", sequential=arguments.until_decided,
                     command=shlex.join(["freehold", *sys.argv[1:]]))  # fmt: skip
    with closing(results) if results else nullcontext():
        play_out(simulation, arguments, results, run)
    games = sum(course.counts.games for course in simulation.courses)
    if games:
        show(document_of(simulation, run), arguments)
    if run.stopped == INTERRUPTED:
        kept = f"; {arguments.results} keeps them, the same command goes on from there" if arguments.results else ""
        print(f"freehold: interrupted after {games} games{kept}", file=sys.stderr)
        return 130
    if run.stopped:
        print(f"freehold: {' '.join(run.stopped.split())}", file=sys.stderr)
        return 2
    return 0
