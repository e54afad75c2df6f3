"""Trying a card out: what playing it does in a few standard positions, read off and written into a book.

Each kind is tried by itself, in a table of its own with the kernel's real rules, by a player who knows printed facts only.
So what is measured of a kind never depends on what else was measured, and cards of anybody's sets are measured alike.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from freehold.bots.book import (
    ACTION_WORTH, BEST_FIRST, BUY_WORTH, COIN, MANY, NAME_COMMON, NAME_JUNK, NAME_VICTORY, WORST_FIRST, Book,
)  # fmt: skip
from freehold.bots.generic import GenericPlayer
from freehold.bots.plan import Plan
from freehold.rules import buying, playing, turns
from freehold.rules.game import Game
from freehold.rules.kinds import REGISTRY, CardKind, RulesError, is_plain_treasure
from freehold.rules.player import Player
from freehold.rules.question import NOTHING, Answer, Question, agent_for
from freehold.rules.setup import Kingdom, Setup, shuffle_piles
from freehold.rules.view import View
from freehold.rules.vocab import (
    ACTION, ACTION_PHASE, ALWAYS, ARTIFACT, BUY_PHASE, CARD_MASK, CURSE, DECK, DISCARD, EVENT, GAME_OVER, HAND,
    LANDSCAPES, NIGHT, NIGHT_PHASE, NOWHERE, OF_PLAYERS, OF_WORDS, PLAYER_ZONES, PROJECT, PROPHECY, Q_AMOUNT, Q_BID,
    Q_BUY, Q_CHOOSE, Q_EXILE, Q_KEEP, Q_NAME, Q_PILE, Q_PLACE, Q_PLAY, Q_PLAY_CARD, Q_RESOLVE, Q_RETURN, Q_REVEAL,
    Q_SET_ASIDE, Q_TREASURES, STATE, TRASH, TREASURE, TREASURE_PHASE, VICTORY, WAY, WHEN_GAIN, WOULD_GAIN, coins_in,
)  # fmt: skip

TRIED_VERBS: Final = (
    Q_AMOUNT, Q_BID, Q_CHOOSE, Q_EXILE, Q_KEEP, Q_PILE, Q_PLACE, Q_RETURN, Q_REVEAL, Q_SET_ASIDE,
)  # fmt: skip
"""Verbs that do not say what is good for whoever answers: the stances are tried."""
HELD: Final = PROJECT | STATE | ARTIFACT | PROPHECY
CLEARLY: Final = 40  # so much better must another stance be than the usual answer
MOST_STEPS: Final = 60  # until the next own turn of a trial
EARLY: Final = 0
CLEAN: Final = 1
CROWD: Final = 2


class Roles:
    """The cards of every game by what they are, and some plain Actions to fill hands with."""

    def __init__(self) -> None:
        basics = [REGISTRY.kind(basic.pile_name) for basic in REGISTRY.basics if basic.when == "always"]
        treasures = sorted((kind for kind in basics if is_plain_treasure(kind)), key=lambda kind: kind.cost)
        victories = sorted((kind for kind in basics if kind.types & VICTORY), key=lambda kind: kind.points)
        self.poor, self.middling, self.rich = treasures[0], treasures[1], treasures[-1]
        self.small, self.large = victories[0], victories[-1]
        self.curse = next(kind for kind in basics if kind.types & CURSE)
        plain = [kind for kind in REGISTRY.by_name.values()
                 if kind.only_plus and kind.types == ACTION and kind.category == "kingdom"]  # fmt: skip
        # A terminal Action that draws, and one that gives more Actions.
        self.drawing = min((kind for kind in plain if not kind.plus_actions), key=lambda kind: (-kind.plus_cards, kind.name))
        self.giving = min((kind for kind in plain if kind.plus_actions >= 2), key=lambda kind: (kind.cost, kind.name))


class Prober:
    """Answers as a player without measurements does, does nothing on its own account, and notes what it is asked."""

    def __init__(self, player: GenericPlayer) -> None:
        self.player = player
        self.asked: list[tuple[int, int, int]] = []  # (kind that asks, verb, domain)
        self.options: list[tuple[int, str]] = []  # (kind that asks, words of an option)
        self.uses: i64 = -1  # kind of an ability that it uses whenever it may
        self.declines = False

    def answer(self, view: View, question: Question) -> Answer:
        verb = question.verb
        if verb in (Q_PLAY, Q_TREASURES, Q_BUY):
            return NOTHING
        if question.source >= 0 and view.seat == 0:
            self.note(question)
        if verb == Q_RESOLVE and question.least == 0:
            at = question.position(self.uses)
            return NOTHING if at < 0 or self.declines else (int(at),)
        return self.player.answer(view, question)

    def note(self, question: Question) -> None:
        asked = (int(question.source), int(question.verb), int(question.domain))
        if asked not in self.asked:
            self.asked.append(asked)
        if question.domain == OF_WORDS:
            for word in question.words:
                if (int(question.source), word) not in self.options:
                    self.options.append((int(question.source), word))


class Outcome:
    """What came of one trial, against the same position left alone."""

    def __init__(self) -> None:
        self.now: i64 = 0  # in hundredths of a coin
        self.next: i64 = 0
        self.cards: i64 = 0
        self.actions: i64 = 0
        self.buys: i64 = 0
        self.coins: i64 = 0
        self.trashes: i64 = 0
        self.hurts: i64 = 0

    @property
    def total(self) -> i64:
        return self.now + self.next


class Sandbox:
    """The trials of one kind."""

    def __init__(self, kind: CardKind, blank: Book) -> None:
        self.kind = kind
        self.blank = blank
        self.roles = Roles()
        self.setup = self.make_setup()
        self.player = GenericPlayer(blank, Plan())
        self.prober = Prober(self.player)
        self.agent = agent_for(self.prober)
        self.rests: dict[int, i64] = {}  # position -> what the next turn is worth if nothing is done

    def make_setup(self) -> Setup:
        kind = self.kind
        also = [self.roles.drawing.pile_name, self.roles.giving.pile_name]
        if kind.types & LANDSCAPES:
            return Setup(Kingdom(also, [kind.name]), ruleset=kind.ruleset)
        pile = REGISTRY.piles.get(kind.pile_name)
        if pile is not None and pile.category == "kingdom":
            return Setup(Kingdom([pile.name, *[name for name in also if name != pile.name]]), ruleset=kind.ruleset)
        return Setup(Kingdom(also), ruleset=kind.ruleset, also=[kind.name])

    # --- positions ---

    def find(self, game: Game, kind: CardKind) -> i64:
        """A card of that kind which no player owns; -1: there is none."""
        zone: i64 = 0
        for cards in game.zones:
            if zone < PLAYER_ZONES or zone >= game.first_pile:
                for card in cards:
                    if game.kind_ids[card] == kind.id:
                        return card
            zone += 1
        return -1

    def put(self, game: Game, kinds: list[CardKind], zone: i64) -> None:
        for kind in kinds:
            card = self.find(game, kind)
            if card >= 0:
                game.put(card, zone)

    def table(self, position: int) -> tuple[Game, i64]:
        """A game at that position and the card that is tried (-1: it is no card)."""
        roles = self.roles
        game = self.setup.template.clone()
        game.set_dice(position + 1)
        game.agents = [self.agent, self.agent]
        shuffle_piles(game)
        for player in game.players:
            for card in player.all_cards():
                pile = game.home_of(card)
                game.put(card & CARD_MASK, game.pile_zone(pile) if pile >= 0 else NOWHERE)
        me, other = game.players[0], game.players[1]
        if position == EARLY:
            hand = [roles.poor, roles.poor, roles.small, roles.curse]
            deck = [roles.small, roles.poor, roles.middling, roles.poor, roles.small, roles.poor, roles.middling, roles.poor,
                    roles.poor, roles.middling]  # fmt: skip
        elif position == CLEAN:
            hand = [roles.rich, roles.middling, roles.large, roles.middling]
            deck = [roles.middling, roles.rich, roles.poor, roles.middling, roles.rich, roles.middling, roles.large, roles.rich,
                    roles.middling, roles.rich]  # fmt: skip
        else:
            hand = [roles.drawing, roles.giving, roles.poor, roles.small]
            deck = [roles.small, roles.poor, roles.middling, roles.poor, roles.giving, roles.middling, roles.poor, roles.poor,
                    roles.middling, roles.rich]  # fmt: skip
        self.put(game, hand, me.base + HAND)
        self.put(game, deck, me.base + DECK)
        self.put(game, [roles.poor, roles.small, roles.middling], me.base + DISCARD)
        self.put(game, [roles.poor, roles.middling, roles.rich, roles.small, roles.poor], other.base + HAND)
        self.put(game, [roles.middling, roles.poor, roles.rich, roles.small, roles.poor, roles.poor, roles.middling,
                        roles.poor], other.base + DECK)  # fmt: skip
        tried: i64 = -1
        if not self.kind.types & LANDSCAPES:
            tried = self.find(game, self.kind)
            if tried >= 0:
                game.put(tried, me.base + HAND)
        game.current = 0
        game.normal_seat = 0
        game.turn_serial = 1
        game.phase = ACTION_PHASE
        me.actions = 1
        me.buys = 1
        me.turns = 1
        return game, tried

    # --- what a position is worth ---

    def hand_worth(self, player: Player) -> i64:
        total: i64 = 0
        best_action: i64 = 0
        for card in player.game.zones[player.base + HAND]:
            kind_id = player.game.kind_ids[card]
            types = self.blank.types[kind_id]
            value = self.blank.early[kind_id]
            if types & ACTION:
                if value > best_action:
                    total += best_action // 5
                    best_action = value
                else:
                    total += value // 5
            elif types & (TREASURE | NIGHT):
                total += value
        return total + (best_action if player.actions > 0 else best_action // 5)

    def owned_worth(self, player: Player) -> i64:
        total: i64 = 0
        for card in player.all_cards():
            total += self.blank.in_deck(player.game.kind_ids[card & CARD_MASK])
        return total

    def lasting_worth(self, player: Player) -> i64:
        """What stays beyond a turn."""
        return (self.owned_worth(player) + player.vp * 60 + player.coffers * 90 + player.villagers * 40
                + player.favors * 30 - player.debt * 80)  # fmt: skip

    def worth(self, game: Game) -> i64:
        """What the position is worth to the first player, who is on turn."""
        me = game.players[0]
        total = self.lasting_worth(me) + me.coins * COIN + me.potions * 150 + (me.buys - 1) * BUY_WORTH
        if game.phase == ACTION_PHASE:
            total += (me.actions if me.actions < 3 else 3) * ACTION_WORTH
            total += self.hand_worth(me)
        else:
            for card in game.zones[me.base + HAND]:
                if self.blank.types[game.kind_ids[card]] & TREASURE and game.phase == TREASURE_PHASE:
                    total += self.blank.early[game.kind_ids[card]]
        return total - self.rival_worth(game)

    def rival_worth(self, game: Game) -> i64:
        other = game.players[1]
        return (self.hand_worth(other) * 6 + self.lasting_worth(other) * 8) // 10

    def ahead(self, game: Game) -> i64:
        """What is still to come from here to the start of the next own turn, each card drawn then at an average."""
        before = self.lasting_worth(game.players[0]) - self.lasting_worth(game.players[1]) * 8 // 10
        serial = game.turn_serial
        for _ in range(MOST_STEPS):
            if game.phase == GAME_OVER:
                break
            turns.advance(game)
            if game.current == 0 and game.turn_serial > serial and game.phase == ACTION_PHASE:
                break
        me = game.players[0]
        after = self.lasting_worth(me) - self.lasting_worth(game.players[1]) * 8 // 10
        return (me.hand_size() * 110 + me.coins * COIN + me.actions * ACTION_WORTH + me.buys * BUY_WORTH
                + after - before)  # fmt: skip

    def rest(self, position: int) -> i64:
        """The same where nothing has been done."""
        known = self.rests.get(position)
        if known is None:
            game, _tried = self.table(position)
            known = self.ahead(game)
            self.rests[position] = known
        return known

    # --- trials ---

    def use(self, game: Game, tried: i64) -> None:
        """Play the card, or buy or use the landscape."""
        me = game.players[0]
        types = self.kind.types
        if types & WAY:
            self.prober.uses = self.kind.id
            for card in game.zones[me.base + HAND]:
                if game.base_types[game.kind_ids[card]] & ACTION:
                    me.actions -= 1
                    playing.play_card(game, me, card, None)
                    return
        elif types & (EVENT | PROJECT):
            game.phase = BUY_PHASE
            me.coins += coins_in(self.kind.cost)
            buying.buy_landscape(game, me, self.kind)
        elif tried >= 0:
            if types & ACTION:
                me.actions -= 1
            playing.play_card(game, me, tried, None)

    def attempt(self, position: int) -> Outcome:
        game, tried = self.table(position)
        me = game.players[0]
        types = self.kind.types
        if types & (EVENT | PROJECT):
            game.phase = BUY_PHASE
        elif types & TREASURE and not types & ACTION:
            game.phase = TREASURE_PHASE
        elif types & NIGHT and not types & ACTION:
            game.phase = NIGHT_PHASE
        own: i64 = 0
        if tried >= 0:
            # The card itself counts as owned, but not as a card of the hand: it would be compared with another one.
            game.put(tried, NOWHERE)
            own = self.blank.in_deck(self.kind.id)
        before = self.worth(game) + own
        if tried >= 0:
            game.put(tried, me.base + HAND)
        hand, coins, buys, actions = me.hand_size() - int(tried >= 0), me.coins, me.buys, me.actions
        trash, rival = len(game.zones[TRASH]), self.rival_worth(game)
        self.use(game, tried)
        spent = 1 if types & (ACTION | WAY) else 0
        out = Outcome()
        out.cards = me.hand_size() - hand
        out.coins = me.coins - coins
        out.buys = me.buys - buys
        out.actions = me.actions - actions + spent
        out.trashes = len(game.zones[TRASH]) - trash
        out.hurts = rival - self.rival_worth(game)
        out.now = self.worth(game) - before + spent * ACTION_WORTH
        out.next = self.ahead(game) - self.rest(position)
        return out

    def both(self) -> i64:
        """What it is worth on the whole, early and late."""
        return self.attempt(EARLY).total + self.attempt(CLEAN).total + self.attempt(CROWD).total

    def fill(self, book: Book) -> None:
        """Write into the book all that trials show of the kind."""
        kind_id = self.kind.id
        usual = self.both()
        self.try_words(book)
        self.try_stances(book, usual)
        outcomes = [self.attempt(EARLY), self.attempt(CLEAN), self.attempt(CROWD)]
        early, clean, crowd = outcomes
        book.early[kind_id] = early.total
        book.clean[kind_id] = clean.total
        book.crowd[kind_id] = crowd.total
        book.later[kind_id] = early.next
        book.actions[kind_id] = max(early.actions, clean.actions)
        book.cards[kind_id] = max(early.cards, clean.cards)
        book.buys[kind_id] = max(early.buys, clean.buys)
        book.money[kind_id] = max(early.coins, clean.coins)
        book.trashes[kind_id] = early.trashes
        book.forced[kind_id] = clean.trashes
        book.hurts[kind_id] = max(early.hurts, clean.hurts)
        if any(verb == Q_PLAY_CARD for source, verb, _ in self.prober.asked if source == kind_id):
            book.plays_others[kind_id] = 1
        if self.kind.types & TREASURE and not self.kind.types & ACTION:
            book.comes_last[kind_id] = int(self.coins_in_order(True) > self.coins_in_order(False))

    def try_reactions(self, book: Book) -> None:
        """Is it good to use what may be used when a card is gained: a good one, a bad one?"""
        kind = self.kind
        for hook in kind.hooks:
            if hook.optional and hook.event in (WHEN_GAIN, WOULD_GAIN) and (hook.where >= HAND or hook.where == ALWAYS):
                for bit, gained in ((1, self.roles.rich), (2, self.roles.curse)):
                    if self.gaining(gained, hook.where, True) < self.gaining(gained, hook.where, False):
                        book.refuses[kind.id] = book.refuses[kind.id] | bit

    def try_words(self, book: Book) -> None:
        """What each worded option of the kind is worth."""
        for source, word in self.prober.options[:]:
            if source == self.kind.id:
                self.player.forced_word = word
                book.words[f"{source}:{word}"] = int(self.both()) // 3
        self.player.forced_word = ""

    def try_stances(self, book: Book, usual: i64) -> None:
        """How to answer what the kind asks, where the verb does not say it."""
        for source, verb, domain in self.prober.asked[:]:
            if source != self.kind.id or domain in (OF_WORDS, OF_PLAYERS):
                continue
            if verb == Q_NAME:
                self.try_names(book)
            elif verb in TRIED_VERBS:
                best = usual + CLEARLY
                self.player.forced_key = source * 64 + verb
                for stance in (BEST_FIRST, WORST_FIRST, BEST_FIRST | MANY, WORST_FIRST | MANY):
                    self.player.forced_stance = stance
                    reached = self.both()
                    if reached > best:
                        best = reached
                        book.stances[source * 64 + verb] = stance
                self.player.forced_key = -1

    def try_names(self, book: Book) -> None:
        best: i64 = -1 << 40
        for whom in (NAME_COMMON, NAME_JUNK, NAME_VICTORY):
            self.blank.names[int(self.kind.id)] = whom
            reached = self.both()
            if reached > best:
                best = reached
                book.names[int(self.kind.id)] = whom
        del self.blank.names[int(self.kind.id)]

    def coins_in_order(self, last: bool) -> i64:
        """The coins of a hand with the Treasure played before or after plain ones."""
        game, tried = self.table(CLEAN)
        me = game.players[0]
        game.phase = TREASURE_PHASE
        plain = [card for card in game.zones[me.base + HAND] if card != tried and is_plain_treasure(game.kind(card))]
        for card in [*plain, tried] if last else [tried, *plain]:
            if card >= 0 and game.zone_of(card) == me.base + HAND:
                playing.play_card(game, me, card, None)
        return me.coins

    def gaining(self, gained: CardKind, where: i64, uses: bool) -> i64:
        """What a position is worth after gaining a card, with the kind's ability used or not."""
        game, tried = self.table(EARLY)
        me = game.players[0]
        if self.kind.types & HELD:
            game.set_held(self.kind, 1)
        elif tried >= 0 and where > HAND:
            game.put(tried, me.base + where)
        self.prober.uses = self.kind.id
        self.prober.declines = not uses
        me.gain(game.top_named(gained.name), DISCARD)
        self.prober.uses = -1
        self.prober.declines = False
        return self.worth(game)


def measure(kind: CardKind, blank: Book, book: Book) -> None:
    """Try a kind out, once for each book. What cannot be tried by itself keeps its printed facts."""
    if book.measured[kind.id]:
        return
    book.measured[kind.id] = 1
    playable = bool(kind.types & (ACTION | TREASURE | NIGHT | EVENT | PROJECT | WAY))
    simple = is_plain_treasure(kind) or kind.only_plus or not playable
    if simple and not any(hook.optional for hook in kind.hooks):
        return
    try:
        sandbox = Sandbox(kind, blank)
    except RulesError:  # something that must be chosen at set-up finds nothing that suits
        return
    if not simple:
        sandbox.fill(book)
    sandbox.try_reactions(book)
