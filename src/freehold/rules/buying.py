"""Buying: what is on offer, what it costs, paying, overpaying."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from freehold.rules import atoms, boons, windows
from freehold.rules.events import Event
from freehold.rules.game import EMPTY_PILE
from freehold.rules.vocab import (
    ACTIONS_AS_BUYS, CARD_MASK, COST, DISCARD, EVENT, LANDSCAPE_OFFER, MAY_BUY, POTION_UNIT, PROJECT,
    Q_OVERPAY, TURN_TOKENS, USED_TOKENS, WHEN_BUY, WOULD_PAY, coins_in, debt_in, potions_in,
)  # fmt: skip

if TYPE_CHECKING:
    from freehold.rules.game import Game
    from freehold.rules.kinds import CardKind
    from freehold.rules.player import Player


def affordable(game: Game, player: Player, cost: i64) -> bool:
    return coins_in(cost) <= player.coins and potions_in(cost) <= player.potions


def may_buy(game: Game, player: Player, card: i64, kind: CardKind) -> bool:
    event = Event(MAY_BUY, player, card)
    event.kind_id = kind.id
    event.number = 1
    windows.modify(game, event)
    return event.number > 0


def may_be_bought(game: Game, player: Player, card: i64) -> bool:
    """Can the player pay for a card (a handle) as costs are now, and does nothing forbid it?"""
    if game.alert[MAY_BUY]:
        kind = game.kind(card)
        if not windows.untouched(game, MAY_BUY, kind.id) and not may_buy(game, player, card, kind):
            return False
    if affordable(game, player, game.cost(card)):
        return True
    return game.alert[WOULD_PAY] > 0 and windows.anyone_waits(game, Event(WOULD_PAY, player, card))


def first_offers(game: Game, coins: i64) -> vec[i64]:
    """What so many coins buy while every pile is as it was at first; the same for all games of a set-up."""
    known = game.setup.offers_by_coins[coins]
    if known is not None:
        return known
    options: vec[i64] = vec[i64]()
    pile: i64 = 0
    for cost in game.offer:
        if cost <= coins:
            options = append(options, pile)
        pile += 1
    game.setup.offers_by_coins[coins] = options
    return options


def buys_left(game: Game, player: Player) -> bool:
    """Has the player a Buy, or an Action that may be used as one?"""
    if player.buys > 0:
        return True
    if player.actions <= 0 or not game.alert[ACTIONS_AS_BUYS]:
        return False
    event = Event(ACTIONS_AS_BUYS, player, -1)
    windows.modify(game, event)
    return event.number > 0


def use_a_buy(player: Player) -> None:
    """For a purchase: a Buy while there is one, then an Action."""
    if player.buys > 0:
        player.buys -= 1
    else:
        player.actions -= 1


def offers(game: Game, player: Player) -> vec[i64]:
    """What may be bought now: piles by index, landscapes by LANDSCAPE_OFFER + their index."""
    if player.debt > 0 or (player.buys <= 0 and not buys_left(game, player)):
        return vec[i64]()
    coins = player.coins
    plain = not (game.alert[COST] or game.alert[MAY_BUY] or game.alert[WOULD_PAY] or player.potions)
    if plain and not game.offers_changed and coins < 64 and not game.setup.has_offers:
        return first_offers(game, coins)
    options: vec[i64] = vec[i64](capacity=24)
    if plain:
        # Nothing changes costs or forbids anything: the printed costs of the top cards will do.
        pile: i64 = 0
        for cost in game.offer:
            if cost <= coins:
                options = append(options, pile)
            pile += 1
    else:
        for pile in game.setup.supply_piles:
            if game.offer[pile] != EMPTY_PILE and may_be_bought(game, player, game.top(pile)):
                options = append(options, pile)
    if game.setup.has_offers:
        options = add_landscapes(game, player, options)
    return options


def add_landscapes(game: Game, player: Player, options: vec[i64]) -> vec[i64]:
    index: i64 = 0
    for kind in game.setup.landscapes:
        if kind.types & (EVENT | PROJECT) and affordable(game, player, kind.cost) and not used_up(game, player, kind):
            if not game.alert[MAY_BUY] or may_buy(game, player, -1, kind):
                options = append(options, LANDSCAPE_OFFER + index)
        index += 1
    return options


def used_up(game: Game, player: Player, kind: CardKind) -> bool:
    if kind.types & PROJECT:
        owned = 0
        for each in game.setup.landscapes:
            if each.types & PROJECT and game.holds(player.seat, each):
                owned += 1
        return game.holds(player.seat, kind) or owned >= 2
    if kind.once_per_game and game.tokens_on(game.spot_of(kind), USED_TOKENS, int(player.seat)):
        return True
    return kind.once_per_turn and game.tokens_on(game.spot_of(kind), TURN_TOKENS) == game.turn_serial


def buy_card(game: Game, player: Player, card: i64) -> i64:
    """Pay for a card (a handle) and gain it; an ability may buy cards too. Its handle, -1 if it was not gained."""
    number = card & CARD_MASK
    cost = game.cost(number)
    kind = game.kind(number)
    paid_otherwise = False
    if game.alert[WOULD_PAY]:
        would = Event(WOULD_PAY, player, card)
        windows.happen(game, would)
        paid_otherwise = would.replaced
    overpaid: i64 = 0
    if not paid_otherwise:
        player.coins -= coins_in(cost)
        player.potions -= potions_in(cost)
        if kind.may_overpay and (player.coins > 0 or player.potions > 0):
            overpaid = overpay(player)
    if debt_in(cost):
        player.get_debt(debt_in(cost))
    game.purchases += 1
    game.phase_purchases += 1
    game.bought_types |= game.types(number)
    if game.alert[WHEN_BUY]:
        event = Event(WHEN_BUY, player, card)
        event.kind_id = kind.id
        event.types = game.types(number)
        event.cost = cost
        event.pile = game.home[number]
        event.overpaid = overpaid
        windows.happen(game, event)
        if not game.still_there(card):
            # An ability took this very card; the purchase goes on with the next one of its name on the pile.
            other = game.top_named(kind.name)
            if other < 0:
                return -1
            number = other & CARD_MASK
    return atoms.gain(game, player, number, DISCARD, True, overpaid)


def overpay(player: Player) -> i64:
    """Pay more than the cost: coins, and potions counted as POTION_UNIT each."""
    coins = player.amount(Q_OVERPAY, 0, player.coins)
    player.coins -= coins
    extra: i64 = coins
    if player.potions > 0:
        potions = player.amount(Q_OVERPAY, 0, player.potions)
        player.potions -= potions
        extra += potions * POTION_UNIT
    return extra


def buy_landscape(game: Game, player: Player, kind: CardKind) -> None:
    player.coins -= coins_in(kind.cost)
    player.potions -= potions_in(kind.cost)
    if debt_in(kind.cost):
        player.get_debt(debt_in(kind.cost))
    game.purchases += 1
    game.bought_types |= kind.types
    if game.log is not None:
        game.note(player, "buy landscape " + kind.name, [])
    if kind.once_per_game:
        game.put_tokens(game.spot_of(kind), USED_TOKENS, 1, int(player.seat))
    if kind.once_per_turn:
        game.take_tokens(game.spot_of(kind), TURN_TOKENS)
        game.put_tokens(game.spot_of(kind), TURN_TOKENS, game.turn_serial)
    if kind.types & PROJECT:
        game.set_held(kind, game.held.get(kind.id, 0) | (1 << player.seat))
    boons.use_landscape(game, player, kind)
