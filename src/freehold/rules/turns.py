"""The course of a turn, in steps from one quiet point to the next.

Between two steps no ability is half done, so that a game can be cloned there. `advance` makes one step: it may ask
several questions, but ends before the next play, purchase or phase that would need a new decision of its own.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from freehold.rules import atoms, buying, playing, windows
from freehold.rules.events import Event, Later, TurnPlan
from freehold.rules.game import EMPTY_PILE, PLAYED_FROM_HAND, choose_cards
from freehold.rules.question import EVERYTHING, Answer, Question
from freehold.rules.setup import start_decks
from freehold.rules.vocab import (
    ACTION, ACTION_PHASE, AFTER_PLAY, AFTER_TURN, BEFORE_PLAY, BETWEEN_TURNS, BOONS_USED, BUY_END, BUY_PHASE, BUY_START,
    CARD_MASK, CLEANUP_PHASE, CLEANUP_START, DISCARD, DREW_HAND, GAME_OPENING, GAME_OVER, GAME_START, GAME_WOULD_END,
    HAND, HAND_DRAW, HELD_BOONS, INSTRUCTIONS, LANDSCAPE_OFFER, MAY_PLAY, NIGHT, NIGHT_PHASE, NO_CARD,
    NOT_SECOND, NOT_THIRD, OF_CARDS, OF_KINDS, OF_PILES, PAY_DEBT, PLAY, PLAY_FROM, Q_BUY, Q_ORDER, Q_PAY_DEBT, Q_PLAY, Q_SPEND,
    Q_TREASURES, Q_TURN, RESOLVE_TIMES, SPEND_COFFERS, SPEND_VILLAGER, THIS_TURN, THROUGH_NEXT_TURN, TO_NEXT_TURN,
    TREASURE, TREASURE_PHASE, TURN_END, TURN_FIRST, TURN_OPENING, TURN_START, TYPES, WHEN_DISCARD, WORTH,
    WOULD_DISCARD_HAND, WOULD_RESOLVE, WOULD_TAKE_TURN, ZERO, ZONE_MASK,
)  # fmt: skip

if TYPE_CHECKING:
    from freehold.rules.game import Game
    from freehold.rules.player import Player


def run(game: Game) -> None:
    """Play to the end."""
    while game.phase != GAME_OVER:
        advance(game)


def advance(game: Game) -> None:
    """One step, from this quiet point to the next."""
    phase = game.phase
    if phase == ACTION_PHASE:
        action_step(game)
    elif phase == TREASURE_PHASE:
        treasure_step(game)
    elif phase == BUY_PHASE:
        buy_step(game)
    elif phase == NIGHT_PHASE:
        night_step(game)
    elif phase == CLEANUP_PHASE:
        cleanup(game)
    elif phase == TURN_OPENING:
        open_turn(game)
    elif phase == BETWEEN_TURNS:
        next_turn(game)
    elif phase == GAME_OPENING:
        open_game(game)


def open_game(game: Game) -> None:
    """What abilities do before the first turn, then the decks are shuffled and the first hands drawn."""
    if game.alert[GAME_START]:
        for player in game.order_from((game.normal_seat + 1) % len(game.players)):
            windows.happen(game, Event(GAME_START, player, -1))
    start_decks(game)
    game.phase = BETWEEN_TURNS


# --- between turns ---------------------------------------------------------------------------------------------------


def end_reached(game: Game) -> bool:
    """Is a pile that ends the game empty, or are three (four with five or more players) Supply piles?"""
    if game.empty_piles == 0:
        return False
    for pile in game.setup.ending_piles:
        if game.offer[pile] == EMPTY_PILE:
            return True
    return game.empty_piles >= game.setup.piles_to_end


def next_turn(game: Game) -> None:
    """Find out whose turn comes, or that the game is over."""
    if game.turn_serial > 0 and not game.ending and end_reached(game):
        game.ending = True
        if game.alert[GAME_WOULD_END]:
            windows.happen(game, Event(GAME_WOULD_END, game.players[game.current], -1))
    if (game.ending and not game.last_round) or (game.turn_limit and game.turn_serial >= game.turn_limit):
        game.phase = GAME_OVER
        while game.worn:
            game.take_off(game.worn[0][0])
        return
    if game.alert[AFTER_TURN]:
        game.remembers = True  # whatever is done now is done on no turn
        windows.happen(game, Event(AFTER_TURN, game.players[game.current], -1))
    if game.plans:
        plan = pick_plan(game)
        if plan is not None:
            start_turn(game, game.players[plan.seat], plan)
            return
    following = (game.normal_seat + 1) % len(game.players)
    if not game.ending:
        start_turn(game, game.players[following], None)
        return
    for player in game.order_from(following):
        if player.seat in game.last_round:
            game.last_round.remove(int(player.seat))
            start_turn(game, player, None)
            return


def fails(game: Game, plan: TurnPlan) -> bool:
    """Does the limit of an extra turn forbid it now?"""
    if plan.seat != game.current:
        return False
    return (plan.limit == NOT_SECOND and game.extra_turn) or (
        plan.limit == NOT_THIRD and game.previous_seat == plan.seat
    )


def pick_plan(game: Game) -> TurnPlan | None:
    """Of the extra turns to come, the next: in turn order from whoever had the last turn; one's own as one likes.

    Those whose limit forbids them when they would be taken are lost.
    """
    for player in game.in_order():
        game.plans = [plan for plan in game.plans if plan.seat != player.seat or not fails(game, plan)]
        mine = [plan for plan in game.plans if plan.seat == player.seat]
        if mine:
            chosen = mine[0]
            if len({plan.kind_id for plan in mine}) > 1:
                options: vec[i64] = vec[i64](capacity=len(mine))
                for plan in mine:
                    options = append(options, plan.kind_id)
                chosen = mine[game.ask(Question(player, Q_TURN, OF_KINDS, options, 1, 1, -1))[0]]
            game.plans = [plan for plan in game.plans if plan is not chosen]
            return chosen
    return None


def start_turn(game: Game, player: Player, plan: TurnPlan | None) -> None:
    if plan is None:
        game.normal_seat = player.seat
    if game.alert[WOULD_TAKE_TURN]:
        would = Event(WOULD_TAKE_TURN, player, -1)
        windows.happen(game, would)
        if would.replaced:
            if plan is None and not game.ending:
                player.turns += 1  # a skipped turn counts
            return
    game.previous_seat = game.current if game.turn_serial else NO_CARD
    game.current = player.seat
    game.turn_serial += 1
    game.extra_turn = plan is not None
    if plan is None:
        if not game.ending:
            player.turns += 1
    elif plan.controller >= 0:
        # Whoever decides for the controller decides here too.
        player.controller = game.players[plan.controller].controller
    for each in game.players:
        each.actions = 0
        each.buys = 0
        each.coins = 0
        each.potions = 0
    if game.remembers:
        forget_last_turn(game)
    player.actions = 1
    player.buys = 1
    game.begin_phase(TURN_OPENING)
    game.gains_from = game.phase_gains
    game.play_count = 0
    game.purchases = 0
    game.bought_types = 0
    if game.log is not None:
        game.depth = 0
        game.note(player, "turn", [], player.turns)
    if game.effects:
        expire_at_start(game, player)
    if plan is not None and plan.opening is not None:
        opening = Later(plan.opening, player.seat, plan.holder)
        opening.number = plan.controller
        windows.run_ability(game, player, opening, Event(TURN_FIRST, player, -1))
    if game.alert[TURN_FIRST] or game.alert[TURN_START]:
        return
    game.phase = ACTION_PHASE


def forget_last_turn(game: Game) -> None:
    """Nothing has been trashed or gained on this turn; what is in play was not played on it."""
    game.remembers = False
    game.under_deck = []
    game.not_played = []
    for player in game.players:
        player.trashed = 0
        game.not_played.extend(player.in_play)


def open_turn(game: Game) -> None:
    """Start-of-turn abilities."""
    player = game.players[game.current]
    if game.alert[TURN_FIRST]:
        windows.happen(game, Event(TURN_FIRST, player, -1))
    game.phase = ACTION_PHASE  # the start of the turn is part of the Action phase
    if game.alert[TURN_START]:
        windows.happen(game, Event(TURN_START, player, -1))


def expire_at_start(game: Game, player: Player) -> None:
    """What lasts until a player's next turn ends before anything of that turn."""
    for effect in game.effects[:]:
        if effect.owner == player.seat and effect.born < game.turn_serial:
            if effect.lasts == TO_NEXT_TURN:
                windows.forget(game, effect)
            elif effect.lasts == THROUGH_NEXT_TURN:
                effect.lasts = THIS_TURN
                effect.holder = -1  # nothing more is set up after this turn


