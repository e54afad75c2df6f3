"""How the generic player prepares for a kingdom: measures its cards, thinks of plans, and rehearses them.

A rehearsal plays whole games of the kernel between plans, on dice of its own; it uses what everybody sees at the start
(which piles and landscapes there are) and nothing else. The same kingdom always gives the same plan.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from freehold.bots.book import Book
from freehold.bots.generic import GenericPlayer
from freehold.bots.plan import ANY_NUMBER, Plan
from freehold.bots.sandbox import measure
from freehold.rules import scoring, turns
from freehold.rules.game import Game
from freehold.rules.kinds import EXTRA_PILE, OUTSIDE_PILE, REGISTRY, CardKind, RulesError
from freehold.rules.setup import Kingdom, Setup
from freehold.rules.view import View
from freehold.rules.vocab import (
    CURSE, EVENT, GAME_OVER, LANDSCAPE_OFFER, PROJECT, RUINS, SHELTER, TRAP, TREASURE, VICTORY, coins_in, debt_in,
    potions_in,
)  # fmt: skip

TURN_LIMIT = 60  # of a rehearsed game, for both players together
MOST_STEPS = 4_000  # of a rehearsed game; one of sense has a tenth of that
BETTER_THAN_MONEY = 280  # what playing a card must be worth, in hundredths of a coin, to be bought before Treasures
BETTER_THAN_THE_BEST = 450  # the same for a card as dear as the best Treasure
KEPT = 256  # so many kingdoms are remembered


@dataclass(frozen=True)
class Wish:
    """Something to get: a pile or landscape, the kind it gives, and how many of it to own."""

    target: int
    kind_id: int
    quota: int
    price: int


@dataclass(frozen=True)
class Draft:
    """A plan on paper: the wishes, and the numbers of `Plan`."""

    wishes: tuple[Wish, ...]
    second_at: int = 4
    least_at: int = 2
    patience: int = 0
    thin: int = 4

    def with_wish(self, wish: Wish) -> Draft:
        others = tuple(each for each in self.wishes if each.target != wish.target)
        return replace(self, wishes=(*others, wish))

    def without(self, target: int) -> Draft:
        return replace(self, wishes=tuple(each for each in self.wishes if each.target != target))


class Shelf:
    """The piles and landscapes of a kingdom as the view shows them at the start, and what the plans need of them."""

    def __init__(self, view: View, book: Book) -> None:
        self.book = book
        self.money: list[Wish] = []  # the basic Treasures, to be had in any number
        self.choices: list[Wish] = []  # everything else that may be worth getting
        self.base = Plan()
        self.kinds = {int(kind.id): kind for kind in view.kinds_present()}
        greens: list[tuple[int, int, int]] = []
        for pile in range(view.pile_count()):
            kind_id = int(view.pile_kind(pile))
            if not view.in_supply(pile) or kind_id < 0:
                continue
            kind = self.kinds[kind_id]
            points = int(book.points[kind_id])
            if kind.types & VICTORY and points > 0:
                greens.append((points, pile, kind_id))
            if kind.category == "basic" and kind.types & TREASURE and kind.worth > 1:
                self.money.append(self.wish(pile, kind, ANY_NUMBER))
            elif kind.category != "basic" and not kind.types & (CURSE | RUINS | SHELTER):
                self.choices.append(self.wish(pile, kind, self.usual_number(kind)))
        for index, kind in enumerate(view.landscapes()):
            if kind.types & (EVENT | PROJECT):
                self.choices.append(self.wish(LANDSCAPE_OFFER + index, kind, 1 if kind.types & PROJECT else ANY_NUMBER))
        basics = {basic.pile_name for basic in REGISTRY.basics}
        greens.sort(key=lambda green: (self.kinds[green[2]].pile_name in basics, green[0]), reverse=True)
        for points, pile, kind_id in greens:
            self.base.green(pile, kind_id, points)
        enders = [int(view.pile_named(basic.pile_name)) for basic in REGISTRY.basics if basic.ends_game]
        for pile in enders:
            if pile >= 0:
                self.base.ender(pile)
        for kind_id, kind in self.kinds.items():
            if kind.types & TREASURE:
                self.base.treasure(kind_id)
        potions = [int(view.pile_named(basic.pile_name)) for basic in REGISTRY.basics if basic.when == "potions"]
        there = [pile for pile in potions if pile >= 0]
        self.potion = self.wish(there[0], self.kinds[int(view.pile_kind(there[0]))], 1) if there else None

    def wish(self, target: int, kind: CardKind, quota: int) -> Wish:
        price = int(coins_in(kind.cost) + 2 * potions_in(kind.cost) + debt_in(kind.cost))
        return Wish(target, int(kind.id), quota, price)

    def usual_number(self, kind: CardKind) -> int:
        """How many of a card one mostly wants: few that need an Action, more that do not."""
        if kind.types & VICTORY:
            return 8
        if self.book.terminal(kind.id):
            return 2 if self.book.cards[kind.id] >= 2 else 1
        return 5

    def needs_potion(self, wish: Wish) -> bool:
        return potions_in(REGISTRY.kinds[wish.kind_id].cost) > 0

    def costs_more_than_coins(self, wish: Wish) -> bool:
        cost = REGISTRY.kinds[wish.kind_id].cost
        return potions_in(cost) > 0 or debt_in(cost) > 0

    def plan(self, draft: Draft) -> Plan:
        """The draft as a plan: dear things first, of equal price those that are no plain money."""
        plan = self.base.copy()
        wishes = list(draft.wishes)
        if self.potion is not None and any(self.needs_potion(wish) for wish in wishes):
            wishes.append(self.potion)
        money = {wish.kind_id for wish in self.money}
        for wish in sorted(wishes, key=lambda wish: (-wish.price, wish.kind_id in money, wish.target)):
            plan.want(wish.target, wish.kind_id, wish.quota)
        plan.second_at = draft.second_at
        plan.least_at = draft.least_at
        plan.patience = draft.patience
        plan.thin = draft.thin
        return plan

    def big_money(self) -> Draft:
        return Draft(tuple(self.money))

    def by_measure(self) -> Draft:
        """A plan from measurements alone: money, one card that trashes, the best terminal Action, what costs no Action."""
        draft = self.big_money()
        book = self.book
        dearest = max((wish.price for wish in self.money), default=0)
        ready = [wish for wish in self.choices if wish.target < LANDSCAPE_OFFER and book.playable(wish.kind_id)
                 and not book.plays_others[wish.kind_id] and not self.costs_more_than_coins(wish)]  # fmt: skip

        def strength(wish: Wish) -> int:
            """What playing it is worth in a poor deck, or (without an Action to lose) in the worse of two."""
            early, clean = int(book.early[wish.kind_id]), int(book.clean[wish.kind_id])
            value = early if book.terminal(wish.kind_id) else min(early, clean)
            return value + int(book.hurts[wish.kind_id])

        def good(wish: Wish) -> bool:
            return strength(wish) >= (BETTER_THAN_THE_BEST if wish.price >= dearest else BETTER_THAN_MONEY)

        terminals = [wish for wish in ready if book.terminal(wish.kind_id)]
        trashers = [wish for wish in terminals if book.trashes[wish.kind_id] > 0 and wish.price < dearest
                    and book.early[wish.kind_id] >= book.clean[wish.kind_id] + 150]  # fmt: skip
        if trashers:
            draft = draft.with_wish(replace(max(trashers, key=strength), quota=1))
        others = [wish for wish in terminals if wish not in trashers and good(wish)]
        if others:
            draft = draft.with_wish(max(others, key=strength))
        free = [wish for wish in ready if not book.terminal(wish.kind_id) and good(wish)]
        for wish in sorted(free, key=strength, reverse=True)[:2]:
            draft = draft.with_wish(replace(wish, quota=3))
        return draft


# --- rehearsal -----------------------------------------------------------------------------------------------------


class Rehearsal:
    """Games between plans on a copy of the kingdom."""

    def __init__(self, setup: Setup, shelf: Shelf) -> None:
        self.setup = setup
        self.shelf = shelf
        self.games = 0

    def margin(self, mine: Draft, theirs: Draft, start: int, games: int) -> float:
        """How much better one plan did than another: wins, with a little for points; seats by turns on equal dice."""
        one = GenericPlayer(self.shelf.book, self.shelf.plan(mine))
        other = GenericPlayer(self.shelf.book, self.shelf.plan(theirs))
        total = 0.0
        for number in range(games):
            seat = number % 2
            seats = [one, other] if seat == 0 else [other, one]
            game = self.setup.new_game(start + number // 2, [*seats])
            game.turn_limit = TURN_LIMIT
            run_bounded(game)
            points = [scoring.points(player) for player in game.players]
            winners = scoring.winners(game)
            if len(winners) == 1:
                total += 1.0 if winners[0] == seat else -1.0
            total += 0.01 * max(-30, min(30, points[seat] - points[1 - seat]))
            game.close()
        self.games += games
        return total / games

    def best(self) -> Draft:
        """The plan that does best: single cards beside money first, then the good ones together, then finer numbers."""
        shelf = self.shelf
        money = shelf.big_money()
        singles = [money.with_wish(wish) for wish in shelf.choices]
        drafts = [shelf.by_measure(), *singles]
        ranked = self.rank(drafts, money, [(4, 8), (6, 5)])
        champion = ranked[0][1] if ranked[0][0] > 0 else money
        # The good ones together.
        good = [draft for margin, draft in ranked[:7] if margin > -0.5]
        joined = [self.join(one, other) for i, one in enumerate(good) for other in good[i + 1 :]][:15]
        champion = self.challenge(champion, joined, [(4, 6), (8, 3)])
        trio = [self.join(champion, draft) for draft in [*good, *ranked_drafts(ranked[7:10])]]
        champion = self.challenge(champion, [draft for draft in trio if draft != champion], [(4, 4), (8, 2)])
        for _ in range(2):
            champion = self.challenge(champion, self.variants(champion), [(4, 5), (12, 2)])
        return champion

    def join(self, one: Draft, other: Draft) -> Draft:
        for wish in other.wishes:
            if all(wish.target != each.target for each in one.wishes):
                one = one.with_wish(wish)
        return one

    def rank(self, drafts: list[Draft], rival: Draft, rounds: list[tuple[int, int]]) -> list[tuple[float, Draft]]:
        """Drafts by how they do against a rival; each round has so many games and keeps so many for the next."""
        field = [(0.0, 0, draft) for draft in dict.fromkeys(drafts)]
        done: list[tuple[float, int, Draft]] = []
        start = 0
        for games, keep in rounds:
            field = [(total + games * self.margin(draft, rival, start, games), played + games, draft)
                     for total, played, draft in field]  # fmt: skip
            field.sort(key=lambda entry: -entry[0] / entry[1])
            done = field[keep:] + done
            field = field[:keep]
            start += games
        return [(total / played, draft) for total, played, draft in field + done]

    def challenge(self, champion: Draft, drafts: list[Draft], rounds: list[tuple[int, int]]) -> Draft:
        """The champion, or who beats it clearly enough."""
        if not drafts:
            return champion
        margin, draft = self.rank(drafts, champion, rounds)[0]
        return draft if margin > 0.1 else champion

    def variants(self, draft: Draft) -> list[Draft]:
        """The same with one number changed or one wish left out."""
        out: list[Draft] = []
        for wish in draft.wishes:
            if wish in self.shelf.money:
                if wish is not max(self.shelf.money, key=lambda each: each.price):
                    out.append(draft.without(wish.target))
                continue
            out.append(draft.without(wish.target))
            if wish.quota < 8:
                out.append(draft.with_wish(replace(wish, quota=wish.quota + (1 if wish.quota < 3 else 3))))
            if 1 < wish.quota < ANY_NUMBER:
                out.append(draft.with_wish(replace(wish, quota=wish.quota - 1)))
        out.append(replace(draft, second_at=draft.second_at + 2))
        out.append(replace(draft, patience=8 if draft.patience == 0 else 12))
        out.append(replace(draft, thin=3 if draft.thin == 4 else 6))
        return out


def run_bounded(game: Game) -> None:
    """Play to the end, or as far as games of any sense go: two plans may keep each other from ending a turn."""
    for _ in range(MOST_STEPS):
        if game.phase == GAME_OVER:
            return
        turns.advance(game)


def ranked_drafts(ranked: list[tuple[float, Draft]]) -> list[Draft]:
    return [draft for _, draft in ranked]


# --- the teachers of the bots --------------------------------------------------------------------------------------


def kingdom_of(view: View) -> Kingdom:
    """The kingdom as everybody sees it at the start. Which pile a Trait was put on is not said by the view."""
    basics = {basic.pile_name for basic in REGISTRY.basics}
    piles = [view.pile_name(pile) for pile in range(view.pile_count()) if view.in_supply(pile)]
    cards = [name for name in piles if name not in basics and REGISTRY.piles[name].category == "kingdom"]
    outside = [view.pile_name(pile) for pile in range(view.pile_count()) if not view.in_supply(pile)
               and REGISTRY.piles[view.pile_name(pile)].category == "kingdom"]  # fmt: skip
    kinds = view.kinds_present()
    extras: dict[str, list[str]] = {}
    for kind in kinds:
        if kind.extra is not None and kind.extra.role in (EXTRA_PILE, OUTSIDE_PILE):
            among = cards if kind.extra.role == EXTRA_PILE else outside
            suiting = [name for name in among if kind.extra.suits(REGISTRY.piles[name])]
            if suiting:  # extra piles come after the ten
                extras[kind.name] = [suiting[-1]]
                among.remove(suiting[-1])
    cards += [kind.name for kind in kinds if kind.types & TRAP]
    colonies = any(basic.when == "colonies" and basic.pile_name in piles for basic in REGISTRY.basics)
    shelters = any(kind.name in REGISTRY.shelters for kind in kinds)
    return Kingdom(cards, [kind.name for kind in view.landscapes()], colonies=colonies, shelters=shelters, extras=extras)


class School:
    """What has been measured and planned so far in this process."""

    def __init__(self) -> None:
        self.blank = Book()
        self.book = Book()
        self.drafts: dict[str, Draft] = {}

    def shelf(self, view: View) -> Shelf:
        for book in (self.blank, self.book):
            book.grow()
        for kind in view.kinds_present():
            measure(kind, self.blank, self.book)
        return Shelf(view, self.book)

    def quick(self, view: View) -> Plan:
        """A plan from measurements alone."""
        shelf = self.shelf(view)
        return shelf.plan(shelf.by_measure())

    def rehearsed(self, view: View) -> Plan:
        """The plan that rehearsals have found for this kingdom."""
        kingdom = kingdom_of(view)
        key = repr((kingdom.cards, kingdom.landscapes, kingdom.colonies, kingdom.shelters, kingdom.extras, view.ruleset))
        draft = self.drafts.get(key)
        shelf = self.shelf(view)
        if draft is None:
            draft = self.rehearse(view, kingdom, shelf)
            if len(self.drafts) >= KEPT:
                del self.drafts[next(iter(self.drafts))]
            self.drafts[key] = draft
        return shelf.plan(draft)

    def rehearse(self, view: View, kingdom: Kingdom, shelf: Shelf) -> Draft:
        """Rehearse on a copy of the kingdom. It may differ in what the view does not tell; piles are found by name."""
        try:
            setup = Setup(kingdom, 2, ruleset=view.ruleset)
        except RulesError:  # a table that cannot be made again from what the view tells
            return shelf.by_measure()
        copy = setup.new_game(0, [GenericPlayer(self.book, Plan()), GenericPlayer(self.book, Plan())])
        copy_shelf = self.shelf(copy.players[0].view)
        best = Rehearsal(setup, copy_shelf).best()
        here = {wish.target: wish for wish in [*shelf.money, *shelf.choices]}
        wishes: list[Wish] = []
        for wish in best.wishes:
            target = wish.target
            if target < LANDSCAPE_OFFER:
                target = int(view.pile_named(setup.piles[target].name))
            if target in here:
                wishes.append(replace(here[target], quota=wish.quota))
        return replace(best, wishes=tuple(wishes))


SCHOOL = School()


def generic() -> GenericPlayer:
    """The player that rehearses."""
    return GenericPlayer(SCHOOL.book, Plan(), SCHOOL.rehearsed)


def generic_quick() -> GenericPlayer:
    """The player that goes by measurements alone."""
    return GenericPlayer(SCHOOL.book, Plan(), SCHOOL.quick)
