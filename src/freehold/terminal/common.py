"""What the commands share: one-line errors, one JSON document, progress on stderr, costs as text."""

from __future__ import annotations

import argparse
import difflib
import json
import sys
import time
from typing import NoReturn

from freehold.rules.kinds import CURRENT, RULESETS, plain_key
from freehold.rules.setup import MOST_PLAYERS
from freehold.rules.vocab import coins_in, debt_in, potions_in


class UsageError(Exception):
    """The command was given something it cannot use: one line that says what to do."""


class Parser(argparse.ArgumentParser):
    """Errors are one line on stderr, exit status 2."""

    def error(self, message: str) -> NoReturn:
        print(f"{self.prog}: {' '.join(message.split())}; see `{self.prog} --help`", file=sys.stderr)
        raise SystemExit(2)


def add_command(commands: argparse._SubParsersAction[Parser], name: str, summary: str, examples: str) -> Parser:
    """A subcommand with its examples under the options."""
    parser: Parser = commands.add_parser(
        name,
        help=summary,
        description=summary[0].upper() + summary[1:] + ".",
        epilog="examples:\n" + "\n".join("  " + line for line in examples.strip().splitlines()),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    return parser


def add_json(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="print one JSON document on stdout")


def add_ruleset(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--ruleset", type=ruleset, default=CURRENT, metavar="RULESET",
                        help="current (default) or 'first printing': cards as they first worked")  # fmt: skip


def ruleset(text: str) -> str:
    for known in RULESETS:
        if plain_key(text) == plain_key(known):
            return known
    near = difflib.get_close_matches(text.casefold(), RULESETS, n=1, cutoff=0.4)
    hint = f"did you mean '{near[0]}'?" if near else "there are: " + ", ".join(RULESETS)
    raise argparse.ArgumentTypeError(f"there is no ruleset '{text}'; {hint}")


def print_json(document: object) -> None:
    print(json.dumps(document, ensure_ascii=False, indent=1))


def positive(text: str) -> int:
    try:
        value = int(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"'{text}' is not a whole number") from None
    if value < 1:
        raise argparse.ArgumentTypeError(f"it must be 1 or more, not {value}")
    return value


def player_count(text: str) -> int:
    value = positive(text)
    if not 2 <= value <= MOST_PLAYERS:
        raise argparse.ArgumentTypeError(f"a game has 2 to {MOST_PLAYERS} players, not {value}")
    return value


def player_range(text: str) -> list[int]:
    """'3' -> [3], '2-4' -> [2, 3, 4]."""
    low, _, high = text.partition("-")
    first = player_count(low)
    last = player_count(high) if high else first
    if last < first:
        raise argparse.ArgumentTypeError(f"'{text}' runs backwards: say {last}-{first}")
    return list(range(first, last + 1))


def split(text: str | None) -> list[str]:
    """'a, b' -> ['a', 'b']."""
    return [part.strip() for part in (text or "").split(",") if part.strip()]


def cost_text(cost: int) -> str:
    """'$4', '$3 P', '8D'; free cards cost '$0'."""
    parts = [f"${coins_in(cost)}"] if coins_in(cost) or not cost else []
    parts += ["P"] * potions_in(cost)
    if debt_in(cost):
        parts.append(f"{debt_in(cost)}D")
    return " ".join(parts)


class Progress:
    """A line on stderr that says how far long work is and how long it will take. Silent where nobody watches."""

    def __init__(self, total: float, what: str) -> None:
        self.total = total
        self.what = what
        self.began = time.monotonic()
        self.last = 0.0
        self.shown = sys.stderr.isatty()

    def show(self, done: float, note: str = "") -> None:
        now = time.monotonic()
        if not self.shown or (now - self.last < 0.2 and done < self.total):
            return
        self.last = now
        spent = now - self.began
        left = spent / done * (self.total - done) if done else 0.0
        share = int(100 * done / self.total) if self.total else 100
        print(f"\r{self.what} {share:3d} %, {left:.0f} s left{note}   ", end="", file=sys.stderr, flush=True)

    def end(self) -> None:
        if self.shown:
            print("\r" + " " * 78 + "\r", end="", file=sys.stderr, flush=True)