# --- the Action phase ------------------------------------------------------------------------------------------------


def action_step(game: Game) -> None:
    player = game.players[game.current]
    options: vec[i64] = vec[i64]()
    if player.actions > 0:
        options = playing.playable(game, player, ACTION)
    if player.villagers > 0:
        options = append(options, SPEND_VILLAGER)
    if len(options) == 0:
        start_buying(game, player)
        return
    answer = game.ask(player.routine(Q_PLAY, OF_CARDS, options, 1))
    if len(answer) == 0:
        start_buying(game, player)
        return
    card = options[answer[0]]
    if card == SPEND_VILLAGER:
        player.villagers -= 1
        player.get_actions(1)
        return
    player.actions -= 1
    if not playing.play_unwatched(game, player, card):
        playing.play_card(game, player, card, None)


def start_buying(game: Game, player: Player) -> None:
    game.begin_phase(TREASURE_PHASE)
    if game.alert[BUY_START]:
        windows.happen(game, Event(BUY_START, player, -1))


# --- the Buy phase ---------------------------------------------------------------------------------------------------


def treasures_are_plain(game: Game, player: Player) -> bool:
    """Does nothing listen to, change or forbid the playing of Treasures, so that plain ones need no ceremony?"""
    alert = game.alert
    if (
        game.log is not None or player.minus_coin or player.coffers or alert[INSTRUCTIONS] or alert[WORTH]
        or alert[RESOLVE_TIMES]
        or alert[MAY_PLAY] or alert[PLAY_FROM] or alert[TYPES]
    ):  # fmt: skip
        return False
    watch = game.watch
    if alert[BEFORE_PLAY] and watch[BEFORE_PLAY] & TREASURE:
        return False
    if alert[WOULD_RESOLVE] and watch[WOULD_RESOLVE] & TREASURE:
        return False
    return not (alert[AFTER_PLAY] and watch[AFTER_PLAY] & TREASURE)


