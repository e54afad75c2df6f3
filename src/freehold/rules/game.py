"""The state of one game in columns, and the funnel through which every question goes.

A physical card is a small integer. `place[card]` holds its zone and how often it has moved; a zone is a vector of cards,
top last. What never changes in a game (kinds, homes, piles, hooks) stands in the shared `Setup`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, pop, remove, vec
from mypy_extensions import i64

from freehold.rules import atoms, windows
from freehold.rules.events import Event, Later, LogEntry, TurnPlan
from freehold.rules.kinds import CardKind
from freehold.rules.question import EVERYTHING, NOTHING, SINGLES, Agent, Answer, IllegalAnswer, Question
from freehold.rules.rng import WORD, first_word, second_word
from freehold.rules.vocab import (
    ANY_TYPE, BETWEEN_TURNS, BOONS, CARD_BITS, CARD_MASK, COST, DEBT_UNIT, DECK, HAND, HEXES, HIDDEN, LOOKED, NOWHERE,
    NO_CARD, OFFER_DECK, OF_CARDS, PLAYER_ZONES, POTION_UNIT, SECRET_LOOKED, SECRET_MAT, TYPES, WORTH, ZERO, ZONE_BITS,
    ZONE_MASK,
)  # fmt: skip

if TYPE_CHECKING:
    from freehold.rules.kinds import Hook
    from freehold.rules.player import Player
    from freehold.rules.playing import Play
    from freehold.rules.setup import Pile, Setup


EMPTY_PILE: Final = 1 << 40
NOT_FOR_SALE: Final = 1 << 41
PLAYED_FROM_HAND: Final = 1 << 60


class Game:
    """One game. Made by `Setup.new_game`, copied by `clone`."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.kinds: list[CardKind] = setup.kinds
        self.kind_ids: vec[i64] = setup.kind_ids  # of each card
        self.home: vec[i64] = setup.home  # pile index of each card, -1: none
        self.base_types: vec[i64] = setup.base_types  # of each kind
        self.base_costs: vec[i64] = setup.base_costs
        self.worths: vec[i64] = setup.worths  # coins of a plain Treasure, -1: not plain
        self.piles: list[Pile] = setup.piles
        self.first_pile: i64 = setup.first_pile  # zone of pile 0
        self.mixed: vec[i64] = setup.mixed  # 1 for each pile of different cards
        self.colonies = setup.colonies
        self.dice_a: i64 = 0  # state of the game's dice
        self.dice_b: i64 = 1
        self.players: list[Player] = []
        self.zones: vec[vec[i64]] = vec[vec[i64]]()
        self.place: vec[i64] = vec[i64]()
        self.known: vec[i64] = vec[i64]()  # seats that know a face-down card, one bit each
        self.alert: vec[i64] = vec[i64]()  # for each event: how many abilities of this game listen
        self.watch: vec[i64] = vec[i64]()  # for each event: types of cards that any of them listens for
        self.tokens: dict[int, int] = {}
        self.held: dict[int, int] = {}  # kind of a Project, State, Artifact, Prophecy -> seats that have it
        self.effects: list[Later] = []
        self.plans: list[TurnPlan] = []  # extra turns to come
        self.bonds: list[tuple[int, int]] = []  # handles (stays, for which): extra plays keep each other in play
        self.phase: i64 = BETWEEN_TURNS
        self.current: i64 = 0  # seat whose turn it is, or was last
        self.turn_serial: i64 = 0
        self.normal_seat: i64 = -1  # who had the last turn that was not extra
        self.previous_seat: i64 = -1  # who had the turn before this one
        self.extra_turn = False
        self.purchases: i64 = 0  # how many things were bought this turn
        self.bought_types: i64 = 0  # all their types
        self.gains: vec[i64] = vec[i64]()  # all of the game: card | seat << 12 | bought << 16 | phase << 17
        self.gains_from: i64 = 0  # where those of this turn begin
        self.plays: vec[i64] = vec[i64]()  # this turn's: kind | seat << 12 | types << 16; room for more behind them
        self.play_count: i64 = 0  # how many of them there are
        self.remembers = False  # is there anything that only matters on this turn?
        self.under_deck: list[int] = []  # handles of cards gained under a deck this turn: nothing has covered them since
        self.not_played: list[int] = []  # handles of cards that came into play otherwise than by being played this turn
        # Of each Supply pile: the printed cost of its top card; EMPTY_PILE: it has none. Of others: NOT_FOR_SALE.
        self.offer: vec[i64] = vec[i64]()
        # For each seat: how many cards it owns, then how many of each kind (by `locals`).
        self.owned: vec[i64] = vec[i64]()
        self.locals: vec[i64] = setup.locals
        self.owned_width: i64 = setup.owned_width
        self.offers_changed = False
        self.empty_piles: i64 = 0  # how many Supply piles are empty
        self.serial: i64 = 0
        self.ending = False  # the end was reached; only turns planned for after it are still played
        self.last_round: list[int] = []  # seats that still have a turn after the end
        self.covered: list[int] = []  # piles into which something was shuffled: only their top card is open
        self.turned_down: list[int] = []  # handles of cards that lie face down where they would be face up, this turn
        self.lent: list[tuple[int, int, int]] = []  # (seat, kind, other kind whose abilities the seat's cards of it have too)
        self.worn: list[tuple[int, int, int]] = []  # cards in play that are other cards: (card, its own kind, its own pile)
        self.phase_gains: i64 = 0  # where the gains of the current phase begin
        self.phase_purchases: i64 = 0  # how many cards were bought in it
        self.turn_limit: i64 = 0  # 0: none
        # Only while a step runs:
        self.resolving: Play | None = None
        self.ability: i64 = -1  # kind whose triggered ability is being resolved, where no card's instructions are
        self.standing_in: Play | None = None  # the play in whose place an ability (a Way) is used
        self.scoring = False  # points are being counted: it is nobody's turn
        self.swapping: i64 = -1  # seat whose waiting ability gives +$ for +Cards and the reverse
        self.depth: i64 = 0
        self.log: list[LogEntry] | None = None
        self.record: list[Answer] | None = None
        self.questions: i64 = 0

    def adopt(self, setup: Setup) -> None:
        """Go on with another table: the old one with other Kingdom piles, and so with more cards."""
        old = self.setup
        self.setup = setup
        worn = [(each[0], self.kind_ids[each[0]], self.home[each[0]]) for each in self.worn]
        self.kind_ids = setup.kind_ids[:] if worn else setup.kind_ids
        self.home = setup.home[:] if worn else setup.home
        for card, kind_id, home in worn:
            self.kind_ids[card] = kind_id
            self.home[card] = home
        self.base_types = setup.base_types
        self.base_costs = setup.base_costs
        self.worths = setup.worths
        self.piles = setup.piles
        self.mixed = setup.mixed[:]
        for covered in self.covered:
            self.mixed[covered] = 1
        self.locals = setup.locals
        self.owned_width = setup.owned_width
        while len(self.zones) < self.first_pile + len(setup.piles):
            self.zones = append(self.zones, vec[i64]())
        first_new: i64 = len(self.place)
        for zone, cards in enumerate(setup.start_zones):  # the new cards
            for card in cards:
                self.zones[zone] = append(self.zones[zone], card)
        places = [0] * (len(setup.kind_ids) - first_new)
        for zone, cards in enumerate(setup.start_zones):
            for card in cards:
                places[card - first_new] = zone
        for place in places:
            self.place = append(self.place, place)
            self.known = append(self.known, 0)
        owned = [0] * int(self.owned_width * len(self.players))
        for player in self.players:
            start = int(player.seat * self.owned_width)
            for slot in range(PLAYER_ZONES):
                for card in self.zones[player.base + slot]:
                    owned[start] += 1
                    owned[start + int(self.locals[self.kind_ids[card]])] += 1
        self.owned = vec[i64](owned)
        self.alert = setup.alert[:]
        self.watch = setup.watch[:]
        for effect in self.effects:
            what = effect.hook.event
            self.alert[what] = self.alert[what] + 1
            self.watch[what] = self.watch[what] | (effect.hook.of if effect.hook.of else ANY_TYPE)
        self.offer = vec[i64]([0 if pile.supply else NOT_FOR_SALE for pile in setup.piles])
        self.empty_piles = 0
        for pile in setup.piles[len(old.piles):]:
            if pile.hidden:
                atoms.shuffle_zone(self, self.first_pile + pile.index)
                zone_now = self.first_pile + pile.index
                while pile.keep >= 0 and len(self.zones[zone_now]) > pile.keep:
                    self.put(self.zones[zone_now][0], NOWHERE)
        for pile in setup.piles:
            self.refresh(self.first_pile + pile.index)
        self.offers_changed = True
        for deck in (BOONS, HEXES, OFFER_DECK):
            if any(card >= first_new for card in self.zones[deck]):
                atoms.shuffle_zone(self, deck)

    # --- copying ---

    def clone(self) -> Game:
        """A copy that shares nothing that can change. Only at quiet points: not while a question is open."""
        g = Game(self.setup)
        g.dice_a = self.dice_a
        g.dice_b = self.dice_b
        copies = self.zones[:]
        i: i64 = 0
        for zone in self.zones:
            copies[i] = zone[:] if len(zone) else vec[i64]()  # an emptied vector has room that it must not share
            i += 1
        g.zones = copies
        g.place = self.place[:]
        g.known = self.known[:]
        g.alert = self.alert[:]
        g.watch = self.watch[:]
        if self.tokens:
            g.tokens = dict(self.tokens)
        if self.held:
            g.held = dict(self.held)
        if self.effects:
            g.effects = [effect.clone() for effect in self.effects]
        if self.plans:
            g.plans = [plan.clone() for plan in self.plans]
        if self.bonds:
            g.bonds = self.bonds[:]
        g.phase = self.phase
        g.current = self.current
        g.turn_serial = self.turn_serial
        g.normal_seat = self.normal_seat
        g.previous_seat = self.previous_seat
        g.extra_turn = self.extra_turn
        g.purchases = self.purchases
        g.bought_types = self.bought_types
        g.gains = self.gains[:]
        g.gains_from = self.gains_from
        g.plays = self.plays[: self.play_count]
        g.play_count = self.play_count
        g.remembers = self.remembers
        if self.under_deck:
            g.under_deck = self.under_deck[:]
        if self.not_played:
            g.not_played = self.not_played[:]
        g.offer = self.offer[:]
        g.owned = self.owned[:]
        g.empty_piles = self.empty_piles
        g.offers_changed = self.offers_changed
        g.serial = self.serial
        g.ending = self.ending
        g.last_round = self.last_round[:]
        g.covered = self.covered[:]
        if self.covered:
            g.mixed = self.mixed  # a vector of the game's own by now, which only grows in `shuffle_into` (by a copy)
        g.turned_down = self.turned_down[:]
        g.lent = self.lent[:]
        if self.worn:
            g.worn = self.worn[:]
            g.kind_ids = self.kind_ids[:]
            g.home = self.home[:]
        g.phase_gains = self.phase_gains
        g.phase_purchases = self.phase_purchases
        g.turn_limit = self.turn_limit
        g.depth = self.depth
        if self.log is not None:
            g.log = self.log[:]
        if self.record is not None:
            g.record = self.record[:]
        g.questions = self.questions
        for player in self.players:
            g.players.append(player.clone(g))
        return g

    def close(self) -> None:
        """Break the rings between game, players and views, so that the memory of a finished game is free at once."""
        for player in self.players:
            player.close()
        self.players = []

    @property
    def agents(self) -> list[Agent]:
        """Who answers for each seat."""
        return [player.agent for player in self.players]

    @agents.setter
    def agents(self, agents: list[Agent]) -> None:
        for player, agent in zip(self.players, agents):
            player.agent = agent

    # --- dice ---

    def set_dice(self, seed: int) -> None:
        self.dice_a = first_word(seed)
        self.dice_b = second_word(seed, self.dice_a)

    def below(self, n: i64) -> i64:
        """A random number from 0 to n - 1 (the same as `Rng.below`; the state stands in the game itself)."""
        a = self.dice_a
        b = self.dice_b ^ a
        self.dice_a = (((a << 26) & WORD) | (a >> 6)) ^ b ^ ((b << 9) & WORD)
        self.dice_b = ((b << 13) & WORD) | (b >> 19)
        return (((a * 0x4C957F2D) & WORD) * n) >> 32

    # --- where cards are ---

    def handle(self, card: i64) -> i64:
        """The card as it stands now: the number that card authors pass around."""
        return card | (self.place[card] << CARD_BITS)

    def still_there(self, handle: i64) -> bool:
        """Has the card not moved since the handle was taken? On a deck it must not have been covered either.

        A handle of no card (-1) is nowhere.
        """
        if handle < 0:
            return False
        card = handle & CARD_MASK
        place = self.place[card]
        if place != handle >> CARD_BITS:
            return False
        zone = place & ZONE_MASK
        if zone & (PLAYER_ZONES - 1) == DECK and PLAYER_ZONES <= zone < self.first_pile:
            deck = self.zones[zone]
            return deck[len(deck) - 1] == card or (len(self.under_deck) > 0 and handle in self.under_deck)
        return True

    def at_most_one_move(self, before: i64, after: i64) -> bool:
        """Is that the same card, which has moved once at the most between the two handles?"""
        step = (after >> CARD_BITS >> ZONE_BITS) - (before >> CARD_BITS >> ZONE_BITS)
        return before >= 0 and after >= 0 and before & CARD_MASK == after & CARD_MASK and 0 <= step <= 1

    def zone_of(self, card: i64) -> i64:
        return self.place[card & CARD_MASK] & ZONE_MASK

    def put(self, card: i64, to: i64) -> None:
        """Move a card onto the top (end) of a zone. The one primitive under every atom."""
        if self.worn:
            self.take_off(card)
        place = self.place[card]
        source = place & ZONE_MASK
        zone = self.zones[source]
        last: i64 = len(zone) - 1
        if zone[last] == card:
            zone, _last = pop(zone)
        else:
            zone = remove(zone, card)
        self.zones[source] = zone
        self.zones[to] = append(self.zones[to], card)
        self.place[card] = (place | ZONE_MASK) + 1 + to
        if (source ^ to) // PLAYER_ZONES:  # it changes hands
            self.count_owned(card, source, to)
        if source >= self.first_pile and (len(zone) == 0 or self.mixed[source - self.first_pile]):
            self.refresh(source)
        if to >= self.first_pile:
            self.refresh(to)

    def put_within(self, card: i64, source: i64, to: i64) -> None:
        """As `put`, from one place of a player to another of the same player."""
        zone = self.zones[source]
        if zone[len(zone) - 1] == card:
            zone, _last = pop(zone)
        else:
            zone = remove(zone, card)
        self.zones[source] = zone
        self.zones[to] = append(self.zones[to], card)
        self.place[card] = (self.place[card] | ZONE_MASK) + 1 + to

    def count_owned(self, card: i64, source: i64, to: i64) -> None:
        """Keep the numbers of cards that players own."""
        local = self.locals[self.kind_ids[card]]
        width = self.owned_width
        if PLAYER_ZONES <= source < self.first_pile:
            at = (source // PLAYER_ZONES - 1) * width
            self.owned[at] = self.owned[at] - 1
            self.owned[at + local] = self.owned[at + local] - 1
        if PLAYER_ZONES <= to < self.first_pile:
            at = (to // PLAYER_ZONES - 1) * width
            self.owned[at] = self.owned[at] + 1
            self.owned[at + local] = self.owned[at + local] + 1

    def refresh(self, zone: i64) -> None:
        """Note what lies on top of a pile now."""
        pile = zone - self.first_pile
        cards = self.zones[zone]
        size = len(cards)
        before = self.offer[pile]
        if before == NOT_FOR_SALE:
            return
        # Without its debt: that never keeps anybody from buying.
        now: i64 = EMPTY_PILE
        if size:
            now = self.base_costs[self.kind_ids[cards[size - 1]]] % DEBT_UNIT
        if now != before:
            self.offer[pile] = now
            self.offers_changed = True
            if now == EMPTY_PILE:
                self.empty_piles += 1
            elif before == EMPTY_PILE:
                self.empty_piles -= 1

    def put_at(self, card: i64, to: i64, depth: i64) -> None:
        """Move a card into a zone so that `depth` cards lie on top of it."""
        self.put(card, to)
        zone = self.zones[to]
        i: i64 = len(zone) - 1
        stop = i - depth
        if stop < 0:
            stop = 0
        while i > stop:
            zone[i] = zone[i - 1]
            i -= 1
        zone[stop] = card
        self.zones[to] = zone
        if to >= self.first_pile:
            self.refresh(to)

    def cards_in(self, zone: i64) -> list[int]:
        """Handles of the cards of a zone, top last."""
        out: list[int] = []
        for card in self.zones[zone]:
            out.append(card | (self.place[card] << CARD_BITS))
        return out

    # --- cards that are other cards while in play ---

    def wear(self, card: i64, other: i64) -> None:
        """Let a card in play be the same as another until it leaves play: of its kind, and from its pile."""
        card = card & CARD_MASK
        other = other & CARD_MASK
        if not self.worn:
            self.kind_ids = self.kind_ids[:]
            self.home = self.home[:]
        if self.own(card) is None:
            self.worn.append((int(card), int(self.kind_ids[card]), int(self.home[card])))
        self.kind_ids[card] = self.kind_ids[other]
        self.home[card] = self.home[other]

    def own(self, card: i64) -> tuple[int, int, int] | None:
        """Of a card that is another one now: itself, its own kind and its own pile."""
        for each in self.worn:
            if each[0] == card & CARD_MASK:
                return each
        return None

    def take_off(self, card: i64) -> None:
        """Let a card be itself again."""
        own = self.own(card)
        if own is not None:
            self.kind_ids[card] = own[1]
            self.home[card] = own[2]
            self.worn.remove(own)

    def own_kind(self, card: int) -> CardKind:
        """The kind of a card, whatever it may be while in play."""
        own = self.own(card)
        return self.kind(card) if own is None else self.kinds[own[1]]

    # --- what cards are ---

    def kind(self, card: int) -> CardKind:
        return self.kinds[self.kind_ids[card & CARD_MASK]]

    def name(self, card: int) -> str:
        return self.kinds[self.kind_ids[card & CARD_MASK]].name

    def types(self, card: i64) -> i64:
        """The types a card has now."""
        kind_id = self.kind_ids[card & CARD_MASK]
        types = self.base_types[kind_id]
        if self.alert[TYPES] and not windows.untouched(self, TYPES, kind_id):
            event = Event(TYPES, self.players[self.current], card)
            event.kind_id = kind_id
            event.number = types
            windows.modify(self, event)
            return event.number
        return types

    def is_a(self, card: int, types: int) -> bool:
        """Does the card have any of these types now?"""
        return bool(self.types(card) & types)

    def cost(self, card: i64) -> i64:
        """What a card costs now (see vocab.Cost). The coins in it never go below nothing."""
        card = card & CARD_MASK
        kind_id = self.kind_ids[card]
        cost = self.base_costs[kind_id]
        if self.alert[COST] and not windows.untouched(self, COST, kind_id):
            event = Event(COST, self.players[self.current], card)
            event.kind_id = kind_id
            event.number = cost % POTION_UNIT
            event.pile = self.home[card]
            windows.modify(self, event)
            if event.replaced:  # it has the cost of something else, which nothing changes
                return event.cost
            return cost - cost % POTION_UNIT + (event.number if event.number > 0 else ZERO)
        return cost

    def coins_made(self, kind_id: i64, card: i64) -> i64:
        """The coins that playing a Treasure of fixed worth makes now."""
        worth = self.kinds[kind_id].worth
        if self.alert[WORTH]:
            event = Event(WORTH, self.players[self.current], card)
            event.kind_id = kind_id
            event.number = worth
            windows.modify(self, event)
            return event.number
        return worth

    # --- piles and the Supply ---

    def pile_zone(self, pile: i64) -> i64:
        return self.first_pile + pile

    def left(self, pile: i64) -> i64:
        """How many cards a pile has."""
        return len(self.zones[self.first_pile + pile])

    def top(self, pile: i64) -> i64:
        """The top card of a pile (a handle), -1: the pile is empty."""
        zone = self.zones[self.first_pile + pile]
        size = len(zone)
        if size == 0:
            return -1
        return self.handle(zone[size - 1])

    def pile_named(self, name: str) -> i64:
        """The pile of that name, or that holds cards of that name; -1: not in this game."""
        return self.setup.pile_index.get(name, -1)

    def top_named(self, name: str) -> i64:
        """The card of that name, if it lies on top of its pile (in the Supply or not); -1: it is not to be had."""
        pile = self.setup.pile_index.get(name, -1)
        if pile < 0:
            return -1
        card = self.top(pile)
        return card if card >= 0 and self.name(card) == name else NO_CARD

    def in_supply(self, card: i64) -> bool:
        """Is the card in a Supply pile now?"""
        zone = self.zone_of(card)
        return zone >= self.first_pile and self.piles[zone - self.first_pile].supply

    def rotate(self, pile: int) -> None:
        """Put all the identical cards on top of a pile under it, so that the next different card is on top."""
        cards = self.cards_in(self.first_pile + pile)
        if not cards:
            return
        top = self.kind(cards[-1])
        moving = 0
        while moving < len(cards) and self.kind(cards[-1 - moving]) is top:
            moving += 1
        for _ in range(moving):
            zone = self.zones[self.first_pile + pile]
            card = zone[len(zone) - 1]
            self.put_at(card, self.first_pile + pile, len(zone) - 1)

    def spare(self, kind: CardKind) -> int:
        """A card of that kind that is out of the game (a handle), -1: there is none."""
        for card in self.zones[NOWHERE]:
            if self.kinds[self.kind_ids[card]] is kind:
                return self.handle(card)
        return -1

    def shuffle_into(self, card: int, pile: int) -> bool:
        """Shuffle a card into a pile under its top card; False if the pile is empty or the card has moved."""
        return self.still_there(card) and atoms.shuffle_into(self, card & CARD_MASK, pile)

    def rotates(self, pile: int) -> bool:
        """Has the pile different cards, so that rotating it changes something?"""
        return len({self.kind_ids[card] for card in self.zones[self.first_pile + pile]}) > 1

    def home_of(self, card: i64) -> i64:
        """The pile a card belongs to, -1: none."""
        return self.home[card & CARD_MASK]

    def supply_tops(self) -> list[int]:
        """The top card of every Supply pile that is not empty."""
        out: list[int] = []
        for pile in self.piles:
            if pile.supply:
                card = self.top(pile.index)
                if card >= 0:
                    out.append(card)
        return out

    def empty_supply_piles(self) -> i64:
        return self.empty_piles

    def pile_is(self, pile: i64, types: i64) -> bool:
        """Does the pile (by its randomizer) have any of these types?"""
        return bool(self.piles[pile].kind.types & types)

    # --- tokens, marks and things that players hold ---

    def token_key(self, spot: i64, token: i64, seat: i64) -> i64:
        return (spot * 16 + token) * 8 + seat + 1

    def tokens_on(self, spot: int, token: int, seat: int = -1) -> int:
        """How many tokens lie at a spot: a pile's index, or `spot_of` a landscape, kind or mat."""
        return self.tokens.get(self.token_key(spot, token, seat), 0)

    def put_tokens(self, spot: int, token: int, count: int, seat: int = -1) -> None:
        key = self.token_key(spot, token, seat)
        total = self.tokens.get(key, 0) + count
        if total:
            self.tokens[key] = total
        else:
            self.tokens.pop(key, 0)

    def take_tokens(self, spot: int, token: int, seat: int = -1) -> int:
        """Remove all tokens of that sort from the spot; how many there were."""
        return self.tokens.pop(self.token_key(spot, token, seat), 0)

    def spot_of(self, kind: CardKind) -> int:
        """The place for tokens that lie on a landscape (or on a kind's own mat)."""
        return 100 + int(kind.id)

    def holds(self, seat: i64, kind: CardKind) -> bool:
        """Has the seat its cube on the Project, or the State or Artifact? (For a Prophecy: is it active?)"""
        return bool((self.held.get(kind.id, 0) >> seat) & 1)

    def set_held(self, kind: CardKind, seats: int) -> None:
        if seats:
            self.held[kind.id] = seats
        else:
            self.held.pop(kind.id, 0)

    def kind_named(self, name: str) -> CardKind:
        """A kind that is loaded, by its exact name, in the wording of this game's ruleset."""
        return self.setup.kind_named(name)

    def marked_pile(self, kind: CardKind) -> int:
        """The pile that was marked for a kind at set-up (a Bane, a Trait's pile), -1: none."""
        return self.setup.marks.get(kind.id, -1)

    def aside_card(self, kind: CardKind) -> int:
        """The card that was set aside for a kind at set-up (a handle), -1: none."""
        card = self.setup.asides.get(kind.id, -1)
        return card if card < 0 else self.handle(card)

    # --- what happened this turn ---

    def begin_phase(self, phase: i64) -> None:
        """What was gained or bought in the phase before is not of this one."""
        self.phase = phase
        self.phase_gains = len(self.gains)
        self.phase_purchases = 0

    def note_play(self, fact: i64) -> None:
        """Remember that a card was played."""
        if self.play_count < len(self.plays):
            self.plays[self.play_count] = fact
        else:
            self.plays = append(self.plays, fact)
        self.play_count += 1

    def gained_cards(self, seat: int, this_phase: bool = False, bought: bool = False) -> list[int]:
        """The cards a seat has gained this turn or phase (as they stand now), in order; with `bought` only those.

        Seat -1: those of all players.
        """
        return self.gains_between(seat, self.phase_gains if this_phase else self.gains_from, len(self.gains), bought)

    def gains_between(self, seat: i64, start: i64, stop: i64, bought: bool) -> list[int]:
        out: list[int] = []
        i = start
        while i < stop:
            fact = self.gains[i]
            if (seat < 0 or (fact >> 12) & 15 == seat) and (not bought or fact & (1 << 16)):
                out.append(self.handle(fact & CARD_MASK))
            i += 1
        return out

    def played(self, seat: int, types: int) -> int:
        """How many cards with any of these types (when played) a seat has played this turn."""
        count = 0
        i: i64 = 0
        while i < self.play_count:
            fact = self.plays[i]
            if (fact >> 12) & 15 == seat and (fact >> 16) & types:
                count += 1
            i += 1
        return count

    def played_from_hand(self, seat: int) -> int:
        """How many cards a seat has played from the hand this turn."""
        count = 0
        i: i64 = 0
        while i < self.play_count:
            fact = self.plays[i]
            if (fact >> 12) & 15 == seat and fact & PLAYED_FROM_HAND:
                count += 1
            i += 1
        return count

    def waiting(self, hook: Hook) -> list[Later]:
        """What has been set up with that hook and still waits or lasts."""
        return [effect for effect in self.effects if effect.hook is hook]

    # --- cards that are turned face down for the turn ---

    def turn_down(self, card: int) -> None:
        self.turned_down.append(card)

    def is_down(self, card: int) -> bool:
        """Is the card face down (and has not moved since)?"""
        return card in self.turned_down

    # --- order of players ---

    def in_order(self) -> list[Player]:
        """All players in turn order, the current one first."""
        return self.order_from(self.current)

    def order_from(self, seat: i64) -> list[Player]:
        count: i64 = len(self.players)
        out: list[Player] = []
        i: i64 = 0
        while i < count:
            out.append(self.players[(seat + i) % count])
            i += 1
        return out

    # --- the funnel ---

    def ask(self, question: Question) -> Answer:
        """The answer to a question. The only place where anybody is asked, checked and recorded."""
        self.questions += 1
        player = question.player
        view = player.view
        view.question = question
        decides = player if player.controller == player.seat else self.players[player.controller]
        answer = decides.agent.answer(view, question)
        count = len(answer)
        if count == 1:
            pick: i64 = answer[0]
            if pick < 0 or pick >= len(question.options) or question.least > 1 or question.most < 1:
                raise IllegalAnswer(why_illegal(question, answer))
        elif count == 0:
            if question.least > 0:
                raise IllegalAnswer(why_illegal(question, answer))
        elif count == len(question.options) and count <= question.most and answer is EVERYTHING[count % 64]:
            pass  # all of them, in the order given
        elif count == 2:
            one: i64 = answer[0]
            other: i64 = answer[1]
            size: i64 = len(question.options)
            fits = 0 <= one < size and 0 <= other < size and one != other
            if not fits or question.least > 2 or question.most < 2:
                raise IllegalAnswer(why_illegal(question, answer))
        else:
            why = why_illegal(question, answer)
            if why:
                raise IllegalAnswer(why)
        if self.record is not None:
            self.record.append(answer)
        return answer

    def note(self, player: Player, word: str, cards: list[int], number: i64 = 0, audience: i64 = -1) -> None:
        """Write a line of the log. Callers test `log is not None` first, so that bots pay nothing."""
        log = self.log
        if log is not None:
            kinds: list[int] = [self.kind_ids[card & CARD_MASK] for card in cards]
            play = self.resolving
            log.append(LogEntry(self.depth, player.seat, word, kinds, number, audience,
                                -1 if play is None else play.kind.id))  # fmt: skip


def why_illegal(question: Question, answer: Answer) -> str:
    """What is wrong with an answer to a question, in one line; empty: nothing."""
    count = len(answer)
    verb = question.name
    if count < question.least or count > question.most:
        wanted = str(question.least) if question.least == question.most else f"{question.least} to {question.most}"
        return f"'{verb}' needs {wanted} of its {len(question.options)} options, not {count}"
    size = len(question.options)
    last: i64 = -1
    rising = True
    for each in answer:
        pick: i64 = each
        if pick < 0 or pick >= size:
            return f"'{verb}' has options 0 to {size - 1}, not {pick}"
        if pick <= last:
            rising = False
        last = pick
    if not rising and len(set(answer)) != count:
        return f"'{verb}' was answered with the same option twice: {answer}"
    return ""


def card_question(player: Player, verb: i64, cards: list[int], least: i64, most: i64, source: i64) -> Question:
    options: vec[i64] = vec[i64](capacity=len(cards))
    for card in cards:
        options = append(options, card & CARD_MASK)
    return Question(player, verb, OF_CARDS, options, least, most, source)


def alike(game: Game, cards: vec[i64]) -> bool:
    """Are all cards of one kind?"""
    kind_ids = game.kind_ids
    first = kind_ids[cards[0]]
    for card in cards:
        if kind_ids[card] != first:
            return False
    return True


ALIKE_SLOTS: Final = (HAND, LOOKED, SECRET_LOOKED, HIDDEN, SECRET_MAT)


def interchangeable(game: Game, cards: list[int]) -> bool:
    """All of one kind, and lying where copies cannot be told apart?"""
    first = cards[0] & CARD_MASK
    kind = game.kind_ids[first]
    zone = game.zone_of(first)
    slot = zone & (PLAYER_ZONES - 1)
    if zone >= game.first_pile or slot not in ALIKE_SLOTS:
        return False
    for card in cards:
        if game.kind_ids[card & CARD_MASK] != kind or game.zone_of(card) != zone:
            return False
    return True


def choose_cards(game: Game, player: Player, verb: i64, cards: list[int], least: i64, most: i64, source: i64,
                 ordered: bool = False) -> list[int]:  # fmt: skip
    """Ask for cards; forced choices are made without asking. The cards chosen, in the order chosen."""
    count: i64 = len(cards)
    if most > count:
        most = count
    if least > most:
        least = most
    if most == 0:
        return []
    if least == most and (count == most or interchangeable(game, cards)):
        if not ordered or most == 1 or interchangeable(game, cards):
            return cards[: int(most)]
    question = card_question(player, verb, cards, least, most, source)
    question.ordered = ordered
    return [cards[i] for i in game.ask(question)]


__all__ = ["NOTHING", "SINGLES", "Game", "card_question", "choose_cards", "interchangeable", "why_illegal"]
