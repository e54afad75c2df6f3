"""Games per second of several simulators on one core, side by side: see benchmarks/README.md.

python benchmarks/beside.py "name=command with {games}" "other=…" --small 1000 --large 20000 --rounds 5
"""

from __future__ import annotations

import argparse
import json
import os
import shlex
import subprocess
import sys
import time
from dataclasses import dataclass, field


@dataclass
class Simulator:
    name: str
    command: str
    small: list[float] = field(default_factory=list)  # seconds for the small number of games, of each round
    large: list[float] = field(default_factory=list)

    def run(self, games: int) -> float:
        words = shlex.split(self.command.replace("{games}", str(games)))
        began = time.perf_counter()
        done = subprocess.run(words, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True, check=False)
        seconds = time.perf_counter() - began
        if done.returncode:
            last = (done.stderr.strip().splitlines() or ["it says nothing"])[-1]
            raise SystemExit(f"beside: {self.name} ends with {done.returncode}: {last}")
        return seconds

    def games_per_second(self, small: int, large: int) -> float:
        """Between the two sizes, so that starting up and warming up do not count; the best of each counts."""
        return (large - small) / max(min(self.large) - min(self.small), 1e-9)


def parse(text: str) -> Simulator:
    name, equals, command = text.partition("=")
    if not equals or "{games}" not in command:
        raise argparse.ArgumentTypeError(f"'{text}' is not name=command with {{games}} in it")
    return Simulator(name, command)


def measure(simulators: list[Simulator], small: int, large: int, rounds: int) -> dict[str, object]:
    """Rounds alternate between the simulators, so that a busy machine disturbs them alike."""
    for _ in range(rounds):
        for each in simulators:
            each.small.append(each.run(small))
            each.large.append(each.run(large))
    rates = {each.name: each.games_per_second(small, large) for each in simulators}
    first = rates[simulators[0].name]
    return {
        "games_per_second": {name: round(rate, 1) for name, rate in rates.items()},
        "ratio": {name: round(first / rate, 3) for name, rate in rates.items()},
        "rounds": rounds, "small": small, "large": large,
    }  # fmt: skip


def main(words: list[str]) -> int:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("simulators", nargs="+", type=parse, metavar="NAME=COMMAND")
    options.add_argument("--small", type=int, default=1000, help="games of the short runs (default: 1000)")
    options.add_argument("--large", type=int, default=20000, help="games of the long runs (default: 20000)")
    options.add_argument("--rounds", type=int, default=5, help="of all simulators in turn (default: 5)")
    options.add_argument("--core", type=int, default=0, help="the one core that all run on (default: 0)")
    given = options.parse_args(words)
    if not 0 < given.small < given.large or given.rounds < 1:
        options.error("it takes 0 < small < large, and one round or more")
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {given.core})  # children inherit it
    print(json.dumps(measure(given.simulators, given.small, given.large, given.rounds), indent=1))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
