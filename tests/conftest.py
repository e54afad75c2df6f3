"""Every question of every card test is also put to every opponent, whose answer must be legal and change nothing."""

from __future__ import annotations

from freehold.bots import registry
from freehold.bots.bench import BigMoney, BigMoneySmithy, Engine
from freehold.bots.priority import PriorityAgent
from freehold.bots.random import RandomAgent
from freehold.bots.strategy import StrategyAgent
from freehold.bots.strategy_file import SECTIONS, read_from
from freehold.bots.study import generic_quick
from freehold.rules.game import why_illegal
from freehold.rules.question import Agent, Question
from freehold.rules.view import View
from tests.bed import WATCHERS

TALKATIVE = read_from(
    "name = 'talkative'\ngain = [{card = 'Gold', when = 'coins > 2'}, 'Village', 'Estate', 'Duchy', 'Copper', 'Canal']\n"
    + "\n".join(
        f"{section} = [{{{'type' if section != 'name_card' else 'card'} = 'Curse'}}, "
        "{card = 'Copper', when = 'money > 5 and cards > 6'}, {card = 'Estate', when = 'hand > 2'}, "
        "{card = 'Gold', when = 'hand_money < 0 or false'}, {type = 'Action', when = 'actions > 0 or turn > 1'}]"
        for section in SECTIONS
    )
    + "\nchoose = [{card = 'Steward', option = '+$2'}, {card = 'Pawn', option = '+1 Action'}]",
    "talkative.toml",
).program()
"""A strategy that has a rule for every kind of question about cards."""


WRITTEN = [registry.find(name) for name in registry.written_names()]


def strategies() -> list[Agent]:
    """One that follows each strategy that comes with Freehold."""
    return [kind.make(1) for kind in WRITTEN]


def bots() -> list[Agent]:
    """One of each kind, anew for each question: what they have looked up is good for one kingdom only."""
    return [RandomAgent(1), RandomAgent(2), PriorityAgent(), generic_quick(), BigMoney(), BigMoneySmithy(), Engine(),
            StrategyAgent(TALKATIVE, RandomAgent(3))]  # fmt: skip


def put_to_bots(view: View, question: Question, bots: list[Agent]) -> None:
    for bot in bots:
        options = list(question.options)
        answer = bot.answer(view, question)
        why = why_illegal(question, answer)
        if why or list(question.options) != options or view.question is not question:
            raise AssertionError(f"{type(bot).__name__} answers {answer}: {why or 'it has changed the question'}")


def put_to_all_bots(view: View, question: Question) -> None:
    put_to_bots(view, question, bots())


WATCHERS.append(put_to_all_bots)