def treasure_step(game: Game) -> None:
    player = game.players[game.current]
    if treasures_are_plain(game, player) and plain_treasures(game, player):
        return
    options = playing.playable(game, player, TREASURE)
    if player.coffers > 0:
        options = append(options, SPEND_COFFERS)
    if len(options) == 0:
        game.phase = BUY_PHASE
        return
    answer = game.ask(player.routine(Q_TREASURES, OF_CARDS, options, len(options)))
    play_treasures(game, player, options, answer)


def all_in_order(answer: Answer, size: i64) -> bool:
    """Are these all the options, as they stand?"""
    if len(answer) != size:
        return False
    at: i64 = 0
    for pick in answer:
        if pick != at:
            return False
        at += 1
    return True


def plain_treasures(game: Game, player: Player) -> bool:
    """Treasures that only make coins, and that nothing watches, are played in one stroke, if all are played.

    False: there are others in the hand; nobody has been asked.
    """
    hand_zone = player.base + HAND
    hand = game.zones[hand_zone]
    worths = game.worths
    kind_ids = game.kind_ids
    coins: i64 = 0
    size: i64 = 0
    for card in hand:
        kind_id = kind_ids[card]
        worth = worths[kind_id]
        if worth >= 0:
            coins += worth
            size += 1
        elif game.base_types[kind_id] & TREASURE:
            return False
    if size == 0:
        game.phase = BUY_PHASE
        return True
    options = hand
    others: vec[i64] = vec[i64]()
    if size < len(hand):
        options = hand[:size]  # for their sizes; filling in place is cheaper than appending
        others = hand[size:]
        one: i64 = 0
        other: i64 = 0
        for card in hand:
            if worths[kind_ids[card]] >= 0:
                options[one] = card
                one += 1
            else:
                others[other] = card
                other += 1
    answer = game.ask(player.routine(Q_TREASURES, OF_CARDS, options, size))
    if answer is not EVERYTHING[size % 64] and not all_in_order(answer, size):
        play_treasures(game, player, options[:], answer)  # a copy: the hand itself changes while they are played
        return True
    play_zone = player.base + PLAY
    place = game.place
    plays = game.plays
    played = game.play_count
    while len(plays) < played + size:
        plays = append(plays, 0)
    fact = (player.seat << 12) | PLAYED_FROM_HAND
    base_types = game.base_types
    for card in options:
        place[card] = (place[card] | ZONE_MASK) + 1 + play_zone
        kind_id = kind_ids[card]
        plays[played] = kind_id | fact | (base_types[kind_id] << 16)
        played += 1
    game.plays = plays
    game.play_count = played
    if len(game.zones[play_zone]):
        game.zones[play_zone] = extend(game.zones[play_zone], options)
    else:
        game.zones[play_zone] = options
    game.zones[hand_zone] = others
    player.coins += coins
    game.phase = BUY_PHASE
    return True


