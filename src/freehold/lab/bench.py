"""`freehold bench`: how fast the real kernel is, every rule on, as figures and as ratios to the yardstick.

All through the one question funnel, on one core, two players. Rounds of the measured things alternate, and the best
round of each counts, so that a busy machine disturbs them alike.
"""

from __future__ import annotations

import gc
import time
from collections.abc import Callable

from freehold.bots.bench import BigMoney, BigMoneySmithy, Engine
from freehold.bots.random import RandomAgent
from freehold.build_info import compiled
from freehold.cards import load_all
from freehold.kingdoms.randomizer import random_kingdom
from freehold.lab import yardstick
from freehold.rules import turns
from freehold.rules.game import Game
from freehold.rules.question import Agent, agent_for
from freehold.rules.setup import Kingdom, Setup
from freehold.rules.vocab import ACTION_PHASE
from freehold.table.document import document
from freehold.table.record import Tape

KINGDOM = ["Smithy", "Village", "Market", "Militia", "Cellar", "Workshop", "Laboratory", "Festival", "Mine", "Remodel"]
RANDOM_KINGDOMS = 30
TURN_LIMIT = 120


def games_per_second(setup: Setup, agents: list[Agent], games: int, seed: int) -> float:
    began = time.perf_counter()
    for number in range(games):
        game = setup.new_game(seed + number, agents, number % 2)
        turns.run(game)
        game.close()
    return games / (time.perf_counter() - began)


def random_games_per_second(setups: list[Setup], seed: int) -> float:
    began = time.perf_counter()
    for number, setup in enumerate(setups):
        agents: list[Agent] = [RandomAgent(seed + number), RandomAgent(seed - number)]
        game = setup.new_game(seed + number, agents)
        game.turn_limit = TURN_LIMIT
        turns.run(game)
        game.close()
    return len(setups) / (time.perf_counter() - began)


def middle_of_a_game(setup: Setup) -> Game:
    """A game in its twentieth turn, at a quiet point."""
    agents: list[Agent] = [BigMoneySmithy(), BigMoneySmithy()]
    game = setup.new_game(7, agents)
    while game.turn_serial < 20 or game.phase != ACTION_PHASE:
        turns.advance(game)
    return game


def micros(action: Callable[[], object], times: int) -> float:
    """Microseconds that an action takes, the best of five rounds."""
    best = 1e9
    for _ in range(5):
        began = time.perf_counter()
        for _ in range(times):
            action()
        best = min(best, (time.perf_counter() - began) / times)
    return best * 1e6


def run(seconds: float = 10.0, progress: Callable[[float], None] | None = None) -> dict[str, object]:
    """All measurements; `seconds` is about how long they take."""
    load_all()
    setup = Setup(Kingdom(KINGDOM))
    setups = [Setup(random_kingdom(seed), seed=seed) for seed in range(RANDOM_KINGDOMS)]
    pairs: dict[str, list[Agent]] = {
        "big_money": [BigMoney(), BigMoney()],
        "big_money_smithy": [BigMoneySmithy(), BigMoney()],
        "engine": [Engine(), Engine()],
    }
    best: dict[str, float] = dict.fromkeys([*pairs, "random_kingdoms", "yardstick"], 0.0)
    games = 500 if compiled() else 20
    began = time.perf_counter()
    rounds = 0
    while rounds < 3 or time.perf_counter() - began < seconds:
        gc.collect()
        start = time.perf_counter()
        yardstick.bench(games, 0)
        best["yardstick"] = max(best["yardstick"], games / (time.perf_counter() - start))
        for name, agents in pairs.items():
            rate = games_per_second(setup, agents, games if name != "engine" else games // 2, rounds * games)
            best[name] = max(best[name], rate)
        best["random_kingdoms"] = max(best["random_kingdoms"], random_games_per_second(setups, rounds * 1000))
        rounds += 1
        if progress is not None:
            progress(min(1.0, (time.perf_counter() - began) / seconds))
    result: dict[str, object] = {name: round(value, 1) for name, value in best.items()}
    result["ratio"] = {name: round(best[name] / best["yardstick"], 3) for name in pairs}
    result.update(small_things(setup))
    result["compiled"] = compiled()
    result["rounds"] = rounds
    return result


def train() -> None:
    """Sample games for a compiler that wants to see which branches are taken."""
    load_all()
    setup = Setup(Kingdom(KINGDOM))
    for seed in range(3):
        games_per_second(setup, [BigMoney(), BigMoney()], 400, seed)
        games_per_second(setup, [BigMoneySmithy(), BigMoney()], 400, seed)
        games_per_second(setup, [Engine(), Engine()], 300, seed)
    random_games_per_second([Setup(random_kingdom(seed), seed=seed) for seed in range(10)], 1)


def small_things(setup: Setup) -> dict[str, object]:
    game = middle_of_a_game(setup)
    times = 2000 if compiled() else 200
    answers = Tape([])
    replayers = [agent_for(answers)] * 2

    def rerun() -> None:
        copy = game.clone()
        copy.agents = replayers
        answers.next = 0
        turns.advance(copy)

    probe = game.clone()
    probe.record = []
    turns.advance(probe)
    answers.answers = probe.record
    return {
        "clone_us": round(micros(game.clone, times), 2),
        "rerun_us": round(micros(rerun, times), 2),
        "view_us": round(micros(lambda: document(game, 0), times // 10), 2),
    }
