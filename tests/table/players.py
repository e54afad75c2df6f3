"""Random sessions for the tests: what a person might answer to anything."""

import random

from freehold.bots.random import RandomAgent
from freehold.kingdoms.randomizer import random_kingdom
from freehold.rules.question import Agent, Answer
from freehold.table.asking import OpenQuestion
from freehold.table.session import Session

NAMES = ["Ann", "Bob", "Cid", "Dee"]


def random_answer(question: OpenQuestion, rng: random.Random) -> Answer:
    count = len(question.options)
    if question.verb in ("play", "buy") and rng.random() < 0.85:
        return (rng.randrange(count),)
    if question.verb == "treasures" and rng.random() < 0.7:
        return tuple(range(count))
    return tuple(rng.sample(range(count), rng.randint(question.least, question.most)))


def random_session(seed: int, rounds: int = 12) -> Session:
    """A game of 2 to 4, over a random kingdom of all sets; with odd seeds the second seat is a bot's."""
    players = 2 + seed % 3
    bots: dict[int, Agent] = {1: RandomAgent(seed)} if seed % 2 else {}
    return Session.new(random_kingdom(seed, players=players), NAMES[:players], bots, seed=seed, setup_seed=seed,
                       turn_limit=rounds * players, check=True)  # fmt: skip


def play_out(session: Session, rng: random.Random) -> None:
    while session.question is not None:
        session.answer(random_answer(session.question, rng))