def play_treasures(game: Game, player: Player, options: vec[i64], answer: Answer) -> None:
    """Play the chosen ones in their order; those that cannot be played any more are passed over."""
    if len(answer) == 0:
        game.phase = BUY_PHASE
        return
    for pick in answer:
        card = options[pick]
        if card == SPEND_COFFERS:
            spend_coffers(game, player)
        elif game.zone_of(card) == player.base + HAND or (
            game.alert[PLAY_FROM] and game.handle(card) in player.playable(TREASURE)
        ):
            if game.phase != TREASURE_PHASE or (game.alert[MAY_PLAY] and not windows.may_play(game, player, card)):
                return
            playing.play_card(game, player, card, None)


def spend_coffers(game: Game, player: Player) -> None:
    if player.coffers <= 0:
        return  # a Treasure that was to be played before has offered to spend them
    spent = player.amount(Q_SPEND, 1, player.coffers)
    player.coffers -= spent
    player.get_coins(spent)


def buy_step(game: Game) -> None:
    player = game.players[game.current]
    options = buying.offers(game, player)
    if player.debt > 0 or player.coffers > 0:
        options = options[:]  # it may be shared
    if player.debt > 0 and player.coins > 0:
        options = append(options, PAY_DEBT)
    if player.coffers > 0 and (player.debt > 0 or buying.buys_left(game, player)):
        options = append(options, SPEND_COFFERS)
    if len(options) == 0:
        end_buying(game, player)
        return
    answer = game.ask(player.routine(Q_BUY, OF_PILES, options, 1))
    if len(answer) == 0:
        end_buying(game, player)
        return
    choice = options[answer[0]]
    if choice == PAY_DEBT:
        pay_debt(game, player)
    elif choice == SPEND_COFFERS:
        spend_coffers(game, player)
    elif choice >= LANDSCAPE_OFFER:
        buying.use_a_buy(player)
        buying.buy_landscape(game, player, game.setup.landscapes[choice - LANDSCAPE_OFFER])
    else:
        buying.use_a_buy(player)
        buying.buy_card(game, player, game.top(choice))


def pay_debt(game: Game, player: Player) -> None:
    limit = player.debt if player.debt < player.coins else player.coins
    paid = player.amount(Q_PAY_DEBT, 1, limit)
    player.coins -= paid
    player.debt -= paid
    if game.log is not None:
        game.note(player, "pay debt", [], paid)


def end_buying(game: Game, player: Player) -> None:
    if game.alert[BUY_END]:
        windows.happen(game, Event(BUY_END, player, -1))
        if game.phase == ACTION_PHASE:
            return
    game.begin_phase(NIGHT_PHASE)
    if not game.setup.has_night:
        game.phase = CLEANUP_PHASE
        waits = game.effects or game.bonds or game.plans or game.worn
        if game.setup.plain_cleanup and not waits and game.log is None:
            plain_cleanup(game, player)


# --- the Night phase -------------------------------------------------------------------------------------------------


def night_step(game: Game) -> None:
    player = game.players[game.current]
    options = playing.playable(game, player, NIGHT)
    if len(options) == 0:
        game.phase = CLEANUP_PHASE
        return
    answer = game.ask(player.routine(Q_PLAY, OF_CARDS, options, 1))
    if len(answer) == 0:
        game.phase = CLEANUP_PHASE
        return
    playing.play_card(game, player, options[answer[0]], None)


# --- Clean-up --------------------------------------------------------------------------------------------------------


