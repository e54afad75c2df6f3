"""The environments for agents that learn: their libraries' own tests, what an observation tells, what an action does."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test  # type: ignore[import-untyped]

from freehold.bots.bench import BigMoney
from freehold.bots.random import RandomAgent
from freehold.kingdoms.randomizer import random_kingdom
from freehold.lab.environments import FreeholdEnv, SingleSeatEnv, env
from freehold.lab.environments.driver import Driver
from freehold.lab.environments.encoding import DONE, KINDS_FROM, Encoding
from freehold.rules import turns
from freehold.rules.invariants import difference
from freehold.rules.question import Agent, Answer, Question
from freehold.rules.setup import Setup
from freehold.rules.view import View
from freehold.rules.vocab import OF_CARDS, Q_DISCARD


def play_at_random(environment: Any, steps: int, seed: int = 0) -> int:
    """Random legal actions until the game is over or so many steps are done; how many were."""
    rng = np.random.default_rng(seed)
    done = 0
    for _ in environment.agent_iter():
        _, _, terminated, truncated, info = environment.last()
        if terminated or truncated:
            environment.step(None)
        elif done == steps:
            break
        else:
            environment.step(int(rng.choice(np.flatnonzero(info["action_mask"]))))
            done += 1
    return done


def column(environment: FreeholdEnv, observation: Any, name: str) -> float:
    return float(observation[environment.encoding.names.index(name)])


# --- the libraries' own tests --------------------------------------------------------------------------------------


def test_pettingzoo_api() -> None:
    api_test(FreeholdEnv(turn_limit=20), num_cycles=300)


def test_pettingzoo_seeds() -> None:
    seed_test(lambda: env(turn_limit=20), num_cycles=100)


def test_gymnasium_check() -> None:
    # The check steps with any action of the space; without the mask that is an error by our contract, so it gets a legal one.
    class Legal(SingleSeatEnv):
        def step(self, action: np.int64) -> Any:
            legal = np.flatnonzero(self.action_masks())
            return super().step(action if action in legal else legal[0])

    check_env(Legal(turn_limit=10), skip_render_check=True)


# --- driving a game ------------------------------------------------------------------------------------------------


class Recorder(Agent):
    def __init__(self, seed: int, answers: list[Answer]) -> None:
        self.inner = RandomAgent(seed)
        self.answers = answers

    def answer(self, view: View, question: Question) -> Answer:
        answer = self.inner.answer(view, question)
        self.answers.append(answer)
        return answer


@pytest.mark.parametrize("seed", range(4))
def test_a_driven_game_is_the_same_game(seed: int) -> None:
    setup = Setup(random_kingdom(seed), 2, seed=seed)
    answers: list[Answer] = []
    game = setup.new_game(seed, [Recorder(seed, answers), Recorder(seed + 1, answers)])
    game.turn_limit = 30
    turns.run(game)

    driver = Driver(setup, seed, {}, turn_limit=30)
    for answer in answers:
        driver.answer(answer)

    assert driver.over
    assert not difference(game, driver.quiet)


def test_bots_answer_for_their_seats() -> None:
    environment = FreeholdEnv(bots={1: BigMoney()})
    environment.reset(seed=1)

    assert environment.agents == ["player_0"]
    play_at_random(environment, 10_000)
    assert environment.driver is not None
    assert environment.driver.over


def test_seats_of_bots_must_exist() -> None:
    with pytest.raises(ValueError, match="no seat 2"):
        FreeholdEnv(bots={2: BigMoney()})


# --- observations --------------------------------------------------------------------------------------------------


def test_an_observation_counts_the_own_hand() -> None:
    environment = FreeholdEnv()
    environment.reset(seed=5)
    observation = environment.observe("player_0")
    assert environment.driver is not None
    hand = [environment.driver.table.name(card) for card in environment.driver.table.players[0].hand]

    assert column(environment, observation, "my hand Copper") == hand.count("Copper")
    assert column(environment, observation, "my hand Estate") == hand.count("Estate")
    assert column(environment, observation, "p+0 owns Copper") == 7
    assert column(environment, observation, "left Province") == 8


def test_an_observation_knows_nothing_of_a_hidden_hand() -> None:
    # Two games that differ only in what the other seat holds look the same.
    environment = FreeholdEnv()
    environment.reset(seed=5)
    before = environment.observe("player_0")
    assert environment.driver is not None
    game = environment.driver.table
    other = game.players[1]
    hand, deck = list(game.zones[other.base]), list(game.zones[other.base + 1])
    swapped = next(card for card in deck if game.kind_ids[card] != game.kind_ids[hand[0]])
    game.put(hand[0], other.base + 1)
    game.put(swapped, other.base)

    assert np.array_equal(before, environment.observe("player_0"))
    assert not np.array_equal(environment.observe("player_1"), before)


def test_names_fit_the_numbers() -> None:
    for seed in range(6):
        setup = Setup(random_kingdom(seed), 2 + seed % 3, seed=seed)
        encoding = Encoding(setup)
        driver = Driver(setup, seed, {})
        assert driver.view is not None
        assert len(encoding.observe(driver.view, driver.question, [])) == len(encoding.names) == encoding.size
        assert len(set(encoding.names)) == encoding.size


# --- actions -------------------------------------------------------------------------------------------------------


def test_an_answer_of_several_picks() -> None:
    # Two cards to discard, pick by pick; a kind that has been picked once may be picked again.
    environment = FreeholdEnv(["Militia"], auto=False)
    environment.reset(seed=2)
    driver = environment.driver
    assert driver is not None
    rng = np.random.default_rng(0)
    for _ in range(5_000):
        assert environment.picks is not None
        question = environment.picks.question
        if question.verb == Q_DISCARD and question.domain == OF_CARDS and question.least == 2:
            break
        legal = np.flatnonzero(environment.infos[environment.agent_selection]["action_mask"])
        environment.step(int(rng.choice(legal)))
    victim = environment.agent_selection
    hand = driver.table.players[environment.seat_of[victim]].hand_size()
    assert not environment.infos[victim]["action_mask"][DONE]

    environment.step(int(environment.infos[victim]["action_mask"].argmax()))
    assert environment.agent_selection == victim
    assert column(environment, environment.observe(victim), "picked") == 1
    environment.step(int(environment.infos[victim]["action_mask"].argmax()))

    assert driver.table.players[environment.seat_of[victim]].hand_size() == hand - 2


def test_an_action_that_is_not_allowed_is_named() -> None:
    environment = FreeholdEnv(["Militia"])
    environment.reset(seed=2)
    province = KINDS_FROM + environment.encoding.kind_names.index("Province")

    with pytest.raises(ValueError, match=r"\(Province\) is not allowed"):
        environment.step(province)


@pytest.mark.parametrize("seed", range(12))
def test_any_kingdom_can_be_played(seed: int) -> None:
    environment = FreeholdEnv(random_kingdom(seed, players=2 + seed % 3), 2 + seed % 3, setup_seed=seed, turn_limit=16)
    environment.reset(seed=seed)

    assert play_at_random(environment, 100_000, seed) > 0
    assert environment.driver is not None
    assert environment.driver.over


def test_rewards_are_for_winning() -> None:
    environment = FreeholdEnv(turn_limit=30)
    for seed in range(4):
        environment.reset(seed=seed)
        rng = np.random.default_rng(seed)
        rewards: dict[str, float] = {}
        for agent in environment.agent_iter():
            _, reward, terminated, truncated, info = environment.last()
            if terminated or truncated:
                rewards[agent] = reward
                expected = -1.0 if environment.seat_of[agent] not in info["winners"] else (
                    1.0 if len(info["winners"]) == 1 else 0.0)  # fmt: skip
                assert reward == expected
                environment.step(None)
            else:
                environment.step(int(rng.choice(np.flatnonzero(info["action_mask"]))))
        assert sum(rewards.values()) == 0


def test_one_seat_plays_whole_games() -> None:
    environment = SingleSeatEnv(opponents=["priority", "random"], turn_limit=24, render_mode="ansi")
    rng = np.random.default_rng(1)
    _, info = environment.reset(seed=9)
    done = False
    reward = 0.0
    while not done:
        _, reward, terminated, truncated, info = environment.step(rng.choice(np.flatnonzero(info["action_mask"])))
        done = terminated or truncated

    assert reward in (-1.0, 0.0, 1.0)
    assert "supply" in (environment.render() or "")


def test_the_same_seed_is_the_same_game() -> None:
    environment = SingleSeatEnv(turn_limit=20)
    first, _ = environment.reset(seed=4)
    environment.step(environment.action_masks().argmax())
    again, _ = environment.reset(seed=4)

    assert np.array_equal(first, again)


def test_the_core_needs_no_numpy() -> None:
    code = (
        "import sys; sys.modules['numpy'] = None; sys.modules['gymnasium'] = None; sys.modules['pettingzoo'] = None\n"
        "import freehold.api, freehold.terminal.cli, freehold.lab.bench\n"
        "try:\n    import freehold.lab.environments\n"
        "except ModuleNotFoundError as error:\n    print(error)\n"
    )
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)

    assert "pip install 'freehold[env]'" in said.stdout


def test_unknown_opponents_are_named() -> None:
    with pytest.raises(Exception, match="no bot 'big-mony'"):
        SingleSeatEnv(opponents=["big-mony"])


