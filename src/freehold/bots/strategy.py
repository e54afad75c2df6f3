"""An opponent that follows a strategy: ordered rules for what it gains and buys, plays, trashes, discards and so on.

Compiled with the rules. What no rule speaks about is answered by another agent, its fallback.
"""

from __future__ import annotations

from typing import ClassVar

from librt.vecs import append, vec
from mypy_extensions import i64

from freehold.bots.conditions import Bound, Here, Name, Node
from freehold.rules.kinds import is_plain_treasure
from freehold.rules.question import EVERYTHING, NOTHING, SINGLES, Agent, Answer, Question
from freehold.rules.view import View
from freehold.rules.vocab import (
    LANDSCAPE_OFFER, OF_CARDS, OF_KINDS, OF_NUMBERS, OF_PILES, OF_WORDS, PAY_DEBT, Q_BUY, Q_EXILE, Q_GAIN, Q_OPTION, Q_PASS,
    Q_PLAY, Q_PLAY_CARD, Q_RETURN, Q_SPEND, Q_TRASH, Q_TREASURES, SPEND_COFFERS, TREASURE, coins_in, potions_in,
)  # fmt: skip


class Rule:
    """One line of a strategy: a card, pile, landscape or type (by its number among the names), and when."""

    def __init__(self, name: int, when: Node | None, option: str = "") -> None:
        self.name: i64 = name
        self.when = when  # None: always
        self.option = option  # of a choice among words: the one to take

    def holds(self, here: Here) -> bool:
        when = self.when
        return when is None or when.holds(here)


class Program:
    """The rules of a strategy, by what they are about. Nothing in it changes, so many agents may share it."""

    def __init__(self, names: list[Name]) -> None:
        self.names = names
        self.gain: list[Rule] = []
        self.choose: list[Rule] = []  # among worded options
        self.cards: dict[int, list[Rule]] = {}  # for each verb of questions about cards: play, trash, discard...


