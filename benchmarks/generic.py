"""How well a bot plays against others over random kingdoms of all sets, and how fast.

    python benchmarks/generic.py                                 generic against random, priority and big-money
    python benchmarks/generic.py --bot generic-quick --kingdoms 50 --games 10 --worst 10

Each kingdom is played the same number of times, each deck of seeds from both seats. The interval is over kingdoms: they,
not the games, are the sample (95 %, normal approximation). Speeds are per second of CPU time: other work on the
machine does not count.
"""

from __future__ import annotations

import argparse
import json
import math
import statistics
import time
from dataclasses import dataclass, field

from freehold.bots.registry import find
from freehold.bots.study import run_bounded
from freehold.build_info import compiled
from freehold.cards import load_all
from freehold.kingdoms.randomizer import random_kingdom
from freehold.rules import scoring
from freehold.rules.question import Agent
from freehold.rules.setup import Setup

TURN_LIMIT = 120


@dataclass
class Match:
    """One bot against another over all kingdoms."""

    rival: str
    shares: list[float] = field(default_factory=list)  # of each kingdom: wins and half the ties
    kingdoms: list[str] = field(default_factory=list)
    unfinished: int = 0
    games: int = 0
    seconds: float = 0.0
    preparing: float = 0.0

    def document(self) -> dict[str, object]:
        mean = statistics.fmean(self.shares)
        spread = statistics.stdev(self.shares) if len(self.shares) > 1 else 0.0
        half = 1.96 * spread / math.sqrt(len(self.shares))
        return {
            "against": self.rival, "win_share": round(mean, 4), "interval": [round(mean - half, 4), round(mean + half, 4)],
            "kingdoms": len(self.shares), "games": self.games, "kingdoms_lost": sum(share < 0.5 for share in self.shares),
            "unfinished": self.unfinished, "games_per_second": round(self.games / self.seconds, 1),
            "preparing_seconds_per_kingdom": round(self.preparing / len(self.shares), 3),
        }  # fmt: skip


def play_kingdom(match: Match, bot: str, number: int, games: int) -> None:
    setup = Setup(random_kingdom(number), seed=number)
    mine, theirs = find(bot), find(match.rival)
    agent = mine.make(number)
    began = time.process_time()
    play(setup, number, [agent, theirs.make(number)])  # one game that does not count: the bot prepares in it
    match.preparing += time.process_time() - began
    won = 0.0
    for game_number in range(games):
        seat = game_number % 2
        rival = theirs.make(number * 1000 + game_number)
        began = time.process_time()
        _points, winners, ended = play(setup, number * 1000 + game_number // 2, [agent, rival] if seat == 0 else [rival, agent])
        match.seconds += time.process_time() - began
        match.games += 1
        match.unfinished += not ended
        if seat in winners:
            won += 1.0 / len(winners)
    match.shares.append(won / games)
    match.kingdoms.append(", ".join([*setup.kingdom.cards, *setup.kingdom.landscapes]))


def play(setup: Setup, seed: int, agents: list[Agent]) -> tuple[list[int], list[int], bool]:
    game = setup.new_game(seed, agents)
    game.turn_limit = TURN_LIMIT
    run_bounded(game)
    out = [scoring.points(player) for player in game.players], scoring.winners(game), game.ending
    game.close()
    return out


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bot", default="generic")
    parser.add_argument("--against", default="random,priority,big-money", help="names with commas")
    parser.add_argument("--kingdoms", type=int, default=200)
    parser.add_argument("--games", type=int, default=20, help="in each kingdom, an even number")
    parser.add_argument("--first", type=int, default=0, help="number of the first kingdom")
    parser.add_argument("--worst", type=int, default=0, help="tell so many kingdoms in which it does worst")
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    load_all()
    documents: list[dict[str, object]] = []
    for rival in options.against.split(","):
        match = Match(rival)
        for number in range(options.first, options.first + options.kingdoms):
            play_kingdom(match, options.bot, number, options.games)
        documents.append(match.document())
        if not options.json:
            print(f"{options.bot} {documents[-1]}")
            for share, kingdom in sorted(zip(match.shares, match.kingdoms, strict=True))[: options.worst]:
                print(f"  {share:.2f}  {kingdom}")
    if options.json:
        print(json.dumps({"bot": options.bot, "compiled": compiled(), "matches": documents}, indent=1))


if __name__ == "__main__":
    main()
