"""One number for what many random games come to: run by `tests/test_compiled_equal.py` with compiled and plain rules.

python tests/digest.py FIRST_SEED GAMES
"""

from __future__ import annotations

import hashlib
import sys

from freehold.bots.random import RandomAgent
from freehold.build_info import compiled
from freehold.kingdoms.randomizer import random_kingdom
from freehold.rules import scoring, turns
from freehold.rules.invariants import fingerprint
from freehold.rules.kinds import RULESETS
from freehold.rules.question import Agent
from freehold.rules.setup import Setup
from freehold.rules.vocab import GAME_OVER


def digest(seed: int) -> str:
    """Of every step's state and every line of the log of one random game."""
    players = 2 + seed % 5
    setup = Setup(random_kingdom(seed, players=players), players, ruleset=RULESETS[seed % 2], seed=seed)
    seats: list[Agent] = [RandomAgent(seed * 7 + seat) for seat in range(players)]
    game = setup.new_game(seed, seats, seed % players)
    game.turn_limit = 12 * players
    if seed % 3:  # without a log, the rules take shorter ways
        game.log = []
    found = hashlib.sha256()
    while game.phase != GAME_OVER:
        turns.advance(game)
        found.update(repr(sorted(fingerprint(game).items())).encode())
        for entry in game.log or []:
            found.update(repr((int(entry.depth), int(entry.seat), entry.word, entry.kinds, int(entry.number),
                               int(entry.audience), int(entry.source))).encode())  # fmt: skip
        if game.log:
            game.log = []
    found.update(repr([int(scoring.points(player)) for player in game.players]).encode())
    return found.hexdigest()


def main() -> None:
    first, games = int(sys.argv[1]), int(sys.argv[2])
    print("compiled" if compiled() else "interpreted")
    for seed in range(first, first + games):
        print(seed, digest(seed))


if __name__ == "__main__":
    main()
