"""Antiquities: the Kingdom cards from Agora to Inspector."""

from __future__ import annotations

from typing import TYPE_CHECKING

from freehold.cards.basic import copper, curse, silver
from freehold.rules.kinds import card, mixed_pile
from freehold.rules.vocab import (
    ACTION, ACTION_PHASE, ANYONE, ATTACK, BUY_PHASE, DECK, HAND, LOOKED, Q_DISCARD, Q_GAIN, Q_PLAY_CARD,
    Q_SET_ASIDE, Q_SPEND, Q_TAKE, Q_TOPDECK, REACTION, THIS_TURN, TRASH, TREASURE, TREASURE_PHASE, TURN_END,
    VICTORY, WHEN_DISCARD, WHEN_TRASH, Cost, cheaper, cost_plus,
)  # fmt: skip

if TYPE_CHECKING:
    from freehold.rules.events import Event, Later
    from freehold.rules.player import Player
    from freehold.rules.playing import Play

SET = ["Antiquities (fan)"]

agora = card(
    "Agora", ACTION | REACTION, Cost(5), "+2 Actions. +$2. You may discard a Silver from your hand: +2 Cards.",
    "Whenever you discard this, except in Clean-up, you may reveal it: gain a Silver to your hand.", sets=SET,
    plus_coins=True,
)  # fmt: skip


@agora.play
def agora_play(you: Player, this: Play) -> None:
    you.plus(actions=2, coins=2)
    if you.discard(you.choose(Q_DISCARD, you.of_kind(you.hand, silver), 0, 1)):
        you.plus(cards=2)


def not_in_cleanup(you: Player, this: Later, event: Event) -> bool:
    return not event.in_cleanup


@agora.on(WHEN_DISCARD, optional=True, when=not_in_cleanup)
def agora_silver(you: Player, this: Later, event: Event) -> None:
    if you.game.still_there(event.card):
        you.reveal([event.card])
        you.gain_copy(silver, HAND)


aquifer = card(
    "Aquifer", ACTION, Cost(4), "+1 Card. +$1. Choose one: you may play an Aquifer from your hand; gain an Aquifer.",
    sets=SET, plus_coins=True,
)  # fmt: skip


@aquifer.play
def aquifer_play(you: Player, this: Play) -> None:
    you.plus(cards=1, coins=1)
    for option in this.choose_one(["play an Aquifer", "gain an Aquifer"]):
        if option == "play an Aquifer":
            held = you.of_kind(you.playable(ACTION), aquifer)
            you.play(you.choose_one(Q_PLAY_CARD, held, optional=True), by=this)
        else:
            you.gain_copy(aquifer)


archaeologist = card(
    "Archaeologist", ACTION, Cost(7),
    "Look at the top 6 cards of your deck; 3 of them go into your hand. Discard all the others, or put all of them back "
    "in any order.", sets=SET,
)  # fmt: skip


@archaeologist.play
def archaeologist_play(you: Player, this: Play) -> None:
    seen = you.look(6)
    you.to_hand(you.choose(Q_TAKE, seen, 3, 3))
    rest = you.still(seen)
    if rest and you.pick("discard the rest", "put the rest back") == "discard the rest":
        you.discard(rest)
    you.put_back(rest)


collector = card(
    "Collector", ACTION, Cost(4),
    "Each player, you too, looks at their top card, and discards it or puts it back. Then trash your top card, and gain a "
    "card onto your deck that has a type in common with it and costs up to $3 more.", sets=SET,
)  # fmt: skip


@collector.play
def collector_play(you: Player, this: Play) -> None:
    for player in you.game.in_order():
        seen = player.look(1)
        player.discard(player.choose(Q_DISCARD, seen, 0, 1))
        player.put_back(seen)
    for lost in you.trash(you.take_top(1, LOOKED)):
        limit = cost_plus(you.game.cost(lost), 3)
        you.choose_gain(you.supply(up_to=limit, types=int(you.game.types(lost))), to=DECK)


curio = card(
    "Curio", TREASURE, Cost(4),
    "$1. You may pay as much of your $ as you like, even $0: gain a Treasure that costs no more than what you paid, and "
    "play it.", sets=SET, worth=1, order_matters=True,
)  # fmt: skip


@curio.play
def curio_play(you: Player, this: Play) -> None:
    if you.may(Q_GAIN):
        you.offer_coffers()
        paid = you.lose_coins(you.amount(Q_SPEND, 0, int(you.coins)))
        you.play(you.choose_gain(you.supply(up_to=Cost(paid), types=TREASURE)), by=this)


dig = card(
    "Dig", ACTION, Cost(8),
    "Reveal the top 5 cards of your deck, and discard them. You may set this aside (for good): +1 VP for each Action and "
    "each Copper you revealed, +2 VP for each Treasure that is no Copper. (With 2 players there are only 8 of these.)",
    sets=SET, pile=False, copies=12,
)  # fmt: skip
mixed_pile("Dig", [dig], [12], types=ACTION, cost=Cost(8), sets=SET, two_player_counts=[8])


@dig.play
def dig_play(you: Player, this: Play) -> None:
    game = you.game
    found = 0
    for each in you.discard(you.reveal_top(5)):
        is_copper = game.kind(each) is copper
        if is_copper or game.is_a(each, ACTION):
            found += 1
        if game.is_a(each, TREASURE) and not is_copper:
            found += 2
    if this.is_there() and you.may(Q_SET_ASIDE, this.card) and this.set_aside():
        you.get_vp(found)