def plain_cleanup(game: Game, player: Player) -> None:
    """Clean-up when no ability of this game has anything to do with it."""
    zones = game.zones
    for each in game.players:
        zone = zones[each.base + PLAY]
        if len(zone):
            atoms.spread(game, zone, each.base + DISCARD)
            # Who has played much will do so again: room for as many.
            room: i64 = len(zone)
            zones[each.base + PLAY] = vec[i64](capacity=room if room > 5 else ZERO)
    hand = zones[player.base + HAND]
    if len(hand):
        known = game.known
        own: i64 = 1 << player.seat
        left: i64 = len(hand)
        for card in hand:
            left -= 1
            if left and known[card]:  # under others in the discard pile nobody else sees it any more
                known[card] = known[card] & own
        atoms.spread(game, hand, player.base + DISCARD)
        zones[player.base + HAND] = vec[i64]()
    atoms.draw_hand(game, player, 5)
    end_turn(game, player)


def cleanup(game: Game) -> None:
    player = game.players[game.current]
    if game.alert[CLEANUP_START]:
        windows.happen(game, Event(CLEANUP_START, player, -1))
    stays = playing.staying(game)
    for each in game.order_from(game.current):
        leaving = [card for card in each.in_play if card not in stays]
        while leaving:
            discard_all_from_play(game, each, leaving)
            leaving = [card for card in each.in_play if card not in stays]
            if leaving:  # they came into play meanwhile
                stays = playing.staying(game)
                leaving = [card for card in leaving if card not in stays]
        if each is player:
            discard_hand(game, player)
    game.bonds = [bond for bond in game.bonds if bond[0] in stays and game.still_there(bond[0])]
    put_held_boons_away(game)
    count: i64 = 5
    if game.alert[HAND_DRAW]:
        event = Event(HAND_DRAW, player, -1)
        event.number = 5
        windows.modify(game, event)
        count = event.number
    atoms.draw(game, player, count)
    if game.alert[DREW_HAND]:
        windows.happen(game, Event(DREW_HAND, player, -1))
    end_turn(game, player)
    for each in game.players:
        if len(game.zones[each.base + PLAY]):
            game.remembers = True  # it will not have been played on the next turn


def discard_hand(game: Game, player: Player) -> None:
    hand = player.hand
    if not hand:
        return
    if game.alert[WOULD_DISCARD_HAND]:
        event = Event(WOULD_DISCARD_HAND, player, -1)
        event.cards = hand
        windows.happen(game, event)
        hand = event.cards
    player.discard(hand)


def discard_all_from_play(game: Game, player: Player, cards: list[int]) -> None:
    """Discard cards from play one by one: first those that trigger something, in an order the player chooses."""
    loud: list[int] = []
    quiet: list[int] = []
    if game.alert[WHEN_DISCARD]:
        for card in cards:
            event = Event(WHEN_DISCARD, player, card)
            event.from_play = True
            event.in_cleanup = True
            event.from_slot = PLAY
            event.kind_id = game.kind_ids[card & CARD_MASK]
            event.types = game.types(card)
            if windows.anyone_waits(game, event):
                loud.append(card)
            else:
                quiet.append(card)
    else:
        quiet = cards
    if len({game.kind_ids[card & CARD_MASK] for card in loud}) > 1:
        loud = choose_cards(game, player, Q_ORDER, loud, len(loud), len(loud), -1, True)
    for card in loud:
        if game.still_there(card):
            atoms.discard(game, player, [card & CARD_MASK])
    quiet = player.still(quiet)
    for card in quiet:
        game.put(card & CARD_MASK, player.base + DISCARD)
    if quiet and game.log is not None:
        game.note(player, "discard", quiet)


def put_held_boons_away(game: Game) -> None:
    for player in game.players:
        for card in game.cards_in(player.base + HELD_BOONS):
            game.put(card & CARD_MASK, BOONS_USED)


def end_turn(game: Game, player: Player) -> None:
    if game.alert[TURN_END]:
        windows.happen(game, Event(TURN_END, player, -1))
    player.last_from = game.gains_from
    player.last_to = len(game.gains)
    player.trashed_last = player.trashed
    if game.effects:
        for effect in game.effects[:]:
            if effect.lasts == THIS_TURN:
                windows.forget(game, effect)
    for each in game.players:
        each.controller = each.seat
    if game.turned_down:
        game.turned_down = []
    game.phase = BETWEEN_TURNS
