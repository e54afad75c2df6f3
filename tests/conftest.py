"""Every question of every card test is also put to every opponent, whose answer must be legal and change nothing."""

from __future__ import annotations

from freehold.bots.bench import BigMoney, BigMoneySmithy, Engine
from freehold.bots.priority import PriorityAgent
from freehold.bots.random import RandomAgent
from freehold.bots.study import generic_quick
from freehold.rules.game import why_illegal
from freehold.rules.question import Agent, Question
from freehold.rules.view import View
from tests.bed import WATCHERS


def bots() -> list[Agent]:
    """One of each kind, anew for each question: what they have looked up is good for one kingdom only."""
    return [RandomAgent(1), RandomAgent(2), PriorityAgent(), generic_quick(), BigMoney(), BigMoneySmithy(), Engine()]


def put_to_all_bots(view: View, question: Question) -> None:
    for bot in bots():
        options = list(question.options)
        answer = bot.answer(view, question)
        why = why_illegal(question, answer)
        if why or list(question.options) != options:
            raise AssertionError(f"{type(bot).__name__} answers {answer}: {why or 'it has changed the question'}")


WATCHERS.append(put_to_all_bots)
