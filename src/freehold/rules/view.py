"""What a seat may know. Bots and front ends get this, never the game.

For a bot in the same process it is a thin facade, made once per seat. A card it may not see has kind -1.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from freehold.rules import scoring
from freehold.rules.vocab import (
    BOONS, CARD_MASK, DECK, DISCARD, EXILE, HAND, HEXES, HIDDEN, OFFER_DECK, OF_CARDS, PLAY, PLAYER_ZONES,
    NO_CARD, SECRET_LOOKED, SECRET_MAT, ZERO, ZONE_MASK,
)  # fmt: skip

if TYPE_CHECKING:
    from freehold.rules.game import Game
    from freehold.rules.kinds import CardKind
    from freehold.rules.player import Player
    from freehold.rules.question import Question

OPEN_COUNTERS = ("actions", "buys", "coins", "potions", "debt", "coffers", "villagers", "favors", "vp", "turns")
PRIVATE_SLOTS = (HAND, HIDDEN, SECRET_LOOKED, SECRET_MAT)


class View:
    def __init__(self, game: Game, player: Player) -> None:
        self._game = game
        self._me = player
        self.question: Question | None = None  # the last one put to this seat

    # --- me ---

    @property
    def seat(self) -> int:
        return int(self._me.seat)

    @property
    def actions(self) -> i64:
        return self._me.actions

    @property
    def buys(self) -> i64:
        return self._me.buys

    @property
    def coins(self) -> i64:
        return self._me.coins

    @property
    def potions(self) -> i64:
        return self._me.potions

    @property
    def debt(self) -> i64:
        return self._me.debt

    @property
    def coffers(self) -> i64:
        return self._me.coffers

    @property
    def villagers(self) -> i64:
        return self._me.villagers

    @property
    def favors(self) -> i64:
        return self._me.favors

    def hand(self) -> vec[i64]:
        """My hand, as card numbers."""
        return self._game.zones[self._me.base + HAND]

    def owned_cards(self) -> i64:
        """How many cards I own."""
        return self._game.owned[self._me.seat * self._game.owned_width]

    def owned(self, kind_id: i64) -> i64:
        """How many cards of a kind I own."""
        return self.owned_by(self._me.seat, kind_id)

    def owned_by(self, seat: i64, kind_id: i64) -> i64:
        """How many cards of a kind a player owns, as who has counted every gain knows."""
        game = self._game
        local = game.locals[kind_id]
        return game.owned[seat * game.owned_width + local] if local else ZERO

    def points(self, seat: int) -> int:
        """The points of a player if the game ended now, as who has counted every gain knows."""
        return scoring.points(self._game.players[seat])

    # --- cards and piles ---

    def can_see(self, card: i64) -> bool:
        """May this seat know which card that is?"""
        game = self._game
        zone = game.zone_of(card)
        me = self._me.seat
        if zone in (BOONS, HEXES, OFFER_DECK):
            return False
        if zone < PLAYER_ZONES:
            return True
        if zone >= game.first_pile:
            pile = game.piles[zone - game.first_pile]
            if not pile.hidden and pile.index not in game.covered:
                return True
            cards = game.zones[zone]
            return not pile.face_down and cards[len(cards) - 1] == card & CARD_MASK
        slot = zone & (PLAYER_ZONES - 1)
        if slot in PRIVATE_SLOTS:
            owner = zone // PLAYER_ZONES - 1
            # Whoever decides for a player sees what that player sees.
            if owner == me or game.players[owner].controller == me:
                return True
            return slot == SECRET_LOOKED and bool((game.known[card & CARD_MASK] >> me) & 1)
        if slot == DISCARD:  # only the top card is open; one knows what one has discarded oneself
            cards = game.zones[zone]
            if zone // PLAYER_ZONES - 1 == me or cards[len(cards) - 1] == card & CARD_MASK:
                return True
        if slot in (DECK, DISCARD):
            return bool((game.known[card & CARD_MASK] >> me) & 1)
        return True

    def kind_id(self, card: i64) -> i64:
        """The kind of a card I can see, else -1."""
        return self._game.kind_ids[card & CARD_MASK] if self.can_see(card) else NO_CARD

    def kind(self, card: int) -> CardKind | None:
        kind_id = self.kind_id(card)
        return None if kind_id < 0 else self._game.kinds[kind_id]

    def may_know(self, card: i64) -> bool:
        """Can I see the card, or am I being asked about it?"""
        zone = self._game.place[card & CARD_MASK] & ZONE_MASK
        if zone // PLAYER_ZONES == self._me.seat + 1 and zone & (PLAYER_ZONES - 1) == HAND:
            return True
        question = self.question
        if question is not None and question.domain == OF_CARDS and question.position(card & CARD_MASK) >= 0:
            return True
        return self.can_see(card)

    def my_kind(self, card: i64) -> i64:
        """The kind of a card I can see or that I am asked about, else -1."""
        return self._game.kind_ids[card & CARD_MASK] if self.may_know(card) else NO_CARD

    def owner(self, card: i64) -> i64:
        """In whose places a card lies that I may know; -1: in nobody's, or I may not know it."""
        if not self.may_know(card):
            return -1
        zone = self._game.zone_of(card)
        return -1 if zone < PLAYER_ZONES or zone >= self._game.first_pile else zone // PLAYER_ZONES - 1

    def slot(self, card: i64) -> i64:
        """Which place of its owner a card that I may know lies in (HAND, DECK and so on); else -1."""
        return -1 if self.owner(card) < 0 else self._game.zone_of(card) & (PLAYER_ZONES - 1)

    def zone_kinds(self, seat: i64, slot: i64) -> vec[i64]:
        """The kinds of the cards in a place of a player (seat -1: one that all share), bottom first; -1: not mine to know."""
        out: vec[i64] = vec[i64]()
        for card in self._game.zones[PLAYER_ZONES * (seat + 1) + slot]:
            out = append(out, self.my_kind(card))
        return out

    def kind_by_id(self, kind_id: int) -> CardKind:
        return self._game.kinds[kind_id]

    def kind_named(self, name: str) -> CardKind:
        return self._game.kind_named(name)

    def option_kinds(self, question: Question) -> vec[i64]:
        """The kinds of the cards that are the options of the question just put to me, all at once."""
        if question is not self.question:
            raise ValueError("that is not the question that was put to this seat")
        kind_ids = self._game.kind_ids
        out: vec[i64] = vec[i64](capacity=len(question.options))
        for card in question.options:
            out = append(out, kind_ids[card] if card >= 0 else NO_CARD)
        return out

    def cost(self, card: i64) -> i64:
        """What a card costs now; 0 if I may not know which it is."""
        return self._game.cost(card) if self.may_know(card) else ZERO

    def types(self, card: i64) -> i64:
        """The types a card has now; none if I may not know which it is."""
        return self._game.types(card) if self.may_know(card) else ZERO

    def pile_named(self, name: str) -> i64:
        return self._game.pile_named(name)

    def left(self, pile: i64) -> i64:
        return self._game.left(pile)

    def left_named(self, name: str) -> i64:
        """How many cards the pile of that name has; 0 if it is not in the game."""
        pile = self._game.pile_named(name)
        return 0 if pile < 0 else self._game.left(pile)

    def pile_name(self, pile: int) -> str:
        return self._game.piles[pile].name

    def pile_kind(self, pile: i64) -> i64:
        """The kind on top of a pile, -1: the pile is empty (or face down)."""
        if self._game.piles[pile].face_down:
            return -1
        card = self._game.top(pile)
        return -1 if card < 0 else self._game.kind_ids[card & CARD_MASK]

    def top(self, pile: i64) -> i64:
        return -1 if self._game.piles[pile].face_down else self._game.top(pile)

    def pile_count(self) -> int:
        """How many piles the table has, in the Supply and beside it; they are numbered from 0."""
        return len(self._game.piles)

    def in_supply(self, pile: int) -> bool:
        return self._game.piles[pile].supply

    def landscape(self, index: int) -> CardKind:
        return self._game.setup.landscapes[index]

    def landscapes(self) -> list[CardKind]:
        return self._game.setup.landscapes[:]

    def kinds_present(self) -> list[CardKind]:
        """Every kind that has a part in this game."""
        return self._game.setup.present[:]

    @property
    def ruleset(self) -> str:
        return self._game.setup.ruleset

    # --- the table ---

    @property
    def turn(self) -> int:
        """My turns so far."""
        return int(self._me.turns)

    @property
    def phase(self) -> int:
        return int(self._game.phase)

    @property
    def current(self) -> int:
        return int(self._game.current)

    def player_count(self) -> int:
        return len(self._game.players)

    def hand_size(self, seat: int) -> int:
        return self._game.players[seat].hand_size()

    def deck_size(self, seat: int) -> int:
        """How many cards a player's draw pile has."""
        return self._game.players[seat].deck_size()

    def counters(self, seat: i64) -> vec[i64]:
        """The open numbers of a player: those of OPEN_COUNTERS, in that order."""
        player = self._game.players[seat]
        return vec[i64]([player.actions, player.buys, player.coins, player.potions, player.debt, player.coffers,
                         player.villagers, player.favors, player.vp, player.turns])  # fmt: skip

    def discard_size(self, seat: int) -> int:
        return len(self._game.zones[self._game.players[seat].base + DISCARD])

    def in_play(self, seat: int) -> list[int]:
        return [card & CARD_MASK for card in self._game.cards_in(self._game.players[seat].base + PLAY)]

    def exiled(self, seat: int) -> list[int]:
        return [card & CARD_MASK for card in self._game.cards_in(self._game.players[seat].base + EXILE)]

    def vp_tokens(self, seat: int) -> int:
        return int(self._game.players[seat].vp)

    def empty_piles(self) -> int:
        return int(self._game.empty_supply_piles())

    def gains_to_end(self) -> int:
        """The fewest cards that must leave the Supply until the game's end is reached."""
        game = self._game
        sizes = sorted(int(game.left(pile.index)) for pile in game.piles if pile.supply)
        fewest = sum(sizes[:int(game.setup.piles_to_end)])
        for pile in game.setup.ending_piles:
            fewest = min(fewest, int(game.left(pile)))
        return fewest
