"""The player behind `generic`: a plan of what to get, and one way to answer each question of any card.

It goes by the question (verb, what its options are, who asks) and by what the book says of the kinds. Whatever it does not
know from these it answers as the rules of thumb of the verb say. It knows no card by its name.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final, TypeAlias

from librt.vecs import append, vec
from mypy_extensions import i64

from freehold.bots.book import (
    AVERAGE_CARD, COIN, JUNK_TREASURE, JUNK_VICTORY, MANY, NAME_COMMON, NAME_JUNK, NAME_VICTORY,
    WORST_FIRST, Book,
)  # fmt: skip
from freehold.bots.plan import Plan
from freehold.rules.question import EVERYTHING, NOTHING, SINGLES, Agent, Answer, Question
from freehold.rules.view import View
from freehold.rules.vocab import (
    ACTION, ACTION_PHASE, CURSE, HAND, LANDSCAPE_OFFER, LOOKED, NIGHT, NIGHT_PHASE, OF_CARDS, OF_KINDS, OF_NUMBERS,
    OF_PILES, OF_PLAYERS, OF_WORDS, PAY_DEBT, Q_BID, Q_BUY, Q_CALL, Q_DISCARD, Q_EXILE, Q_GAIN, Q_KEEP, Q_NAME,
    Q_OVERPAY, Q_PASS, Q_PAY_DEBT, Q_PLACE, Q_PLAY, Q_PLAY_CARD, Q_RESOLVE, Q_RETURN, Q_REVEAL, Q_SET_ASIDE, Q_SPEND,
    Q_TAKE, Q_TOPDECK, Q_TRASH, Q_TREASURES, SECRET_LOOKED, SPEND_COFFERS, SPEND_VILLAGER, TREASURE, VICTORY, WAY,
    coins_in,
)  # fmt: skip

Planner: TypeAlias = Callable[[View], Plan]

KEEPING: Final = ("topdeck", "put back", "keep")  # words for what may become of a card
PARTING: Final = ("discard", "trash")

LOW: Final = -(1 << 40)
HARM: Final = -20  # playing something that is worth less is left
MOST_USES: Final = 3  # in a row, of one ability on one occasion
NEAR_END: Final = 5  # so many cards before the end points count more than the deck


def top_first(values: vec[i64]) -> list[int]:
    """Positions by value, the highest first, equal ones as they stand."""
    out: list[int] = []
    size: i64 = len(values)
    taken: vec[i64] = values[:]
    for _ in range(size):
        best: i64 = 0
        best_value: i64 = LOW
        at: i64 = 0
        for value in taken:
            if value > best_value:
                best_value = value
                best = at
            at += 1
        taken[best] = LOW
        out.append(int(best))
    return out


def some(order: list[int], count: i64) -> Answer:
    if count <= 0:
        return NOTHING
    if count == 1 and order[0] < 256:
        return SINGLES[order[0]]
    return tuple(order[: int(count)])


class GenericPlayer(Agent):
    """Answers everything by a book and a plan. What it keeps is of the kingdom, not of one game."""

    any_game: ClassVar[bool] = True

    def __init__(self, book: Book, plan: Plan, planner: Planner | None = None) -> None:
        """`planner`: makes the plan when the first question shows the kingdom, and again when the kingdom changes."""
        self.book = book
        self.plan = plan
        self.planner = planner
        self.piles: i64 = 0  # how many the table had when the plan was made; 0: there is none yet
        self.used_kind: i64 = -1  # the ability that was used last, for which card, and how often in a row
        self.used_about: i64 = -1
        self.used_times: i64 = 0
        self.forced_word = ""  # in the sandbox: the option to try
        self.forced_key: i64 = -1  # in the sandbox: the question (see `Book.stances`) to answer by `forced_stance`
        self.forced_stance: i64 = 0

    # --- looking ---

    def ends(self, view: View) -> i64:
        return view.gains_to_end()

    def money(self, view: View) -> i64:
        """The coins of all Treasures that I own, roughly."""
        total: i64 = 0
        plan = self.plan
        book = self.book
        for kind in plan.treasures:
            total += view.owned(kind) * book.money[kind]
        return total

    def is_mine(self, view: View, card: i64) -> bool:
        owner = view.owner(card)
        return owner < 0 or owner == view.seat

    def junk(self, view: View, kind: i64) -> i64:
        """How glad I am to be rid of a card of that kind now; 0: not at all."""
        if kind < 0:
            return 0
        base = self.book.junk[kind]
        if base == JUNK_VICTORY and view.gains_to_end() <= NEAR_END:
            return 0
        if base == JUNK_TREASURE and self.money(view) - self.book.money[kind] < self.plan.thin:
            return 0
        return base

    def junk_in_hand(self, view: View) -> i64:
        count: i64 = 0
        for card in view.hand():
            if self.junk(view, view.my_kind(card)) > 0:
                count += 1
        return count

    def terminals_in_hand(self, view: View) -> i64:
        count: i64 = 0
        for card in view.hand():
            if self.book.terminal(view.my_kind(card)):
                count += 1
        return count

    def acting(self, view: View) -> bool:
        """Can I still play Actions this turn?"""
        return view.current == view.seat and view.phase == ACTION_PHASE

    # --- values ---

    def play_value(self, kind: i64, junk: i64, others: i64) -> i64:
        """What playing it is worth, with so much junk and so many other Actions in the hand."""
        book = self.book
        value = book.early[kind] if junk > 0 and junk >= book.forced[kind] else book.clean[kind]
        if others > 0 and book.crowd[kind] > value:
            value = book.crowd[kind]
        elif others == 0 and book.plays_others[kind]:
            value = 0
        return value

    def hand_values(self, view: View, question: Question) -> vec[i64]:
        """What each of the options (cards of mine) is good for in a hand; unplayable ones are worth nothing."""
        book = self.book
        options = question.options
        out: vec[i64] = vec[i64](capacity=len(options))
        mine = view.current == view.seat
        phase = view.phase
        room: i64 = 1
        if mine:
            room = view.actions if phase == ACTION_PHASE else 0
        best_terminal: i64 = LOW
        for card in options:
            kind = view.my_kind(card)
            value: i64 = 0
            if kind >= 0:
                types = book.types[kind]
                if types & CURSE:
                    value = -3
                elif types & TREASURE:
                    value = book.best(kind)
                    if mine and phase == NIGHT_PHASE:
                        value = value // 10
                elif types & ACTION:
                    value = book.best(kind)
                    if mine and phase != ACTION_PHASE:
                        value = 5 + value // 50
                    elif book.actions[kind] < 1:
                        if value > best_terminal:
                            best_terminal = value
                        if room <= 0:
                            value = 5 + value // 50
                elif types & NIGHT:
                    value = book.best(kind)
                if book.likes_discard[kind]:
                    value -= 50
            out = append(out, value)
        if room == 1 and best_terminal > LOW:
            # One Action is left: of several terminal ones only the best counts.
            seen = False
            at: i64 = 0
            for card in options:
                kind = view.my_kind(card)
                if kind >= 0 and book.terminal(kind):
                    if seen or out[at] < best_terminal - 50:
                        out[at] = 5 + out[at] // 50
                    else:
                        seen = True
                at += 1
        return out

    def deck_value(self, view: View, kind: i64) -> i64:
        """What having a card of that kind is worth: its use, and points near the end."""
        if kind < 0:
            return 0
        book = self.book
        value = book.in_deck(kind)
        points = book.points[kind]
        if points:
            ends = view.gains_to_end()
            if ends <= NEAR_END:
                value += points * 100
            elif points > 1:
                value += points * 40
        return value

    def deck_values(self, view: View, question: Question) -> vec[i64]:
        """The same for all options; landscapes and what I may not know count nothing."""
        out: vec[i64] = vec[i64](capacity=len(question.options))
        for option in question.options:
            kind: i64 = -1
            if question.domain == OF_CARDS:
                kind = view.my_kind(option) if option >= 0 else -1
            elif question.domain == OF_KINDS:
                kind = option
            elif 0 <= option < LANDSCAPE_OFFER:
                kind = view.pile_kind(option)
            out = append(out, self.deck_value(view, kind))
        return out

    # --- the answer ---

    def learn(self, view: View) -> None:
        self.piles = view.pile_count()
        if self.planner is not None:
            self.plan = self.planner(view)

    def answer(self, view: View, question: Question) -> Answer:
        if self.piles != view.pile_count():
            self.learn(view)
        verb = question.verb
        domain = question.domain
        if verb in (Q_TREASURES, Q_PLAY, Q_BUY):
            self.used_kind = -1
        if verb == Q_TREASURES:
            return self.treasures(view, question)
        if verb == Q_PLAY:
            return self.play(view, question)
        if verb == Q_BUY:
            if domain == OF_PILES:
                return self.buy(view, question)
            return self.gain(view, question)
        if verb == Q_RESOLVE:
            return self.resolve(view, question)
        if domain == OF_WORDS:
            return self.words(view, question)
        key = question.source * 64 + verb
        if key == self.forced_key and view.seat == 0:
            return self.by_stance(view, question, self.forced_stance)
        stance: i64 = self.book.stances.get(key, 0)
        if stance:
            return self.by_stance(view, question, stance)
        if domain == OF_CARDS:
            return self.about_cards(view, question)
        if domain == OF_NUMBERS:
            return self.number(view, question)
        if verb == Q_NAME:
            return self.name(view, question)
        if domain == OF_PILES:
            if verb == Q_GAIN:
                return self.gain(view, question)
            return self.pile(view, question)
        if domain == OF_PLAYERS:
            return SINGLES[0]
        return EVERYTHING[question.least if question.least else 1]

    def by_stance(self, view: View, question: Question, stance: i64) -> Answer:
        if question.domain == OF_NUMBERS:
            return SINGLES[0] if stance & WORST_FIRST else (len(question.options) - 1,)
        count = question.most if stance & MANY else question.least
        if question.domain == OF_CARDS and question.verb in (Q_SET_ASIDE, Q_REVEAL, Q_PLACE):
            values = self.hand_values(view, question)
        else:
            values = self.deck_values(view, question)
        order = top_first(values)
        if stance & WORST_FIRST:
            order.reverse()
        return some(order, count)

    # --- playing ---

    def play(self, view: View, question: Question) -> Answer:
        """The next Action or Night card: what costs no Action first, Villages before what needs them, draws early."""
        book = self.book
        options = question.options
        night = view.phase == NIGHT_PHASE
        actions = view.actions
        junk = self.junk_in_hand(view)
        playable: i64 = 0
        terminals: i64 = 0
        for card in options:
            if card >= 0:
                playable += 1
                if book.terminal(view.my_kind(card)):
                    terminals += 1
        best: i64 = -1
        best_score: i64 = LOW
        at: i64 = 0
        for card in options:
            if card == SPEND_VILLAGER:
                if actions == 0 and self.worth_a_villager(view, junk):
                    return SINGLES[at]
                at += 1
                continue
            kind = view.my_kind(card)
            value = self.play_value(kind, junk, playable - 1)
            if value > HARM:
                score = value
                if not night:
                    gives = book.actions[kind]
                    if gives >= 1:
                        score += 100_000 + book.cards[kind] * 500
                        if gives >= 2 and terminals >= actions:
                            score += 10_000 * gives
                    elif book.plays_others[kind]:
                        score += 50_000
                    elif actions > 1 or book.plays_others[kind]:
                        score += book.cards[kind] * 300
                if score > best_score:
                    best_score = score
                    best = at
            at += 1
        if best < 0:
            return NOTHING
        return SINGLES[best]

    def worth_a_villager(self, view: View, junk: i64) -> bool:
        for card in view.hand():
            kind = view.my_kind(card)
            if kind >= 0 and self.book.types[kind] & ACTION and self.play_value(kind, junk, 0) >= COIN:
                return True
        return False

    def treasures(self, view: View, question: Question) -> Answer:
        """All that do no harm: those that do more than make coins first, those that count others last."""
        book = self.book
        options = question.options
        size: i64 = len(options)
        plain = size < 64
        for card in options:
            if card < 0:
                plain = False
                break
            kind = view.my_kind(card)
            if kind < 0 or book.money[kind] * COIN != book.early[kind] or book.comes_last[kind]:
                plain = False
                break
        if plain:
            return EVERYTHING[size]
        first: list[int] = []
        middle: list[int] = []
        last: list[int] = []
        at = 0
        for card in options:
            if card >= 0:
                kind = view.my_kind(card)
                if book.comes_last[kind]:
                    last.append(at)
                elif book.money[kind] * COIN == book.early[kind]:
                    middle.append(at)
                elif book.early[kind] > HARM or book.clean[kind] > HARM:
                    first.append(at)
            at += 1
        return tuple(first + middle + last)

    # --- getting cards ---

    def price(self, view: View, target: i64) -> i64:
        """The coins that buying it takes now; a lot if it cannot be bought."""
        if target >= LANDSCAPE_OFFER:
            return coins_in(view.landscape(target - LANDSCAPE_OFFER).cost)
        top = view.top(target)
        return 999 if top < 0 else coins_in(view.cost(top))

    def buy(self, view: View, question: Question) -> Answer:
        debt_at = question.position(PAY_DEBT)
        if debt_at >= 0:
            return (int(debt_at),)
        spend = question.position(SPEND_COFFERS)
        plan = self.plan
        ends = view.gains_to_end()
        pick = self.winning_buy(view, question, ends) if ends <= 2 else -1
        if pick < 0:
            pick = self.wanted(view, question, ends)
        if spend >= 0:
            more = view.coins + view.coffers
            for target in plan.greens:  # points for Coffers: only the best pile, and others near the end
                if target == plan.greens[0] or ends <= plan.second_at:
                    if self.within(view, target, more) and pick != target and self.ready(view, ends):
                        return (int(spend),)
                    if pick == target:
                        break
            if pick < 0 or pick not in plan.greens:
                for target in plan.targets:
                    if target == pick:
                        break
                    if self.within(view, target, more) and self.open_target(view, target):
                        return (int(spend),)
        if pick < 0:
            return NOTHING
        at = question.position(pick)
        return NOTHING if at < 0 else (int(at),)

    def within(self, view: View, target: i64, coins: i64) -> bool:
        """Could so many coins buy it, though those at hand do not?"""
        cost = self.price(view, target)
        return view.coins < cost <= coins

    def open_target(self, view: View, target: i64) -> bool:
        plan = self.plan
        at: i64 = 0
        for each in plan.targets:
            if each == target:
                return view.owned(plan.kinds[at]) < plan.quotas[at]
            at += 1
        return False

    def ready(self, view: View, ends: i64) -> bool:
        """Is it time for the Victory pile of most points?"""
        return view.turn > self.plan.patience or ends <= NEAR_END

    def lead_after(self, view: View, points: i64) -> i64:
        """My points, with so many more, less those of the best of the others."""
        rival: i64 = LOW
        for seat in range(view.player_count()):
            if seat != view.seat:
                theirs: i64 = view.points(seat)
                if theirs > rival:
                    rival = theirs
        return view.points(view.seat) + points - rival

    def winning_buy(self, view: View, question: Question, ends: i64) -> i64:
        """What ends the game now with me ahead; -1: nothing."""
        if ends > 1:
            return -1
        best: i64 = -1
        best_points: i64 = LOW
        for option in question.options:
            if 0 <= option < LANDSCAPE_OFFER and self.would_end(view, option):
                kind = view.pile_kind(option)
                points = self.book.points[kind] if kind >= 0 else 0
                if points > best_points:
                    best_points = points
                    best = option
        if best >= 0 and self.lead_after(view, best_points) > 0:
            return best
        return -1

    def would_end(self, view: View, pile: i64) -> bool:
        """Does the game end when the next card of that pile goes?"""
        if view.left(pile) != 1:
            return False
        plan = self.plan
        if pile in plan.enders:
            return True
        needed = 3 if view.player_count() < 5 else 4
        return view.empty_piles() >= needed - 1

    def wanted(self, view: View, question: Question, ends: i64) -> i64:
        """The option of a purchase that the plan wants most; -1: none."""
        plan = self.plan
        book = self.book
        at: i64 = 0
        losing = False
        for pile in plan.greens:
            if question.position(pile) >= 0:
                points = plan.green_points[at]
                wants = at == 0 and self.ready(view, ends)
                if not wants:
                    wants = ends <= (plan.second_at if points >= 2 else plan.least_at)
                    if at > 0 and points >= 5 and ends <= plan.second_at + 3:
                        wants = True
                if wants:
                    if ends <= 1 and self.would_end(view, pile) and self.lead_after(view, points) < 0:
                        losing = True
                    else:
                        return pile
            at += 1
        at = 0
        for target in plan.targets:
            if question.position(target) >= 0 and view.owned(plan.kinds[at]) < plan.quotas[at]:
                if target >= LANDSCAPE_OFFER:
                    return target
                if ends > 1 or not self.would_end(view, target) or self.lead_after(view, 0) >= 0:
                    kind = view.pile_kind(target)
                    if kind == plan.kinds[at] or (kind >= 0 and self.deck_value(view, kind) > 0):
                        return target
            at += 1
        if losing or ends > plan.second_at:
            return -1
        # Near the end any point helps.
        best: i64 = -1
        best_points: i64 = 0
        for option in question.options:
            if 0 <= option < LANDSCAPE_OFFER:
                kind = view.pile_kind(option)
                if kind >= 0 and book.points[kind] > best_points and not self.would_end(view, option):
                    best_points = book.points[kind]
                    best = option
        return best if best_points >= 2 or ends <= plan.least_at else -1

    def gain_values(self, view: View, question: Question) -> vec[i64]:
        """How much I want each of the options in my deck, by the plan first."""
        plan = self.plan
        values = self.deck_values(view, question)
        ends = view.gains_to_end()
        at: i64 = 0
        for option in question.options:
            kind: i64 = -1
            if question.domain == OF_CARDS:
                kind = view.my_kind(option) if option >= 0 else -1
            elif 0 <= option < LANDSCAPE_OFFER:
                kind = view.pile_kind(option)
            if kind >= 0:
                index: i64 = 0
                for green in plan.green_kinds:
                    if green == kind:
                        points = plan.green_points[index]
                        if index == 0:
                            values[at] = 100_000
                        elif ends <= (plan.second_at if points >= 2 else plan.least_at):
                            values[at] = 50_000 + points * 1_000
                        break
                    index += 1
                if values[at] < 50_000:
                    index = 0
                    for wanted in plan.kinds:
                        if wanted == kind:
                            if view.owned(kind) < plan.quotas[index]:
                                values[at] = 40_000 - index * 100
                            break
                        index += 1
            at += 1
        return values

    def gain(self, view: View, question: Question) -> Answer:
        """Cards to gain: what the plan wants first, then what helps most; nothing that hurts if it need not be."""
        values = self.gain_values(view, question)
        order = top_first(values)
        count = question.least
        while count < question.most and values[order[int(count)]] > 0:
            count += 1
        return some(order, count)

    # --- questions about cards ---

    def about_cards(self, view: View, question: Question) -> Answer:
        verb = question.verb
        if verb == Q_DISCARD:
            return self.discard(view, question)
        if verb == Q_TRASH:
            return self.trash(view, question)
        if verb == Q_GAIN:
            return self.gain(view, question)
        if verb in (Q_PLAY_CARD, Q_CALL):
            return self.play_card(view, question)
        if verb == Q_TOPDECK:
            return self.topdeck(view, question)
        least = question.least
        most = question.most
        if verb in (Q_KEEP, Q_TAKE):
            if view.owner(question.options[0]) == view.seat:  # mine already: what helps in a hand
                return some(top_first(self.hand_values(view, question)), most)
            return some(top_first(self.gain_values(view, question)), most)
        if verb == Q_PASS:
            order = top_first(self.deck_values(view, question))
            order.reverse()
            return some(order, least)
        if verb in (Q_EXILE, Q_RETURN):
            return self.trash(view, question)
        if verb == Q_SET_ASIDE:
            return self.set_aside(view, question)
        if verb == Q_REVEAL:
            return some(top_first(self.deck_values(view, question)), most if least == 0 else least)
        if verb == Q_PLACE:
            return some(top_first(self.hand_values(view, question)), least)
        return some(top_first(self.deck_values(view, question)), least if least else 1)

    def discard(self, view: View, question: Question) -> Answer:
        """Dead cards first; what need not be discarded only if it is of no use now. Of others' cards the best."""
        first = question.options[0]
        if not self.is_mine(view, first):
            return some(top_first(self.deck_values(view, question)), question.most)
        values = self.hand_values(view, question)
        order = top_first(values)
        order.reverse()
        count = question.least
        limit: i64 = 10
        if view.slot(first) != HAND:
            limit = AVERAGE_CARD - 20  # off the deck: what is worse than the next card
        while count < question.most and values[order[int(count)]] < limit:
            count += 1
        return some(order, count)

    def trash(self, view: View, question: Question) -> Answer:
        """Junk, the worst first; beyond what must be nothing else. Of others' cards the best."""
        options = question.options
        if not self.is_mine(view, options[0]):
            values = self.deck_values(view, question)
            mine = False
            for card in options:
                mine = mine or view.owner(card) == view.seat
            if not mine:
                order = top_first(values)
                return some(order, question.most if values[order[0]] > 0 else question.least)
        values = vec[i64](capacity=len(options))
        for card in options:
            kind = view.my_kind(card)
            junk = self.junk(view, kind)
            value = junk * 10
            if kind < 0 or junk == 0:
                value = -2_000 - self.deck_value(view, kind) - self.book.points[kind] * 300 if kind >= 0 else -100
            values = append(values, value)
        order = top_first(values)
        count = question.least
        while count < question.most and values[order[int(count)]] > 0:
            count += 1
        return some(order, count)

    def play_card(self, view: View, question: Question) -> Answer:
        """A card that an ability plays (or a Reserve card called): what does most."""
        junk = self.junk_in_hand(view)
        values: vec[i64] = vec[i64](capacity=len(question.options))
        for card in question.options:
            kind = view.my_kind(card)
            values = append(values, self.play_value(kind, junk, 1) if kind >= 0 else 0)
        order = top_first(values)
        count = question.least
        while count < question.most and values[order[int(count)]] > HARM:
            count += 1
        return some(order, count)

    def topdeck(self, view: View, question: Question) -> Answer:
        """Onto the deck. Own cards out of the hand: what is of no use this turn; otherwise the best on top."""
        first = question.options[0]
        least = question.least
        if not self.is_mine(view, first):
            order = top_first(self.deck_values(view, question))
            order.reverse()
            return some(order, least)
        if view.slot(first) == HAND:
            values = self.hand_values(view, question)
            at: i64 = 0
            for card in question.options:  # of useless ones that which will be useful later
                kind = view.my_kind(card)
                values[at] = values[at] * 10 - (self.book.best(kind) // 10 if kind >= 0 else 0)
                at += 1
            order = top_first(values)
            order.reverse()
            return some(order, least)
        values = vec[i64](capacity=len(question.options))
        for card in question.options:
            kind = view.my_kind(card)
            values = append(values, self.book.best(kind) if kind >= 0 and self.book.playable(kind) else 0)
        order = top_first(values)
        count = least
        while count < question.most and values[order[int(count)]] > AVERAGE_CARD:
            count += 1
        return some(order, count)

    def set_aside(self, view: View, question: Question) -> Answer:
        """For later: what is of no use now."""
        values = self.hand_values(view, question)
        order = top_first(values)
        order.reverse()
        count = question.least
        while count < question.most and values[order[int(count)]] < 10 and self.usable(view, question, order[int(count)]):
            count += 1
        return some(order, count)

    def usable(self, view: View, question: Question, at: i64) -> bool:
        """Will that card be of use on another turn?"""
        kind = view.my_kind(question.options[at])
        return kind >= 0 and self.book.playable(kind)

    # --- other questions ---

    def resolve(self, view: View, question: Question) -> Answer:
        """Which ability comes next: any that must be; of those that may be, what does good."""
        book = self.book
        best: i64 = -1
        best_value: i64 = LOW
        at: i64 = 0
        for kind in question.options:
            value: i64 = 50
            about: i64 = question.abouts[int(at)] if int(at) < len(question.abouts) else question.about
            event_kind = view.my_kind(about) if about >= 0 else -1
            if question.words[int(at)] == "must":
                value = 1_000
            elif book.types[kind] & WAY:
                own: i64 = 0
                if event_kind >= 0:
                    own = self.play_value(event_kind, self.junk_in_hand(view), self.terminals_in_hand(view))
                value = book.early[kind] if book.early[kind] < book.clean[kind] else book.clean[kind]
                value = value - own - 20
            elif book.refuses[kind] and event_kind >= 0:
                good = self.deck_value(view, event_kind) > 0
                if book.refuses[kind] & (1 if good else 2):
                    value = -1
            if value > best_value:
                best_value = value
                best = at
            at += 1
        if question.least == 0 and (best_value < 0 or self.tires(question, best)):
            return NOTHING
        return SINGLES[best]

    def tires(self, question: Question, at: i64) -> bool:
        """Has that ability been used so often in a row for the same thing that it leads nowhere?"""
        kind = question.options[at]
        if kind == self.used_kind and question.about == self.used_about:
            self.used_times += 1
            return self.used_times > MOST_USES
        self.used_kind = kind
        self.used_about = question.about
        self.used_times = 1
        return False

    def words(self, view: View, question: Question) -> Answer:
        """Options in words: what they give, what the sandbox has found, what the words say of the card they are about."""
        if question.words[0] == "yes" and len(question.words) == 2:
            return SINGLES[0 if self.yes(view, question) else 1]
        values: vec[i64] = vec[i64](capacity=len(question.words))
        for word in question.words:
            values = append(values, self.word_value(view, question, word))
        order = top_first(values)
        count = question.least
        chosen = order[: int(count)]
        if count > 1:
            chosen.sort()
        return some(chosen, count)

    def word_value(self, view: View, question: Question, word: str) -> i64:
        if self.forced_word == word:
            return 100_000
        if word in KEEPING or word in PARTING:
            about = question.about
            fate: i64 = 0
            if about >= 0:
                fate = self.fate(view, view.my_kind(about), self.is_mine(view, about), word)
            else:
                fate = self.fate_of_looked(view, word)
            if fate:
                return fate
        if word.startswith("+"):
            return self.given(view, word)
        known: i64 = self.book.words.get(f"{question.source}:{word}", 0)
        return known

    def fate(self, view: View, kind: i64, mine: bool, word: str) -> i64:
        """How good it is that a card is kept on the deck, or discarded or trashed."""
        if kind < 0:
            return 0
        junk = self.junk(view, kind) > 0
        good: i64 = -100
        if self.book.playable(kind) and not junk:
            good = self.book.best(kind) - AVERAGE_CARD + 20
        if word == "trash" and not junk:
            good = 200
        if not mine:
            good = -good
        return good if word in KEEPING else -good

    def fate_of_looked(self, view: View, word: str) -> i64:
        """The same for the cards that somebody has revealed or I look at."""
        for seat in range(view.player_count()):
            for slot in (LOOKED, SECRET_LOOKED):
                total: i64 = 0
                known = False
                for kind in view.zone_kinds(seat, slot):
                    if kind >= 0:
                        known = True
                        total += self.fate(view, kind, seat == view.seat, word)
                if known:
                    return total
        return 0

    def given(self, view: View, words: str) -> i64:
        """What "+1 Card and +2 Actions" is worth now; 0 for other words."""
        total: i64 = 0
        for part in words.split(" and "):
            if not part.startswith("+") or len(part) < 3:
                continue
            amount: i64 = 1
            if part[1].isdigit():
                amount = int(part[1])
            elif part[2:3].isdigit():
                amount = int(part[2])
            if "$" in part:
                total += amount * COIN
            elif "Card" in part:
                total += amount * 105 if view.current == view.seat and view.phase == ACTION_PHASE else amount * 90
            elif "Action" in part:
                total += 10 * amount
                if self.acting(view):
                    total += self.worth_of_actions(view, amount)
            elif "Buy" in part:
                total += 35 * amount if view.coins >= 6 else 15 * amount
            elif "Favor" in part:
                total += 30 * amount
        return total

    def worth_of_actions(self, view: View, amount: i64) -> i64:
        """What so many more Actions let me play of the hand."""
        values: vec[i64] = vec[i64]()
        junk = self.junk_in_hand(view)
        for card in view.hand():
            kind = view.my_kind(card)
            if self.book.terminal(kind):
                values = append(values, self.play_value(kind, junk, 0))
        total: i64 = 0
        place: i64 = 0
        for at in top_first(values):
            if view.actions <= place < view.actions + amount and values[at] > 0:
                total += values[at] * 9 // 10
            place += 1
        return total

    def yes(self, view: View, question: Question) -> bool:
        """Yes or no to what a card offers."""
        if self.forced_word:
            return self.forced_word == "yes"
        verb = question.verb
        about = question.about
        if about >= 0:
            kind = view.my_kind(about)
            if kind >= 0:
                mine = self.is_mine(view, about)
                if verb == Q_TRASH:
                    return (self.junk(view, kind) > 0) == mine
                if verb == Q_DISCARD:
                    playable = self.book.playable(kind) and self.book.best(kind) >= COIN
                    return playable != mine
                if verb in (Q_GAIN, Q_TAKE):
                    return self.deck_value(view, kind) > 0
                if verb == Q_TOPDECK:
                    return (self.book.playable(kind) and self.book.best(kind) >= AVERAGE_CARD) == mine
        accept = self.book.words.get(f"{question.source}:yes")
        refuse = self.book.words.get(f"{question.source}:no")
        if accept is not None and refuse is not None:
            return accept >= refuse
        return verb != Q_TRASH and verb != Q_DISCARD

    def number(self, view: View, question: Question) -> Answer:
        verb = question.verb
        last = len(question.options) - 1
        if verb == Q_OVERPAY:
            # What is left after the last Buy is lost; with Buys left it may still get something.
            if view.buys > 0 and view.coins >= 3:
                return SINGLES[0]
            return (last,)
        if verb == Q_PAY_DEBT:
            return (last,)
        if verb == Q_SPEND:
            return self.spend(view, question)
        if verb == Q_BID:
            return SINGLES[0] if question.options[0] > 6 else (6 if last >= 6 else last,)
        if verb == Q_PLACE:
            return SINGLES[0]
        return (last,)

    def spend(self, view: View, question: Question) -> Answer:
        """Coffers: as many as lead to the best that they can reach."""
        plan = self.plan
        last: i64 = len(question.options) - 1
        most = question.options[last]
        ends = view.gains_to_end()
        for target in plan.greens:
            if target == plan.greens[0] or ends <= plan.second_at:
                needed = self.price(view, target) - view.coins
                if 0 < needed <= most:
                    at = question.position(needed)
                    if at >= 0:
                        return (int(at),)
        for target in plan.targets:
            needed = self.price(view, target) - view.coins
            if 0 < needed <= most and self.open_target(view, target):
                at = question.position(needed)
                if at >= 0:
                    return (int(at),)
        return SINGLES[0]

    def name(self, view: View, question: Question) -> Answer:
        """Name a card: for an opponent's ability what they want; for my own what I own most of, or as was found."""
        mine = view.current == view.seat
        whom: i64 = NAME_COMMON
        if mine:
            whom = self.book.names.get(int(question.source), NAME_COMMON)
        book = self.book
        best: i64 = 0
        best_score: i64 = LOW
        at: i64 = 0
        for kind in question.options:
            score: i64 = 0
            if not mine:
                pile_green = len(self.plan.green_kinds) > 0 and kind == self.plan.green_kinds[0]
                score = 1_000 if pile_green else 0
            else:
                owned = view.owned(kind)
                if owned:
                    if whom == NAME_COMMON:
                        score = owned * 10 + (1 if book.playable(kind) else 0)
                    elif whom == NAME_JUNK:
                        score = owned + self.junk(view, kind)
                    elif whom == NAME_VICTORY and book.types[kind] & VICTORY:
                        score = owned + book.points[kind] * 100
            if score > best_score:
                best_score = score
                best = at
            at += 1
        return (int(best),)

    def pile(self, view: View, question: Question) -> Answer:
        """A pile for something good to lie on: the one whose cards I own most of; else the dearest."""
        values: vec[i64] = vec[i64](capacity=len(question.options))
        for option in question.options:
            kind: i64 = view.pile_kind(option) if 0 <= option < LANDSCAPE_OFFER else -1
            values = append(values, -1 if kind < 0 else view.owned(kind) * 1_000 * int(self.book.playable(kind))
                            + self.book.cost[kind])  # fmt: skip
        return some(top_first(values), question.least if question.least else 1)
