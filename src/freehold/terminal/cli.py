"""The command `freehold`."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence

from freehold import build_info
from freehold.terminal.common import Parser

EXAMPLES = """\
examples:
  freehold serve                    the table in the browser
  freehold play                     a game against a bot, here
  freehold cards Cellar             a card with its rulings
  freehold kingdom --sets base      a random kingdom
  freehold simulate big-money engine    who wins how often, and why
  freehold COMMAND --help           what a command takes
"""


def parser() -> argparse.ArgumentParser:
    from freehold.terminal import cards, export, kingdom, play, runs, serve, simulate, tournament

    top = Parser(
        prog="freehold",
        description="The card game Dominion on your own machine. Unofficial.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    top.add_argument("--version", action="store_true", help="print version, compiled or interpreted, and path")
    commands = top.add_subparsers(title="commands", metavar="COMMAND", parser_class=Parser)
    serve.add(commands)
    play.add(commands)
    cards.add(commands)
    kingdom.add(commands)
    simulate.add(commands)
    export.add(commands)
    runs.add_replay(commands)
    runs.add_fuzz(commands)
    runs.add_bench(commands)
    tournament.add(commands)
    return top


def errors() -> tuple[type[Exception], ...]:
    """What is wrong with the input, not with the program."""
    from freehold.bots.registry import BotError
    from freehold.lab.match import SimulationError
    from freehold.rules.kinds import RulesError
    from freehold.rules.question import IllegalAnswer
    from freehold.table.position import PositionError
    from freehold.table.record import RecordError
    from freehold.terminal.common import UsageError
    from freehold.tournament.model import TournamentError

    return (RulesError, BotError, IllegalAnswer, PositionError, RecordError, SimulationError, TournamentError, UsageError,
            OSError)  # fmt: skip


def main(argv: Sequence[str] | None = None) -> int:
    try:
        return start(sys.argv[1:] if argv is None else argv)
    except KeyboardInterrupt:
        print("\nfreehold: interrupted", file=sys.stderr)
        return 130
    except BrokenPipeError:  # whoever read the output has had enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 141


def start(argv: Sequence[str]) -> int:
    stale = build_info.faults()
    for fault in stale:
        print(f"freehold: {fault}", file=sys.stderr)
    if "--version" in argv:
        print(build_info.describe())
        return 1 if stale else 0
    top = parser()
    arguments = top.parse_args(argv)
    if not hasattr(arguments, "run"):
        top.print_help()
        return 0
    try:
        result: int = arguments.run(arguments)
        sys.stdout.flush()
        return result
    except BrokenPipeError:
        raise
    except errors() as error:
        print(f"freehold: {one_line(error)}", file=sys.stderr)
        return 2


def one_line(error: Exception) -> str:
    if isinstance(error, OSError) and error.strerror:
        return f"{error.filename}: {error.strerror}" if error.filename else error.strerror
    return " ".join(str(error).split())


if __name__ == "__main__":
    sys.exit(main())