encroach = card(
    "Encroach", ACTION, Cost(6),
    "Draw until your hand has 6 cards. You may discard a Treasure from your hand: gain a Victory card onto your deck that "
    "costs up to $2 more.", sets=SET,
)  # fmt: skip


@encroach.play
def encroach_play(you: Player, this: Play) -> None:
    you.draw_up_to(6)
    for lost in you.discard(you.choose(Q_DISCARD, you.of_type(you.hand, TREASURE), 0, 1)):
        you.choose_gain(you.supply(up_to=cost_plus(you.game.cost(lost), 2), types=VICTORY), to=DECK)


gamepiece = card(
    "Gamepiece", TREASURE | REACTION, Cost(3),
    "$1. Look at your top card. You may put it into your hand; if you do, discard a card.",
    "Whenever you discard this in your Action or Buy phase, you may reveal it: +$1.", sets=SET, worth=1,
    order_matters=True, plus_coins=True,
)  # fmt: skip


@gamepiece.play
def gamepiece_play(you: Player, this: Play) -> None:
    seen = you.look(1)
    if you.to_hand(you.choose(Q_TAKE, seen, 0, 1)):
        you.discard(you.choose(Q_DISCARD, you.hand, 1, 1))
    you.put_back(seen)


def in_own_action_or_buy_phase(you: Player, this: Later, event: Event) -> bool:
    return you.on_turn and you.game.phase in (ACTION_PHASE, TREASURE_PHASE, BUY_PHASE)


@gamepiece.on(WHEN_DISCARD, optional=True, when=in_own_action_or_buy_phase)
def gamepiece_coin(you: Player, this: Later, event: Event) -> None:
    if you.game.still_there(event.card):
        you.reveal([event.card])
        you.plus(coins=1)


grave_watcher = card(
    "Grave Watcher", ACTION | ATTACK, Cost(3),
    "+$2. You may gain a Curse: +1 Action and +$1. You may discard a Curse: each other player reveals their hand, discards "
    "a Treasure of your choice, and gains a Copper to their hand.", sets=SET, plus_coins=True,
)  # fmt: skip


@grave_watcher.play
def grave_watcher_play(you: Player, this: Play) -> None:
    you.plus(coins=2)
    top = int(you.game.top_named(curse.name))
    if top >= 0 and you.choose_gain([top], optional=True) >= 0:
        you.plus(actions=1, coins=1)
    if you.discard(you.choose(Q_DISCARD, you.of_kind(you.hand, curse), 0, 1)):
        for victim in this.victims():
            shown = victim.of_type(victim.reveal_hand(), TREASURE)
            victim.discard(you.choose(Q_DISCARD, shown, 1, 1))
            victim.gain_copy(copper, HAND)


graveyard = card(
    "Graveyard", ACTION, Cost(1), "+2 Actions.", "When you trash this, gain a card out of the trash that costs more than it.",
    sets=SET, plus=(0, 2, 0, 0),
)  # fmt: skip


@graveyard.on(WHEN_TRASH)
def graveyard_gives(you: Player, this: Later, event: Event) -> None:
    game = you.game
    own = game.cost(event.card)
    you.choose_gain([each for each in game.cards_in(TRASH) if cheaper(own, game.cost(each))])


inscription = card(
    "Inscription", ACTION | REACTION, Cost(3), "+1 Action. Discard any number of cards. Then draw until your hand has 4 cards.",
    "Whenever you discard this in an Action phase, you may reveal it and set it aside. When the turn ends, discard it for "
    "+1 Card.", sets=SET,
)  # fmt: skip


@inscription.play
def inscription_play(you: Player, this: Play) -> None:
    you.plus(actions=1)
    you.discard(you.choose(Q_DISCARD, you.hand))
    you.draw_up_to(4)


def in_an_action_phase(you: Player, this: Later, event: Event) -> bool:
    return you.game.phase == ACTION_PHASE


@inscription.on(WHEN_DISCARD, optional=True, when=in_an_action_phase, moves_it=True)
def inscription_waits(you: Player, this: Later, event: Event) -> None:
    you.reveal([event.card])
    for aside in you.set_aside([event.card]):
        you.set_up(inscription_draws, THIS_TURN, card=aside, once=True)


@inscription.later(TURN_END, whose=ANYONE)
def inscription_draws(you: Player, this: Later, event: Event) -> None:
    if you.discard([this.card]):
        you.plus(cards=1)


inspector = card(
    "Inspector", ACTION | ATTACK, Cost(3),
    "+2 Cards. Reveal 2 cards from your hand, and discard them. Each other player with 4 or more cards in hand reveals one "
    "that has the name of either, and puts it onto their deck; who has none reveals their hand.", sets=SET,
)  # fmt: skip


@inspector.play
def inspector_play(you: Player, this: Play) -> None:
    game = you.game
    you.plus(cards=2)
    shown = you.choose(Q_DISCARD, you.hand, 2, 2)
    you.reveal(shown)
    names = {game.name(each) for each in shown}
    you.discard(shown, shown=True)
    for victim in this.victims():
        if victim.hand_size() >= 4:
            chosen = victim.choose(Q_TOPDECK, [each for each in victim.hand if game.name(each) in names], 1, 1)
            if chosen:
                victim.reveal(chosen)
                victim.topdeck(chosen, shown=True)
            else:
                victim.reveal_hand()
