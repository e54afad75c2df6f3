"""A player: what they have, and the verbs that cards are written in.

Cards are handles (see `Game.handle`): a verb moves a card only if it still is where it was when the handle was taken,
and returns what really happened. A moved card must be spoken of by the handle that the verb returns.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from freehold.rules import atoms, boons, buying, playing, scoring, windows
from freehold.rules.events import Event, Later, TurnPlan
from freehold.rules.game import alike, choose_cards
from freehold.rules.question import EVERYTHING, NOBODY, Question
from freehold.rules.view import View
from freehold.rules.vocab import (
    ACTION_PHASE, ASIDE, BETWEEN_TURNS, BOONS, BOONS_USED, CARD_MASK, DECK, DISCARD, EXILE, HAND, HELD_BOONS, HIDDEN,
    LOOKED, MAT, MAY_PLAY, NOWHERE, OFFER_DECK, OF_CARDS, OF_KINDS, OF_NUMBERS, OF_PILES, OF_PLAYERS, OF_WORDS,
    PILE_TOKENS, PLAY, PLAYER_ZONES, PLAY_FROM, PROPHECY, Q_DISCARD, Q_GAIN, Q_MAY, Q_NAME, Q_OPTION, Q_ORDER, Q_PILE,
    Q_SPEND, Q_TOPDECK, SECRET_LOOKED, SECRET_MAT, SUN_TOKENS, TAKEN_BOONS, TAVERN, WHEN_REVEAL, WHEN_SUN,
    WOULD_GET_ACTIONS, WOULD_GET_DEBT, at_most, cheaper,
)  # fmt: skip

if TYPE_CHECKING:
    from freehold.rules.game import Game
    from freehold.rules.kinds import CardKind, Hook
    from freehold.rules.playing import Play


ANY_COST: Final = -2  # no limit on the cost
NO_TOKENS: Final[vec[i64]] = vec[i64]([-1] * PILE_TOKENS)


class Player:
    __deletable__ = ["game", "standing_question", "view"]  # noqa: RUF012 (what mypyc reads)

    def __init__(self, game: Game, seat: i64, token_at: vec[i64]) -> None:
        self.game = game
        self.seat = seat
        self.base: i64 = PLAYER_ZONES * (seat + 1)
        self.controller: i64 = seat  # who answers for this player
        self.actions: i64 = 0
        self.buys: i64 = 0
        self.coins: i64 = 0
        self.potions: i64 = 0
        self.debt: i64 = 0
        self.coffers: i64 = 0
        self.villagers: i64 = 0
        self.favors: i64 = 0
        self.vp: i64 = 0
        self.turns: i64 = 0  # not counting extra turns
        self.token_face_up = True
        self.minus_card = False
        self.minus_coin = False
        self.token_at = token_at  # the pile with each token, -1: not on a pile
        self.last_from: i64 = 0  # what everybody gained on this player's last turn: a part of `game.gains`
        self.last_to: i64 = 0
        self.trashed: i64 = 0  # how many cards this player has trashed this turn
        self.trashed_last: i64 = 0  # and on their own last turn
        self.view = View(game, self)
        self.agent = NOBODY
        self.standing_question = Question(self, 0, 0, NO_TOKENS, 0, 0, -1)

    def clone(self, game: Game) -> Player:
        other = Player(game, self.seat, self.token_at[:])
        other.agent = self.agent
        other.controller = self.controller
        other.actions = self.actions
        other.buys = self.buys
        other.coins = self.coins
        other.potions = self.potions
        other.debt = self.debt
        other.coffers = self.coffers
        other.villagers = self.villagers
        other.favors = self.favors
        other.vp = self.vp
        other.turns = self.turns
        other.token_face_up = self.token_face_up
        other.minus_card = self.minus_card
        other.minus_coin = self.minus_coin
        other.last_from = self.last_from
        other.last_to = self.last_to
        other.trashed = self.trashed
        other.trashed_last = self.trashed_last
        return other

    def close(self) -> None:
        """See `Game.close`."""
        del self.game
        del self.view
        del self.standing_question

    def __repr__(self) -> str:
        return f"<player {self.seat}>"

    # --- looking at one's things (handles; the top card is the last) ---

    @property
    def hand(self) -> list[int]:
        return self.game.cards_in(self.base + HAND)

    @property
    def in_play(self) -> list[int]:
        return self.game.cards_in(self.base + PLAY)

    @property
    def discards(self) -> list[int]:
        return self.game.cards_in(self.base + DISCARD)

    @property
    def tavern(self) -> list[int]:
        return self.game.cards_in(self.base + TAVERN)

    @property
    def exiled(self) -> list[int]:
        return self.game.cards_in(self.base + EXILE)

    def zone(self, slot: int) -> list[int]:
        return self.game.cards_in(self.base + slot)

    def hand_size(self) -> int:
        return len(self.game.zones[self.base + HAND])

    def deck_size(self) -> int:
        return len(self.game.zones[self.base + DECK])

    def all_cards(self) -> list[int]:
        """Every card that belongs to the player."""
        out: list[int] = []
        for slot in range(PLAYER_ZONES):
            if slot != HELD_BOONS and slot != TAKEN_BOONS:  # Boons belong to nobody
                out.extend(self.game.cards_in(self.base + slot))
        return out

    def count_in_play(self, kind: CardKind) -> int:
        return sum(1 for card in self.game.zones[self.base + PLAY] if self.game.kinds[self.game.kind_ids[card]] is kind)

    def played_this_turn(self) -> list[int]:
        """The cards in play that this player has played this turn (not called, not left from an earlier turn)."""
        return [card for card in self.in_play if card not in self.game.not_played]

    def leaving_play(self) -> list[int]:
        """The cards in play that would be discarded if Clean-up discarded them now."""
        stays = playing.staying(self.game)
        return [card for card in self.in_play if card not in stays]

    def of_type(self, cards: list[int], types: int) -> list[int]:
        return [card for card in cards if self.game.types(card) & types]

    def not_of_type(self, cards: list[int], types: int) -> list[int]:
        return [card for card in cards if not self.game.types(card) & types]

    def of_kind(self, cards: list[int], kind: CardKind) -> list[int]:
        return [card for card in cards if self.game.kind(card) is kind]

    @property
    def on_turn(self) -> bool:
        game = self.game
        return game.current == self.seat and game.turn_serial > 0 and game.phase != BETWEEN_TURNS and not game.scoring

    @property
    def left_neighbour(self) -> Player:
        players = self.game.players
        return players[(self.seat + 1) % len(players)]

    @property
    def right_neighbour(self) -> Player:
        players = self.game.players
        return players[(self.seat - 1) % len(players)]

    def others(self) -> list[Player]:
        """The other players in turn order (from the current player)."""
        return [player for player in self.game.in_order() if player is not self]

    # --- getting things ---

    def plus(self, cards: int = 0, actions: int = 0, buys: int = 0, coins: int = 0) -> None:
        """+Cards, +Actions, +Buys, +$ in printed order, as an effect of the card being resolved."""
        play = self.game.resolving
        if play is not None and play.player is self:
            if play.swapped:
                cards, coins = coins, cards
            if coins:
                play.made_coins = True
        elif play is None:
            if self.game.swapping == self.seat:
                cards, coins = coins, cards
            way = self.game.standing_in
            if coins and way is not None and way.player is self:
                way.made_coins = True  # what a Way gives is something that the played card makes you do
        if cards:
            atoms.draw(self.game, self, cards)
        if actions:
            self.get_actions(actions)
        if buys:
            self.get_buys(buys)
        if coins:
            self.get_coins(coins)

    def get_actions(self, count: i64) -> None:
        if self.game.alert[WOULD_GET_ACTIONS]:
            event = Event(WOULD_GET_ACTIONS, self, -1)
            event.number = count
            windows.happen(self.game, event)
            if event.replaced:
                return
            count = event.number
        self.actions += count
        if self.game.log is not None:
            self.game.note(self, "actions", [], count)

    def get_buys(self, count: i64) -> None:
        self.buys += count
        if self.game.log is not None:
            self.game.note(self, "buys", [], count)

    def get_coins(self, count: i64) -> None:
        if self.minus_coin and count > 0:
            self.minus_coin = False
            count -= 1
        self.coins += count
        if self.game.log is not None:
            self.game.note(self, "coins", [], count)

    def get_potion(self) -> None:
        self.potions += 1
        if self.game.log is not None:
            self.game.note(self, "potion", [], 1)

    def get_vp(self, count: int) -> None:
        self.vp += count
        if count and self.game.log is not None:
            self.game.note(self, "vp", [], count)

    def get_coffers(self, count: int) -> None:
        self.coffers += count
        if count and self.game.log is not None:
            self.game.note(self, "coffers", [], count)

    def get_villagers(self, count: int) -> None:
        self.villagers += count
        if count and self.game.log is not None:
            self.game.note(self, "villagers", [], count)

    def get_favors(self, count: int) -> None:
        self.favors += count
        if count and self.game.log is not None:
            self.game.note(self, "favors", [], count)

    def get_sun(self) -> None:
        """+1 Sun: take one from the Prophecy; with the last one it happens, for everybody."""
        game = self.game
        for kind in game.setup.landscapes:
            spot = game.spot_of(kind)
            if kind.types & PROPHECY and game.tokens_on(spot, SUN_TOKENS):
                game.put_tokens(spot, SUN_TOKENS, -1)
                if game.log is not None:
                    game.note(self, "sun", [], game.tokens_on(spot, SUN_TOKENS))
                if not game.tokens_on(spot, SUN_TOKENS):
                    game.set_held(kind, (1 << len(game.players)) - 1)
                    if game.alert[WHEN_SUN]:
                        windows.happen(game, Event(WHEN_SUN, self, -1))

    def get_debt(self, count: int) -> None:
        """Take debt."""
        if count <= 0:
            return
        if self.game.alert[WOULD_GET_DEBT]:
            event = Event(WOULD_GET_DEBT, self, -1)
            event.number = count
            windows.happen(self.game, event)
            if event.replaced:
                return
        self.debt += count
        if self.game.log is not None:
            self.game.note(self, "debt", [], count)

    def lose_coins(self, count: int) -> int:
        """Pay from the money pool; how many were paid."""
        paid = count if self.coins >= count else int(self.coins)
        self.coins -= paid
        return paid

    def spend_favors(self, count: int) -> bool:
        if self.favors < count:
            return False
        self.favors -= count
        if self.game.log is not None:
            self.game.note(self, "spend favors", [], count)
        return True

    def offer_coffers(self) -> None:
        """A moment in an ability where spending Coffers may matter."""
        if self.on_turn and self.coffers:
            spent = self.amount(Q_SPEND, 0, self.coffers)
            self.coffers -= spent
            if spent:
                self.get_coins(spent)

    def offer_villagers(self) -> None:
        """A moment in an ability where spending Villagers may matter, in an Action phase."""
        if self.on_turn and self.villagers and self.game.phase == ACTION_PHASE:
            spent = self.amount(Q_SPEND, 0, self.villagers)
            self.villagers -= spent
            if spent:
                self.get_actions(spent)

    # --- cards from the deck ---

    def draw(self, count: int) -> int:
        """Draw cards (said as "draw", not as "+Cards"); how many came."""
        return atoms.draw(self.game, self, count)

    def draw_up_to(self, size: int) -> int:
        """Draw until the hand has so many cards."""
        drawn = 0
        while self.hand_size() < size:
            if not atoms.draw(self.game, self, 1):
                if self.deck_size() == 0 and not self.discards:
                    break
                continue  # a token took the place of a card; there are more
            drawn += 1
        return drawn

    def look(self, count: int) -> list[int]:
        """Look at the top cards of the deck, kept aside until moved or put back (`put_back`)."""
        cards = atoms.from_deck(self.game, self, count, self.base + SECRET_LOOKED)
        if self.game.log is not None:
            self.game.note(self, "look", cards, len(cards), 1 << self.seat)
        return cards

    def reveal_top(self, count: int) -> list[int]:
        """Reveal the top cards of the deck, kept aside until moved or put back (`put_back`)."""
        cards = atoms.from_deck(self.game, self, count, self.base + LOOKED)
        return self.tell_reveal(cards)

    def tell_reveal(self, cards: list[int]) -> list[int]:
        if self.game.log is not None:
            self.game.note(self, "reveal", cards)
        if self.game.alert[WHEN_REVEAL]:
            for card in cards:
                windows.happen(self.game, Event(WHEN_REVEAL, self, card))
        return cards

    def reveal(self, cards: list[int]) -> None:
        """Show cards that stay where they are."""
        for card in cards:
            self.game.known[card & CARD_MASK] = -1
        self.tell_reveal(cards)

    def reveal_hand(self) -> list[int]:
        cards = self.hand
        self.reveal(cards)
        return cards

    def dig(self, found: Callable[[int], bool], wanted: int = 1) -> tuple[list[int], list[int]]:
        """Reveal cards from the deck until so many are found: (the found, the others), all kept aside."""
        hits: list[int] = []
        misses: list[int] = []
        while len(hits) < wanted:
            card = self.reveal_top(1)
            if not card:
                break
            if found(card[0]):
                hits.append(card[0])
            else:
                misses.append(card[0])
        return hits, misses

    def look_bottom(self) -> list[int]:
        """Look at the bottom card of the deck, kept aside."""
        if not atoms.need(self.game, self, 1):
            return []
        card = self.game.zones[self.base + DECK][0]
        self.game.put(card, self.base + SECRET_LOOKED)
        self.game.known[card] = self.game.known[card] | (1 << self.seat)
        if self.game.log is not None:
            self.game.note(self, "look", [card], 1, 1 << self.seat)
        return [self.game.handle(card)]

    def take_top(self, count: int, slot: int) -> list[int]:
        """Move the top cards of the deck to a place of the player, in the order they come."""
        cards = atoms.from_deck(self.game, self, count, self.base + slot)
        if self.game.log is not None:
            self.game.note(self, "move", cards, slot, 1 << self.seat)
        return cards

    def still(self, cards: list[int]) -> list[int]:
        """Those that are still where they were."""
        return [card for card in cards if self.game.still_there(card)]

    def put_back(self, cards: list[int]) -> None:
        """Put cards back on top of the deck in an order the player chooses (the first chosen ends on top)."""
        cards = self.still(cards)
        ordered = choose_cards(self.game, self, Q_TOPDECK, cards, len(cards), len(cards), self.asking(), True)
        self.topdeck(ordered)

    def topdeck(self, cards: list[int], shown: bool = False) -> list[int]:
        """Put cards onto the deck, the first of the list on top; handles there. `shown`: everybody sees them."""
        moved: list[int] = []
        for card in reversed(cards):
            there = self.move_to(card, DECK, shown)
            if there >= 0:
                moved.append(there)
        moved.reverse()
        return moved

    def bottom_deck(self, cards: list[int]) -> None:
        """Put cards under the deck, the last of the list lowest."""
        for card in self.still(cards):
            number = card & CARD_MASK
            self.know_on_deck(number, False)
            self.game.put_at(number, self.base + DECK, len(self.game.zones[self.base + DECK]))

    def pull(self, card: int, slot: int) -> int:
        """Take one's card from wherever it lies, also from within the deck, to a place; its new handle or -1."""
        number = card & CARD_MASK
        if card < 0 or self.game.handle(number) != card:
            return -1
        self.game.put(number, self.base + slot)
        return self.game.handle(number)

    def put_away(self, card: int) -> bool:
        """Put a card back into the box (also from within the deck): out of the game."""
        number = card & CARD_MASK
        if card < 0 or self.game.handle(number) != card:
            return False
        self.game.put(number, NOWHERE)
        return True

    def put_in_deck(self, card: int, depth: int, shown: bool = False) -> int:
        """Put a card into the deck (or move it within) so that so many cards lie on top of it; its new handle or -1."""
        number = card & CARD_MASK
        if card >= 0 and self.game.handle(number) == card:
            self.game.put_at(number, self.base + DECK, depth)
            self.game.known[number] = -1 if shown else 1 << self.seat
            if self.game.log is not None:
                self.game.note(self, "place", [number], depth, 1 << self.seat)
            return self.game.handle(number)
        return -1

    def shuffle_into_deck(self, cards: list[int]) -> None:
        """Shuffle cards into the deck (with none given: shuffle the deck)."""
        for card in self.still(cards):
            self.game.put(card & CARD_MASK, self.base + DECK)
        atoms.shuffle_deck(self.game, self)

    # --- moving cards ---

    def move_to(self, card: int, slot: int, shown: bool = False) -> int:
        """Move a card to a place of this player, if it is where it was; its new handle, -1 if it did not move.

        `shown`: everybody sees which card goes onto the deck.
        """
        game = self.game
        if not game.still_there(card):
            return -1
        number = card & CARD_MASK
        private = atoms.slot_of(game, number) in atoms.PRIVATE
        if slot == DECK:
            self.know_on_deck(number, shown)
        source = game.zone_of(number)
        game.put(number, self.base + slot)
        if source >= game.first_pile:
            atoms.tell_emptied(game, self, source)
        if game.log is not None:
            secret = slot in (HIDDEN, SECRET_MAT) or (private and slot == HAND)
            if slot == DECK:
                secret = game.known[number] != -1  # what everybody saw go there, the log may name
            game.note(self, "move", [number], slot, 1 << self.seat if secret else -1)
        return game.handle(number)

    def know_on_deck(self, number: i64, shown: bool) -> None:
        """Note who knows a card (a number) that is about to go onto or under the deck: all, if it was in sight."""
        game = self.game
        here = game.zones[game.zone_of(number)]
        old = atoms.slot_of(game, number)
        if shown or (old not in atoms.PRIVATE and (old != DISCARD or here[len(here) - 1] == number)):
            game.known[number] = -1
        else:  # out of a hand, or from under the top card of the discard pile
            game.known[number] = 1 << self.seat

    def to_hand(self, cards: list[int]) -> list[int]:
        return self.move_all(cards, HAND)

    def set_aside(self, cards: list[int], face_down: bool = False) -> list[int]:
        """Set cards aside; the handles of those that were."""
        return self.move_all(cards, HIDDEN if face_down else ASIDE)

    def to_mat(self, cards: list[int], face_down: bool = False) -> list[int]:
        return self.move_all(cards, SECRET_MAT if face_down else MAT)

    def move_all(self, cards: list[int], slot: int) -> list[int]:
        moved = [self.move_to(card, slot) for card in cards]
        return [card for card in moved if card >= 0]

    def discard(self, cards: list[int], shown: bool = False) -> list[int]:
        """Discard cards, all at once; those that were, as they lie in the discard pile. `shown`: revealed."""
        return atoms.discard(self.game, self, [card & CARD_MASK for card in self.still(cards)], shown)

    def trash(self, cards: list[int], by: CardKind | None = None) -> list[int]:
        """Trash cards, all at once; those that were, as they lie in the trash. `by` names the cause to what triggers."""
        cause = -1 if by is None else by.id
        return atoms.trash(self.game, self, [card & CARD_MASK for card in self.still(cards)], cause)

    def discard_top(self, count: int) -> list[int]:
        """Discard cards from the top of the deck, unseen until they lie there."""
        return self.discard(atoms.from_deck(self.game, self, count, self.base + LOOKED))

    def exile(self, cards: list[int]) -> list[int]:
        """Put cards on the Exile mat; those that were, as they lie there."""
        return atoms.exile(self.game, self, [card & CARD_MASK for card in self.still(cards)], self.base + EXILE)

    def return_to_pile(self, card: int) -> bool:
        """Return a card to its pile; False if it moved on or has none."""
        if not self.game.still_there(card):
            return False
        return atoms.return_to_pile(self.game, self, card & CARD_MASK)

    def pass_card(self, card: int, to: Player, slot: int = HAND) -> bool:
        """Give a card to another player: neither gained nor lost by any ability."""
        if not self.game.still_there(card):
            return False
        self.game.known[card & CARD_MASK] = self.game.known[card & CARD_MASK] | (1 << self.seat) | (1 << to.seat)
        self.game.put(card & CARD_MASK, to.base + slot)
        if self.game.log is not None:
            self.game.note(self, "pass", [card], to.seat, (1 << self.seat) | (1 << to.seat))
        return True

    def discard_deck(self) -> None:
        """Put the whole deck into the discard pile (not a discard that anything reacts to)."""
        game = self.game
        size = self.deck_size()
        while len(game.zones[self.base + DECK]):
            deck = game.zones[self.base + DECK]
            game.put(deck[len(deck) - 1], self.base + DISCARD)
        if game.log is not None:
            game.note(self, "discard deck", [], size)

    def discard_down_to(self, size: int) -> None:
        """Discard down to so many cards in hand."""
        game = self.game
        hand = game.zones[self.base + HAND]
        over: i64 = len(hand) - size
        if over <= 0:
            return
        options = hand[:]  # the hand itself changes while they are discarded
        if alike(game, options):
            answer = EVERYTHING[over] if over < 64 else tuple(range(over))
        else:
            answer = game.ask(Question(self, Q_DISCARD, OF_CARDS, options, over, over, self.asking()))
        if not atoms.discard_unheard(game, self, options, answer):
            atoms.discard(game, self, [options[pick] for pick in answer])

    # --- gaining ---

    def gain(self, card: int, to: int = DISCARD) -> int:
        """Gain a card from where it is (a pile's top card, the trash); its handle, -1 if it was not gained."""
        if card < 0 or not self.game.still_there(card):
            return -1
        return atoms.gain(self.game, self, card & CARD_MASK, to)

    def gain_named(self, name: str, to: int = DISCARD) -> int:
        """Gain a card by its name from its pile, in the Supply or not; -1 if there is none on top."""
        return self.gain(self.game.top_named(name), to)

    def gain_copy(self, kind: CardKind, to: int = DISCARD) -> int:
        """Gain a copy of a card from the Supply."""
        card = self.game.top_named(kind.name)
        if card < 0 or not self.game.in_supply(card):
            return -1
        return self.gain(card, to)

    def supply(self, *, up_to: int = ANY_COST, exactly: int = ANY_COST, cheaper_than: int = ANY_COST, types: int = 0,
              without: int = 0,
               suits: Callable[[int], bool] | None = None) -> list[int]:  # fmt: skip
        """The top cards of Supply piles that fit: by cost (see vocab.Cost), with any of the types, without others.

        A limit below nothing (-1, as `cost_plus` may answer) admits no card.
        """
        out: list[int] = []
        for card in self.game.supply_tops():
            cost = self.game.cost(card)
            if up_to != ANY_COST and not at_most(cost, up_to):
                continue
            if exactly != ANY_COST and cost != exactly:
                continue
            if cheaper_than != ANY_COST and not cheaper(cost, cheaper_than):
                continue
            if types and not self.game.types(card) & types:
                continue
            if without and self.game.types(card) & without:
                continue
            if suits is not None and not suits(card):
                continue
            out.append(card)
        return out

    def choose_gain(self, cards: list[int], to: int = DISCARD, optional: bool = False) -> int:
        """Choose one of these cards and gain it; its handle, -1 if none was."""
        chosen = self.choose(Q_GAIN, cards, 0 if optional else 1, 1)
        return self.gain(chosen[0], to) if chosen else -1

    def exchange(self, card: int, name: str, to: int = DISCARD) -> int:
        """Exchange a card for one of that name: return it, take the other (not a gain); -1 if either cannot be."""
        game = self.game
        if not game.still_there(card) or game.home_of(card) < 0:
            return -1
        other = game.top_named(name)
        if other < 0:
            return -1
        atoms.return_to_pile(game, self, card & CARD_MASK)
        game.put(other & CARD_MASK, self.base + to)
        if to == DECK:
            game.known[other & CARD_MASK] = -1
        if game.log is not None:
            game.note(self, "exchange", [card, other])
        atoms.tell_emptied(game, self, game.first_pile + game.home_of(other))
        return game.handle(other & CARD_MASK)

    def call(self, card: int) -> int:
        """Call a card from the Tavern mat into play; its handle, -1 if it is not there."""
        if not self.game.still_there(card):
            return -1
        self.game.put(card & CARD_MASK, self.base + PLAY)
        called = self.game.handle(card & CARD_MASK)
        self.game.not_played.append(called)
        self.game.remembers = True
        if self.game.log is not None:
            self.game.note(self, "call", [called])
        return called

    # --- playing ---

    def play(self, card: int, by: Play | None = None, leaving: bool = False, extra_options: int = 0,
             held_by: Later | None = None) -> int:  # fmt: skip
        """Play a card, unless it has moved on; its handle where it went in play (or was left), -1 if it was not played.

        `held_by`: the waiting ability that plays it; the card that ability stays in play for stays for this one too.
        """
        game = self.game
        if card < 0 or not (game.still_there(card) or self.plays_from_elsewhere(card)):
            return -1
        if game.zone_of(card) == self.base + HAND and game.alert[MAY_PLAY]:
            if not windows.may_play(game, self, card & CARD_MASK):
                return -1
        stand_in = -1 if held_by is None else held_by.holder
        return playing.play_card(game, self, card & CARD_MASK, by, leaving, -1, extra_options, stand_in).entered

    def plays_from_elsewhere(self, card: int) -> bool:
        """May the card, which has not moved, be played as if from the hand though it is covered?"""
        game = self.game
        return game.alert[PLAY_FROM] > 0 and game.handle(card & CARD_MASK) == card and card in self.playable(-1)

    def playable(self, types: int) -> list[int]:
        """The cards with any of these types that may be played from the hand now."""
        return [self.game.handle(card) for card in playing.playable(self.game, self, types)]

    def play_times(self, card: int, times: int, by: Play | None) -> int:
        """Play a card several times; -1 if it was not played at all. `by` stays in play with a Duration."""
        first = self.play(card, by)
        if first >= 0:
            for _ in range(times - 1):
                self.play_again(first, by)
        return first

    def play_again(self, card: int, by: Play | None, holder: int = -1) -> None:
        """Play a card that has been played before, even if it has moved since; `by` (or holder) stays with it."""
        if holder < 0 and by is not None:
            holder = by.holder()
        if holder >= 0:
            self.game.bonds.append((holder, card))
        playing.play_card(self.game, self, card & CARD_MASK, by, False, card)

    def set_up(self, hook: Hook, lasts: int, *, card: int = -1, once: bool = False, holds: bool = False,
               not_before: int = 0) -> Later:  # fmt: skip
        """Set up a later ability outside the playing of a card. `holds`: `card` stays in play for it."""
        return playing.setup_effect(self.game, hook, self, lasts, card=card, once=once, holds=holds,
                                    not_before=not_before)  # fmt: skip

    # --- Boons, Hexes, States, Artifacts ---

    def take_boon(self) -> int:
        """Take the top Boon and keep it in front of you until it is received; its handle, -1: there is none."""
        game = self.game
        card = boons.turn_over(game, BOONS, BOONS_USED)
        if card < 0:
            return -1
        game.put(card, self.base + TAKEN_BOONS)
        if game.log is not None:
            game.note(self, "take boon", [card])
        return game.handle(card)

    def discard_boon(self) -> int:
        """Turn over the next Boon and discard it; its handle there (it may still be received), -1: there is none."""
        card = boons.turn_over(self.game, BOONS, BOONS_USED)
        if card < 0:
            return -1
        self.game.put(card, BOONS_USED)
        return self.game.handle(card)

    def set_boons_aside(self) -> None:
        """Put the Boons that the set-up chose face up beside the Kingdom, for the whole game."""
        boons.set_boons_aside(self.game)

    def receive_boon(self, boon: int = -1) -> None:
        """Receive a Boon: the one taken or set aside earlier, else the next of the deck."""
        if boon < 0:
            boon = self.take_boon()
        if boon >= 0:
            boons.receive_boon(self.game, self, boon & CARD_MASK)

    def receive_hex(self) -> None:
        """Receive the next Hex."""
        self.hex_all([self])

    def hex_all(self, players: list[Player]) -> None:
        """Turn over the next Hex (even if nobody is affected); those players receive it in that order."""
        boons.receive_hex(self.game, players)

    def take_state(self, kind: CardKind) -> None:
        """Take a State of which there is one for everybody; nothing happens if the player has it."""
        game = self.game
        game.set_held(kind, game.held.get(kind.id, 0) | (1 << self.seat))
        if game.log is not None:
            game.note(self, "take " + kind.name, [])

    def take_artifact(self, kind: CardKind) -> None:
        """Take an Artifact or a State that is the only one, from whoever has it."""
        self.game.set_held(kind, 1 << self.seat)
        if self.game.log is not None:
            self.game.note(self, "take " + kind.name, [])

    def return_state(self, kind: CardKind) -> None:
        game = self.game
        game.set_held(kind, game.held.get(kind.id, 0) & ~(1 << self.seat))

    def has(self, kind: CardKind) -> bool:
        """Has the player the State or Artifact, or a cube on the Project?"""
        return self.game.holds(self.seat, kind)

    def lend(self, kind: CardKind, other: CardKind) -> None:
        """From now on this player's cards of a kind have the abilities of another kind too (not its instructions)."""
        self.game.lent.append((int(self.seat), int(kind.id), int(other.id)))

    # --- turns ---

    def extra_turn(self, kind: CardKind, opening: Hook | None = None, controller: Player | None = None, *,
                   by: Play | None = None, limit: int = 0) -> TurnPlan:  # fmt: skip
        """Take an extra turn after this one. `opening` runs when it begins; `controller` decides everything in it.

        `by`: its card stays in play until the turn is taken. `limit`: NOT_SECOND or NOT_THIRD, judged when it would begin.
        """
        plan = TurnPlan(self.seat, -1 if controller is None else controller.seat, kind.id, opening)
        plan.limit = limit
        if by is not None:
            plan.holder = by.holder()
        self.game.plans.append(plan)
        return plan

    def turn_after_end(self) -> None:
        """Have one more turn after the game's end (from an ability on GAME_WOULD_END)."""
        self.game.last_round.append(int(self.seat))

    def return_to_actions(self) -> bool:
        """Go back to your Action phase, if this is a Buy phase of your own turn; the Buy phase ends first."""
        return playing.return_to_actions(self.game, self)

    def gained_last_turn(self) -> list[int]:
        """The cards this player gained on their own last turn."""
        return self.game.gains_between(self.seat, self.last_from, self.last_to, False)

    def trashed_this_turn(self) -> int:
        """How many cards this player has trashed this turn, whoever's it is."""
        return int(self.trashed)

    def trashed_last_turn(self) -> int:
        """How many cards this player trashed on their own last turn."""
        return int(self.trashed_last)

    # --- cards offered from a deck of their own ---

    def reveal_offers(self, count: int) -> list[int]:
        """Reveal the top cards of the offered deck, kept aside."""
        game = self.game
        out: list[int] = []
        while len(out) < count and len(game.zones[OFFER_DECK]):
            deck = game.zones[OFFER_DECK]
            card = deck[len(deck) - 1]
            game.put(card, self.base + LOOKED)
            game.known[card] = -1
            out.append(game.handle(card))
        return self.tell_reveal(out)

    def bottom_offers(self, cards: list[int]) -> None:
        """Put cards under the offered deck, the last of the list lowest."""
        for card in self.still(cards):
            self.game.put_at(card & CARD_MASK, OFFER_DECK, len(self.game.zones[OFFER_DECK]))

    def return_offer(self, card: int) -> None:
        """Put a revealed card back on top of the offered deck, if it is still where it was."""
        if card >= 0 and self.game.still_there(card):
            self.game.put(card & CARD_MASK, OFFER_DECK)

    def can_buy(self, card: int) -> bool:
        """Could the player pay for that card now, and does nothing forbid buying it?"""
        return self.debt == 0 and self.game.still_there(card) and buying.may_be_bought(self.game, self, card)

    def buy(self, card: int) -> int:
        """Buy a card by an ability, without using a Buy; its handle, -1 if it was not gained."""
        return buying.buy_card(self.game, self, card) if self.game.still_there(card) else -1

    def overpay(self) -> int:
        """Pay more for what is being bought; how much (Potions count POTION_UNIT each)."""
        self.offer_coffers()
        return buying.overpay(self)

    def bought_this_phase(self) -> int:
        """How many cards (no landscapes) were bought since the phase under way began, gained or not."""
        return int(self.game.phase_purchases)

    def points_of(self, card: int) -> int:
        """The points of one of this player's cards, if the game ended now."""
        return scoring.worth(self, card)

    def has_bought(self, types: int) -> bool:
        """Has a card or landscape with any of these types been bought this turn?"""
        return self.game.bought_types & types != 0

    # --- choosing ---

    def routine(self, verb: i64, domain: i64, options: vec[i64], most: i64) -> Question:
        """The question that comes back again and again in every turn, made once and filled anew."""
        question = self.standing_question
        question.verb = verb
        question.domain = domain
        question.options = options
        question.most = most
        return question

    def asking(self) -> i64:
        """The kind whose instructions or ability are being followed, for whom questions are asked."""
        play = self.game.resolving
        return self.game.ability if play is None else play.kind.id

    def choose(self, verb: int, cards: list[int], least: int = 0, most: int = -1, ordered: bool = False) -> list[int]:
        """Choose cards; by default any number of them. What must be is not asked."""
        limit = len(cards) if most < 0 else most
        return choose_cards(self.game, self, verb, cards, least, limit, self.asking(), ordered)

    def choose_one(self, verb: int, cards: list[int], optional: bool = False) -> int:
        """Choose one of the cards; -1: there is none, or none was wanted."""
        chosen = choose_cards(self.game, self, verb, cards, 0 if optional else 1, 1, self.asking())
        return chosen[0] if chosen else -1

    def order(self, cards: list[int], verb: int = Q_ORDER) -> list[int]:
        """All the cards in an order the player chooses."""
        return choose_cards(self.game, self, verb, cards, len(cards), len(cards), self.asking(), True)

    def may(self, verb: int = Q_MAY, about: int = -1) -> bool:
        """Yes or no."""
        question = Question(self, verb, OF_WORDS, vec[i64]([0, 1]), 1, 1, self.asking())
        question.words = ["yes", "no"]
        if about >= 0:
            question.about = about & CARD_MASK
        return self.game.ask(question)[0] == 0

    def pick_words(self, words: list[str], least: int, most: int, source: int) -> list[str]:
        count = len(words)
        if most > count:
            most = count
        if least > most:
            least = most
        if least == most == count:
            if count == 1:
                return words
        options: vec[i64] = vec[i64](capacity=count)
        for i in range(count):
            options = append(options, i)
        question = Question(self, Q_OPTION, OF_WORDS, options, least, most, source)
        question.words = words
        question.ordered = most > 1
        return [words[i] for i in self.game.ask(question)]

    def pick(self, *words: str) -> str:
        """One of several options that is not a "choose" of the card (else use `Play.choose`)."""
        return self.pick_words(list(words), 1, 1, self.asking())[0]

    def name_card(self, types: int = 0) -> CardKind:
        """Name any card there is; with `types`, one that has any of them."""
        ids = self.game.setup.nameable
        if types:
            ids = vec[i64]([kind_id for kind_id in ids if self.game.base_types[kind_id] & types])
        question = Question(self, Q_NAME, OF_KINDS, ids, 1, 1, self.asking())
        named = self.game.kinds[ids[self.game.ask(question)[0]]]
        if self.game.log is not None:
            self.game.note(self, "name " + named.name, [])
        return named

    def name_from(self, kinds: list[CardKind]) -> CardKind | None:
        """Name one of these kinds."""
        if len(kinds) < 2:
            return kinds[0] if kinds else None
        ids: vec[i64] = vec[i64](capacity=len(kinds))
        for kind in kinds:
            ids = append(ids, kind.id)
        return kinds[self.game.ask(Question(self, Q_NAME, OF_KINDS, ids, 1, 1, self.asking()))[0]]

    def amount(self, verb: int, least: int, most: int) -> int:
        """A number."""
        if most <= least:
            return least
        options: vec[i64] = vec[i64](capacity=most - least + 1)
        for i in range(least, most + 1):
            options = append(options, i)
        return least + self.game.ask(Question(self, verb, OF_NUMBERS, options, 1, 1, self.asking()))[0]

    def choose_pile(self, piles: list[int], verb: int = Q_PILE, optional: bool = False) -> int:
        """One of the piles; -1: there is none, or none was wanted."""
        if not piles:
            return -1
        if len(piles) == 1 and not optional:
            return piles[0]
        options: vec[i64] = vec[i64](capacity=len(piles))
        for pile in piles:
            options = append(options, pile)
        answer = self.game.ask(Question(self, verb, OF_PILES, options, 0 if optional else 1, 1, self.asking()))
        return piles[answer[0]] if answer else -1

    def choose_player(self, players: list[Player], verb: int) -> Player | None:
        if len(players) < 2:
            return players[0] if players else None
        options: vec[i64] = vec[i64](capacity=len(players))
        for player in players:
            options = append(options, player.seat)
        return players[self.game.ask(Question(self, verb, OF_PLAYERS, options, 1, 1, self.asking()))[0]]

    def supply_piles(self, types: int = 0) -> list[int]:
        """Supply piles (by index), empty ones too; with `types`, those whose randomizer has any of them."""
        return [int(pile.index) for pile in self.game.piles
                if pile.supply and (not types or pile.kind.types & types)]  # fmt: skip