class StrategyAgent(Agent):
    any_game: ClassVar[bool] = True  # keeps nothing of a game: one will do for all games of a table

    def __init__(self, program: Program, fallback: Agent) -> None:
        self.program = program
        self.fallback = fallback
        self.here: Here | None = None
        self.simple_treasures = False

    def look(self, view: View, question: Question) -> Here:
        """Where the rules look: looked up once for each kingdom, and again when piles are added."""
        here = self.here
        if here is None or here.piles != view.pile_count():
            here = Here(view, self.program.names)
            self.here = here
            self.simple_treasures = treasures_are_simple(view) and Q_PLAY not in self.program.cards
        here.view = view
        here.question = question
        if len(here.picked):
            here.picked = vec[i64]()
        here.leaving = False
        return here

    def answer(self, view: View, question: Question) -> Answer:
        verb = question.verb
        here = self.look(view, question)
        if verb == Q_TREASURES:
            return self.treasures(here, question)
        if question.domain == OF_PILES:
            if verb == Q_BUY:
                return self.buy(here, question)
            if verb == Q_GAIN:
                return self.gain(here, question)
        elif question.domain == OF_CARDS:
            if verb == Q_GAIN:
                return self.gain(here, question)
            rules = self.program.cards.get(int(Q_PLAY if verb == Q_PLAY_CARD else verb))
            if rules is not None and not is_anothers(view, question.options[0]):
                if verb in (Q_PLAY, Q_PLAY_CARD):
                    return self.play(here, question, rules)
                return self.pick(here, question, rules)
        elif question.domain == OF_WORDS:
            return self.choose(here, question)
        elif question.domain == OF_KINDS:
            rules = self.program.cards.get(int(verb))
            if rules is not None:
                return self.name(here, question, rules)
        elif verb == Q_SPEND and question.domain == OF_NUMBERS and question.source < 0:
            return self.spend(here, question)
        return self.fallback.answer(view, question)

    # --- gaining ---

    def option_of(self, here: Here, question: Question, bound: Bound) -> i64:
        """The position of what a rule names among piles and landscapes on offer, -1: it is not there."""
        if bound.landscape >= 0:
            return question.position(LANDSCAPE_OFFER + bound.landscape)
        if bound.pile < 0:
            return -1
        if not bound.any_top and not bound.has(here.view.pile_kind(bound.pile)):
            return -1
        return question.position(bound.pile)

    def buy(self, here: Here, question: Question) -> Answer:
        """Debt first; then the first rule that something on offer fits."""
        view = here.view
        if view.debt > 0:
            debt = question.position(PAY_DEBT)
            if debt >= 0:
                return SINGLES[debt]
        if view.coffers > 0 and question.position(SPEND_COFFERS) >= 0 and self.coffers_wanted(here, question) > 0:
            return SINGLES[question.position(SPEND_COFFERS)]
        for rule in self.program.gain:
            at = self.option_of(here, question, here.bounds[rule.name])
            if at >= 0 and rule.holds(here):
                return SINGLES[at]
        return NOTHING

    def coffers_wanted(self, here: Here, question: Question | None) -> i64:
        """How many Coffers bring the first rule that they can bring: 0 if one fits without, or none does.

        `question`: the purchase they would be for, if it is being asked.
        """
        view = here.view
        if view.buys <= 0 or view.debt > 0:
            return 0
        for rule in self.program.gain:
            bound = here.bounds[rule.name]
            if not rule.holds(here):
                continue
            if question is not None and self.option_of(here, question, bound) >= 0:
                return 0
            cost: i64 = 0
            if bound.landscape >= 0:
                cost = view.landscape(int(bound.landscape)).cost
            elif bound.pile >= 0 and view.in_supply(int(bound.pile)) and view.left(bound.pile) > 0:
                if not bound.any_top and not bound.has(view.pile_kind(bound.pile)):
                    continue
                cost = here.cost(bound)
            lacking = coins_in(cost) - view.coins
            if 0 < lacking <= view.coffers and potions_in(cost) <= view.potions:
                return lacking
        return 0

    def spend(self, here: Here, question: Question) -> Answer:
        """How many Coffers to spend: what the best purchase lacks."""
        wanted = self.coffers_wanted(here, None)
        at = question.position(wanted) if wanted > 0 else -1
        return SINGLES[at] if 0 <= at < 256 else self.fallback.answer(here.view, question)

    def gain(self, here: Here, question: Question) -> Answer:
        """As many as may be gained of what the rules name; the fallback chooses what must be gained besides."""
        view = here.view
        out: list[int] = []
        piles = question.domain == OF_PILES
        for rule in self.program.gain:
            if len(out) >= question.most:
                break
            bound = here.bounds[rule.name]
            at: i64 = -1
            if piles:
                at = self.option_of(here, question, bound)
                if at >= 0 and at not in out and rule.holds(here):
                    out.append(at)
                continue
            for card in question.options:
                at += 1
                if bound.has(view.my_kind(card)) and at not in out and rule.holds(here):
                    out.append(at)
                    break
        return self.complete(here, question, out)

    # --- playing ---

    def play(self, here: Here, question: Question, rules: list[Rule]) -> Answer:
        """The first rule that a card fits; then the fallback chooses among the cards that no rule names."""
        view = here.view
        named: list[int] = []
        for rule in rules:
            bound = here.bounds[rule.name]
            at: i64 = 0
            for card in question.options:
                if card >= 0 and bound.has(view.my_kind(card)):
                    if rule.holds(here):
                        return self.complete(here, question, [int(at)])
                    named.append(int(at))
                at += 1
        if not named:
            return self.fallback.answer(view, question)
        rest = others(question, named)
        if rest:
            return self.ask_fallback(here, question, rest, question.least, question.most)
        return NOTHING if question.least == 0 else self.complete(here, question, [])

    def treasures(self, here: Here, question: Question) -> Answer:
        """All of them: those that a rule wants, in the order of the rules, and those that no rule names."""
        view = here.view
        size: i64 = len(question.options)
        if self.simple_treasures and size < 64 and view.coffers == 0:
            return EVERYTHING[size]
        rules = self.program.cards.get(Q_PLAY)
        coffers = question.position(SPEND_COFFERS)
        if rules is None and coffers < 0:
            return self.fallback.answer(view, question)
        # Coffers are spent when it is known what for.
        named: list[int] = [coffers] if coffers >= 0 else []
        out: list[int] = []
        for rule in rules or []:
            bound = here.bounds[rule.name]
            wanted = -1  # not judged yet
            at: i64 = 0
            for card in question.options:
                if card >= 0 and at not in out and bound.has(view.my_kind(card)):
                    if wanted < 0:
                        wanted = 1 if rule.holds(here) else 0
                    if wanted:
                        out.append(at)
                    named.append(at)
                at += 1
        rest = others(question, named)
        if rest:
            out.extend(self.ask_fallback(here, question, rest, 0, len(rest)))
        return tuple(out)

    # --- other choices ---

    def pick(self, here: Here, question: Question, rules: list[Rule]) -> Answer:
        """The cards that the rules name, as far as they may be chosen; the fallback adds what must be.

        A card counts as gone as soon as it is chosen: a rule may say how much is to be kept.
        """
        view = here.view
        here.leaving = question.verb in (Q_TRASH, Q_EXILE, Q_PASS, Q_RETURN)
        out: list[int] = []
        for rule in rules:
            bound = here.bounds[rule.name]
            at: i64 = 0
            for card in question.options:
                if len(out) >= question.most:
                    return tuple(out)
                if card >= 0 and at not in out:
                    kind = view.my_kind(card)
                    if bound.has(kind) and rule.holds(here):
                        out.append(at)
                        here.picked = append(here.picked, kind)
                at += 1
        return self.complete(here, question, out)

    def choose(self, here: Here, question: Question) -> Answer:
        """Among words: the options that rules of the card that asks name; whether to do something to a card."""
        if question.verb != Q_OPTION and question.about >= 0:
            return self.whether(here, question)
        out: list[int] = []
        if question.source >= 0:
            for rule in self.program.choose:
                if here.bounds[rule.name].has(question.source):
                    for at, word in enumerate(question.words):
                        if word.casefold() == rule.option and at not in out and rule.holds(here):
                            out.append(at)
                            if len(out) == question.most:
                                return tuple(out)
        return self.complete(here, question, out) if out else self.fallback.answer(here.view, question)

    def whether(self, here: Here, question: Question) -> Answer:
        """Yes or no to doing something to one card: by the rules for that, if they name the card."""
        verb = question.verb
        rules = self.program.gain if verb == Q_GAIN else self.program.cards.get(int(verb))
        kind = here.view.my_kind(question.about)
        if rules is not None and kind >= 0 and not is_anothers(here.view, question.about):
            named = False
            for rule in rules:
                if here.bounds[rule.name].has(kind):
                    if rule.holds(here):
                        return SINGLES[0]
                    named = True
            if named:
                return SINGLES[1]
        return self.fallback.answer(here.view, question)

    def name(self, here: Here, question: Question, rules: list[Rule]) -> Answer:
        """The first kind that a rule names."""
        for rule in rules:
            for kind in here.bounds[rule.name].kinds:
                at = question.position(kind)
                if at >= 0 and rule.holds(here):
                    return (at,)
        return self.fallback.answer(here.view, question)

    # --- with the fallback's help ---

    def complete(self, here: Here, question: Question, out: list[int]) -> Answer:
        """An answer with at least as many options as must be chosen; the fallback chooses the missing ones."""
        missing = question.least - len(out)
        if missing <= 0:
            return tuple(out)
        if not out:
            return self.fallback.answer(here.view, question)
        out.extend(self.ask_fallback(here, question, others(question, out), missing, missing))
        return tuple(out)

    def ask_fallback(self, here: Here, question: Question, among: list[int], least: i64, most: i64) -> Answer:
        """Put the same question with fewer options to the fallback; its answer in positions of the whole question."""
        view = here.view
        options: vec[i64] = vec[i64](capacity=len(among))
        words: list[str] = []
        abouts: list[int] = []
        for at in among:
            options = append(options, question.options[at])
            if question.words:
                words.append(question.words[at])
            if question.abouts:
                abouts.append(question.abouts[at])
        narrower = Question(question.player, question.verb, question.domain, options, least,
                            most if most < len(among) else len(among), question.source)  # fmt: skip
        narrower.about = question.about
        narrower.ordered = question.ordered
        narrower.words = words
        narrower.abouts = abouts
        view.question = narrower
        answer = self.fallback.answer(view, narrower)
        view.question = question
        return tuple([among[at] for at in answer])


def is_anothers(view: View, card: i64) -> bool:
    """Does the card lie in another player's places? Rules are about one's own."""
    return card >= 0 and view.owner(card) not in (-1, view.seat)


def others(question: Question, named: list[int]) -> list[int]:
    """The positions of the other options."""
    return [at for at in range(len(question.options)) if at not in named]


def treasures_are_simple(view: View) -> bool:
    """Makes every Treasure of this table only coins, whatever the order they are played in?"""
    if view.landscapes():
        return False
    return all(is_plain_treasure(kind) for kind in view.kinds_present() if kind.types & TREASURE)
