"""Playing a card: the announcement, before, instead, the instructions, after."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from freehold.rules import atoms, windows
from freehold.rules.events import Event, Later
from freehold.rules.game import PLAYED_FROM_HAND
from freehold.rules.vocab import (
    ACTION_PHASE, AFTER_PLAY, ASIDE, BEFORE_PLAY, BUY_END, BUY_PHASE, CARD_BITS, CARD_MASK, DURATION, HAND, HIDDEN,
    INSTRUCTIONS, MAY_PLAY, NO_CARD, PLAY, PLAY_FROM, RESOLVE_TIMES, TAVERN, THIS_TURN, THROUGH_NEXT_TURN, TO_NEXT_TURN,
    TREASURE_PHASE, TYPES, WHOLE_GAME, WORTH, WOULD_DISCARD_PLAY, WOULD_GET_ACTIONS, WOULD_RESOLVE, ZONE_MASK,
)  # fmt: skip

if TYPE_CHECKING:
    from freehold.rules.game import Game
    from freehold.rules.kinds import CardKind, Hook
    from freehold.rules.player import Player


class Play:
    """One playing of a card (or one use of a landscape's ability): who, which, and what it may still do to itself."""

    def __init__(self, player: Player, card: i64, kind: CardKind, parent: Play | None) -> None:
        self.player = player
        self.card = card  # handle: where the play ability expects the card; -1 for a landscape
        self.kind = kind  # whose instructions are followed
        self.parent = parent
        self.leaving = False  # played without being moved
        self.unaffected: i64 = 0  # seats that an Attack does not touch
        self.swapped = False  # +Cards give +$ and the reverse
        self.extra_options: i64 = 0  # "choose" effects let the player choose so many more
        self.made_coins = False  # an effect of the card gave +$
        self.replaced = False  # something happened instead of its instructions
        self.made_by: i64 = -1  # kind whose ability is used in place of (or changes) the instructions
        self.entered: i64 = -1  # handle where the card went when it was played; whoever played it expects it there
        self.stand_in: i64 = -1  # the card that stays for what this sets up, if this is played where it lies
        self.order: i64 = 0  # how many cards had been played this turn, this one included

    @property
    def game(self) -> Game:
        return self.player.game

    def nth(self, types: int) -> int:
        """Which play this is, among those of cards with any of these types by this player this turn (1: the first).

        A card counts as played from its announcement on.
        """
        count = 0
        for i in range(self.order):
            fact = self.game.plays[i]
            if (fact >> 12) & 15 == self.player.seat and (fact >> 16) & types:
                count += 1
        return count

    def nth_of(self, kinds: list[CardKind]) -> int:
        """Which play this is, among those of cards of these kinds by this player this turn (1: the first)."""
        count = 0
        ids = [kind.id for kind in kinds]
        for i in range(self.order):
            fact = self.game.plays[i]
            if (fact >> 12) & 15 == self.player.seat and fact & 4095 in ids:
                count += 1
        return count

    def nth_copy(self) -> int:
        """Which play this is, among those of cards of this name by this player this turn (1: the first)."""
        return self.nth_of([self.kind])

    # --- whom it affects ---

    def victims(self) -> list[Player]:
        """The other players in turn order, without those it does not affect.

        On another player's turn the order starts with the current player.
        """
        game = self.game
        players = game.players
        count: i64 = len(players)
        out: list[Player] = []
        seat = game.current
        left = count
        while left > 0:
            if seat != self.player.seat and not (self.unaffected >> seat) & 1:
                out.append(players[seat])
            seat += 1
            if seat == count:
                seat = 0
            left -= 1
        return out

    def affects(self, player: Player) -> bool:
        return not (self.unaffected >> player.seat) & 1

    def spare(self, player: Player) -> None:
        """Make a player unaffected."""
        self.unaffected |= 1 << player.seat

    # --- what it does with its own card; each fails quietly if the card has moved on ---

    def is_there(self) -> bool:
        """Is the played card still where its play ability expects it (and in play)?"""
        return self.card >= 0 and not self.leaving and self.game.still_there(self.card)

    def trash(self) -> bool:
        if not self.is_there():
            return False
        atoms.trash(self.game, self.player, [self.card & CARD_MASK])
        return True

    def discard(self) -> bool:
        if not self.is_there():
            return False
        atoms.discard(self.game, self.player, [self.card & CARD_MASK])
        return True

    def move(self, slot: int) -> bool:
        """Move the card to a place of its player: a mat, set aside, the hand, on top of the deck."""
        if not self.is_there():
            return False
        self.game.put(self.card & CARD_MASK, self.player.base + slot)
        if self.game.log is not None:
            self.game.note(self.player, "move", [self.card], slot)
        self.card = self.game.handle(self.card & CARD_MASK)
        return True

    def follow(self, kind: CardKind) -> None:
        """Follow the instructions of another kind with this card."""
        own = self.kind
        self.kind = kind
        follow_kind(self.game, self, kind)
        self.kind = own

    def become(self, other: int) -> bool:
        """Be the same as another card, until it leaves play."""
        if not self.is_there():
            return False
        self.game.wear(self.card, other)
        return True

    def set_aside(self, face_down: bool = False) -> bool:
        return self.move(HIDDEN if face_down else ASIDE)

    def to_tavern(self) -> bool:
        return self.move(TAVERN)

    def return_to_pile(self) -> bool:
        if not self.is_there():
            return False
        return atoms.return_to_pile(self.game, self.player, self.card & CARD_MASK)

    # --- what it sets up ---

    def holder(self) -> i64:
        """The card in play that must stay for what this sets up: itself, or the one that played it where it lies."""
        play: Play | None = self
        while play is not None:
            if not play.leaving and play.card >= 0:
                return play.card if self.game.still_there(play.card) else NO_CARD
            if play.stand_in >= 0:
                return play.stand_in if self.game.still_there(play.stand_in) else NO_CARD
            play = play.parent
        return -1

    def set_up(self, hook: Hook, lasts: int, *, once: bool = False, holds: bool = True, not_before: int = 0) -> Later:
        """Set up a later ability. `holds`: the card stays in play for it."""
        effect = Later(hook, self.player.seat, self.card)
        effect.once = once
        effect.lasts = lasts
        effect.not_before = not_before
        effect.unaffected = self.unaffected
        effect.swapped = self.swapped
        if holds:
            effect.holder = self.holder()
        windows.remember(self.game, effect)
        return effect

    def next_turn(self, hook: Hook) -> Later:
        """At the start of your next turn."""
        return self.set_up(hook, WHOLE_GAME, once=True, not_before=self.game.turn_serial + 1)

    def this_turn(self, hook: Hook) -> Later:
        """For the rest of this turn, each time."""
        return self.set_up(hook, THIS_TURN, holds=False)

    def once_this_turn(self, hook: Hook) -> Later:
        """The next time, this turn."""
        effect = self.set_up(hook, THIS_TURN, once=True, holds=False)
        effect.fresh = True
        return effect

    def next_time(self, hook: Hook) -> Later:
        """The next time, whenever that is; the card stays in play until then."""
        effect = self.set_up(hook, WHOLE_GAME, once=True)
        effect.fresh = True
        return effect

    def until_next_turn(self, hook: Hook) -> Later:
        """Until your next turn, each time."""
        return self.set_up(hook, TO_NEXT_TURN)

    def through_next_turn(self, hook: Hook) -> Later:
        """On this turn and your next."""
        return self.set_up(hook, THROUGH_NEXT_TURN)

    def rest_of_game(self, hook: Hook) -> Later:
        return self.set_up(hook, WHOLE_GAME)

    # --- choices among options ---

    def choose(self, options: list[str], count: int = 1) -> list[str]:
        """'Choose one' (or more, all different) of the options of a card, in the order they stand on it."""
        extra = 0
        if self.extra_options and count < len(options):
            extra = 1
        chosen = self.player.pick_words(options, count, count + extra, self.kind.id)
        return [option for option in options if option in chosen]

    def choose_one(self, options: list[str]) -> list[str]:
        """The chosen option, as a list: something may let the player choose another."""
        return self.choose(options, 1)


def setup_effect(game: Game, hook: Hook, player: Player, lasts: int, *, card: int = -1, once: bool = False,
                 holds: bool = False, not_before: int = 0) -> Later:  # fmt: skip
    """Set up a later ability outside the playing of a card (a Reaction, a landscape, a Boon, a gain)."""
    effect = Later(hook, player.seat, card)
    effect.once = once
    effect.lasts = lasts
    effect.not_before = not_before
    if holds and card >= 0:
        effect.holder = card
    windows.remember(game, effect)
    return effect


def play_card(game: Game, player: Player, card: i64, parent: Play | None, leaving: bool = False,
              again_at: i64 = -1, extra_options: i64 = 0, stand_in: i64 = -1) -> Play:  # fmt: skip
    """Play a card: from where it is into play; with `leaving`, from where it is without moving it.

    `again_at`: it is played again; this is the handle where it went when it was played before. If it has moved since,
    it is played without being moved, and its instructions have lost track of it.
    """
    kind = game.kinds[game.kind_ids[card]]
    play = Play(player, -1, kind, parent)
    play.leaving = leaving
    play.extra_options = extra_options
    play.stand_in = stand_in
    from_hand = not leaving and again_at < 0 and game.place[card] & ZONE_MASK == player.base + HAND
    if again_at >= 0:
        play.card = again_at
        play.leaving = (again_at >> CARD_BITS) & ZONE_MASK != player.base + PLAY  # it was played where it lay
    else:
        if not leaving:
            game.put(card, player.base + PLAY)
        play.card = game.handle(card)
    play.entered = play.card
    types = game.types(card)
    fact = kind.id | (player.seat << 12) | (types << 16)
    game.note_play(fact | PLAYED_FROM_HAND if from_hand else fact)
    play.order = game.play_count
    if game.log is not None:
        game.note(player, "play", [card])
    announced = game.serial
    outer = game.resolving
    game.depth += 1
    alert = game.alert
    if alert[BEFORE_PLAY] and game.watch[BEFORE_PLAY] & types:
        game.resolving = None
        event = Event(BEFORE_PLAY, player, game.handle(card))
        event.play = play
        event.types = types
        event.kind_id = kind.id
        windows.happen(game, event)
    resolve(game, play, types)
    if alert[AFTER_PLAY] and game.watch[AFTER_PLAY] & types:
        game.resolving = outer
        event = Event(AFTER_PLAY, player, play.entered)  # where whoever played it expects it
        event.serial = announced  # "the next time" that was set up since does not mean this play
        event.play = play
        event.types = types
        event.kind_id = kind.id
        windows.happen(game, event)
    game.depth -= 1
    game.resolving = outer
    return play


def playable(game: Game, player: Player, types: i64) -> vec[i64]:
    """The cards that may be played now: from the hand, or from where an ability allows it."""
    hand = game.zones[player.base + HAND]
    base_types = game.base_types
    kind_ids = game.kind_ids
    out: vec[i64] = vec[i64]()
    if game.alert[TYPES]:
        for card in hand:
            if game.types(card) & types:
                out = append(out, card)
    else:
        fit: i64 = 0
        for card in hand:
            if base_types[kind_ids[card]] & types:
                fit += 1
        if fit:
            out = hand[:fit]  # for its size; filling in place is cheaper than appending
            fit = 0
            for card in hand:
                if base_types[kind_ids[card]] & types:
                    out[fit] = card
                    fit += 1
    if game.alert[PLAY_FROM]:
        event = Event(PLAY_FROM, player, -1)
        event.types = types
        windows.modify(game, event)
        for handle in event.cards:
            if game.types(handle) & types:
                out = append(out, handle & CARD_MASK)
    if game.alert[MAY_PLAY]:
        may: vec[i64] = vec[i64]()
        for card in out:
            if windows.may_play(game, player, card):
                may = append(may, card)
        out = may
    return out


def return_to_actions(game: Game, player: Player) -> bool:
    """Go back to the Action phase from a Buy phase of the player's own turn. The Buy phase ends before that."""
    if game.current != player.seat or game.phase not in (TREASURE_PHASE, BUY_PHASE):
        return False
    game.phase = ACTION_PHASE  # before the Buy phase's last abilities: they cannot end it once more
    if game.alert[BUY_END]:
        windows.happen(game, Event(BUY_END, player, -1))
    game.begin_phase(ACTION_PHASE)
    return True


def staying(game: Game) -> list[int]:
    """Handles of the cards in play that still have something to do after this turn."""
    stays: list[int] = []
    themselves: list[int] = []  # those that stay for an ability of their own
    for effect in game.effects:
        if effect.holder >= 0 and effect.lasts != THIS_TURN and game.still_there(effect.holder):
            stays.append(effect.holder)
            if game.kind(effect.holder) is effect.hook.kind:
                themselves.append(effect.holder)
    for plan in game.plans:
        if plan.holder >= 0 and game.still_there(plan.holder):
            stays.append(plan.holder)
            themselves.append(plan.holder)
    grew = bool(game.bonds)
    while grew:
        # What played a Duration an extra time stays with it. (A Throne Room that only played another one does not.)
        grew = False
        for holder, target in game.bonds:
            lasting = target in themselves or (target in stays and game.is_a(target, DURATION))
            if lasting and holder not in stays and game.still_there(holder):
                stays.append(holder)
                grew = True
    if game.alert[WOULD_DISCARD_PLAY]:
        for player in game.players:
            for card in player.in_play:
                event = Event(WOULD_DISCARD_PLAY, player, card)
                event.number = 1
                windows.modify(game, event)
                if event.number == 0:
                    stays.append(card)
    return stays


def play_unwatched(game: Game, player: Player, card: i64) -> bool:
    """Play a card from the hand that only gives +Cards, +Actions, +Buys, +$, in one stroke, if nothing listens to that.

    It comes to the same as `play_card`. False: there is more to it, and nothing has happened.
    """
    kind_id = game.kind_ids[card]
    kind = game.kinds[kind_id]
    if not kind.only_plus or kind.worth or player.minus_coin or game.log is not None:
        return False
    alert = game.alert
    if alert[TYPES] or alert[INSTRUCTIONS] or alert[RESOLVE_TIMES] or alert[WORTH] or alert[WOULD_GET_ACTIONS]:
        return False
    types = game.base_types[kind_id]
    watch = game.watch
    if (
        (alert[BEFORE_PLAY] and watch[BEFORE_PLAY] & types)
        or (alert[WOULD_RESOLVE] and watch[WOULD_RESOLVE] & types)
        or (alert[AFTER_PLAY] and watch[AFTER_PLAY] & types)
        or game.place[card] & ZONE_MASK != player.base + HAND
    ):
        return False
    game.put_within(card, player.base + HAND, player.base + PLAY)
    game.note_play(kind_id | (player.seat << 12) | (types << 16) | PLAYED_FROM_HAND)
    if kind.plus_cards:
        atoms.draw(game, player, kind.plus_cards)
    player.actions += kind.plus_actions
    player.buys += kind.plus_buys
    player.coins += kind.plus_money
    return True


def resolve(game: Game, play: Play, types: i64) -> None:
    """Follow a card's instructions, or what happens instead."""
    if game.alert[WOULD_RESOLVE] and game.watch[WOULD_RESOLVE] & types:
        game.resolving = None
        event = Event(WOULD_RESOLVE, play.player, play.card)
        event.play = play
        event.types = types
        event.kind_id = play.kind.id
        windows.happen(game, event)
        if event.replaced:
            play.replaced = True
            return
    times: i64 = 1
    if game.alert[RESOLVE_TIMES]:
        event = Event(RESOLVE_TIMES, play.player, play.card)
        event.number = 1
        event.play = play
        windows.modify(game, event)
        times = event.number
    game.resolving = play
    while times > 0:
        follow(game, play)
        times -= 1


def follow(game: Game, play: Play) -> None:
    """Follow the instructions of the card, or those that an ongoing ability gives it."""
    kind = play.kind
    if game.alert[INSTRUCTIONS]:
        event = Event(INSTRUCTIONS, play.player, play.card)
        event.kind_id = kind.id
        event.play = play
        windows.modify(game, event)
        if event.replaced:
            return
    follow_kind(game, play, kind)


def follow_kind(game: Game, play: Play, kind: CardKind) -> None:
    """Follow the instructions of a kind, with the card that is being played."""
    worth = game.coins_made(kind.id, play.card)
    if worth:
        play.player.get_coins(worth)
    if kind.only_plus:
        play.player.plus(kind.plus_cards, kind.plus_actions, kind.plus_buys, kind.plus_money)
        return
    function = kind.play_function
    if function is not None:
        function(play.player, play)
