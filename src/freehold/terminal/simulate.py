"""`freehold simulate`: which of several players wins how often, and why."""

from __future__ import annotations

import argparse
import os
import shlex
import sys
from pathlib import Path
from time import perf_counter

from freehold.bots.registry import find
from freehold.cards import load_all
from freehold.kingdoms.randomizer import random_kingdom
from freehold.lab import report, text_report
from freehold.lab.match import MOST_TURNS, SEEDS, Match, SimulationError
from freehold.lab.processes import Pool, one_process
from freehold.lab.results import ResultsFile
from freehold.lab.simulation import Simulation
from freehold.rules.kinds import REGISTRY
from freehold.rules.setup import MOST_PLAYERS, Kingdom, Setup
from freehold.terminal.common import (
    Progress,
    UsageError,
    add_command,
    add_json,
    player_count,
    positive,
    print_json,
    read_kingdom,
    split,
)
from freehold.terminal.kingdom import chosen

EXAMPLES = """
freehold simulate big-money big-money-smithy --games 20000
freehold simulate engine big-money --until-decided --html report.html
freehold simulate random priority --sets seaside,base --seed 7 --json
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
    parser.add_argument("--kingdom", metavar="TEXT", help="names with commas between (default: what the bots require)")
    parser.add_argument("--sets", help="a random kingdom of these sets (commas), with what the bots require")
    parser.add_argument("--seed", type=seed_number, default=1, help="the same seed plays the same games (default: 1)")
    parser.add_argument("--players", type=player_count, help="seats, filled with the bots in turn (default: one for each bot)")
    parser.add_argument("--most-turns", type=positive, default=MOST_TURNS, metavar="N",
                        help=f"a game is stopped after so many turns of each player (default: {MOST_TURNS})")  # fmt: skip
    parser.add_argument("--jobs", type=positive, default=os.cpu_count() or 1, help="processes (default: one for each core)")
    parser.add_argument("--until-decided", action="store_true", help="stop as soon as it is sure who is better")
    parser.add_argument("--results", type=Path, metavar="FILE", help="keep all counts as JSON lines; a file that is there "
                        "already is continued")  # fmt: skip
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


def required(names: list[str]) -> list[str]:
    """The piles of the cards that the bots cannot do without."""
    piles: list[str] = []
    for name in names:
        for card in find(name).requires:
            pile = REGISTRY.pile(card)
            if pile.category == "kingdom" and pile.name not in piles:
                piles.append(pile.name)
    return piles


def choose_kingdom(arguments: argparse.Namespace, names: list[str], players: int) -> Kingdom:
    """The kingdom that was asked for, with everything chosen that is chosen at set-up."""
    if arguments.kingdom and arguments.sets:
        raise UsageError("--kingdom names the cards and --sets draws them: give one of the two")
    needed = required(names)
    if arguments.kingdom:
        kingdom = read_kingdom(arguments.kingdom)
    elif arguments.sets:
        kingdom = random_kingdom(arguments.seed, split(arguments.sets), players)
        lacking = [name for name in needed if name not in kingdom.cards]
        spare = [name for name in kingdom.cards if name not in needed]
        kingdom.cards = [name for name in kingdom.cards if name not in spare[max(0, len(spare) - len(lacking)) :]] + lacking
    else:
        kingdom = Kingdom(needed)
    setup = Setup(kingdom, players, seed=arguments.seed)
    for name in names:
        for card in find(name).requires:
            if REGISTRY.kind(card) not in setup.present:
                raise UsageError(f"{name} needs {card}, which this kingdom does not have: add it to --kingdom")
    return Kingdom(kingdom.cards, kingdom.landscapes, colonies=kingdom.colonies, shelters=kingdom.shelters,
                   extras=chosen(setup))  # fmt: skip


# --- playing it ------------------------------------------------------------------------------------------------------


def command_of(argv: list[str]) -> str:
    return shlex.join(["freehold", *argv])


def play_out(simulation: Simulation, arguments: argparse.Namespace, results: ResultsFile | None, run: report.Run) -> None:
    """All units, until they are done, decided or interrupted; what is known by then stays known."""
    progress = Progress(1.0, "simulate")
    began = perf_counter()
    try:
        pool = None if arguments.jobs == 1 else Pool(simulation.matches, arguments.jobs)
        began = perf_counter()
        try:
            done = one_process(simulation.matches, simulation.units()) if pool is None else pool.run(simulation.units())
            for unit, counts in done:
                simulation.take(unit, counts)
                if results is not None:
                    results.add(unit, counts)
                progress.show(simulation.share_done(), f", {simulation.played} games")
        finally:
            run.seconds = perf_counter() - began
            if pool is not None:
                pool.close()
    except KeyboardInterrupt:
        run.stopped = "interrupted"
    except SimulationError as error:
        run.stopped = str(error)
    finally:
        run.games = simulation.played
        progress.end()
        if results is not None:
            results.close()


def run(arguments: argparse.Namespace) -> int:
    load_all()
    names = seats(arguments.bots, arguments.players)
    labels = [find(name).name for name in names]
    kingdom = choose_kingdom(arguments, names, len(names))
    matches = [Match(tuple(names), kingdom, most_turns=arguments.most_turns)]
    seeds = -(-arguments.games // len(names))
    results = ResultsFile(arguments.results, matches) if arguments.results else None
    simulation = Simulation(matches, arguments.seed, seeds, until_decided=arguments.until_decided,
                            known=results.known if results else None)  # fmt: skip
    run = report.Run(arguments.seed, jobs=arguments.jobs, command=command_of(sys.argv[1:]), sequential=arguments.until_decided)
    play_out(simulation, arguments, results, run)
    course = simulation.courses[0]
    if course.counts.games or not run.stopped:
        document = report.match_document(matches[0], labels, course.counts, run, course.winner) | report.run_document(run)
        if arguments.json:
            print_json(document)
        else:
            print("\n".join(text_report.lines(document)))
    if run.stopped == "interrupted":
        print(f"freehold: interrupted after {course.counts.games} games", file=sys.stderr)
        return 130
    if run.stopped:
        print(f"freehold: {run.stopped}", file=sys.stderr)
        return 2
    return 0
