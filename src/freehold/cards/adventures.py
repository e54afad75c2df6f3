"""Adventures."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from freehold.cards.basic import estate
from freehold.rules.common import PILE_TOKEN_RULES
from freehold.rules.kinds import card, landscape
from freehold.rules.vocab import (
    ACTION, ACTION_TOKEN, AFTER_PLAY, ANYONE, ATTACK, BEFORE_PLAY, BETWEEN_TURNS, BUY_END, BUY_TOKEN, CARD_TOKEN,
    COIN_TOKEN, COMMAND, DURATION, EVENT, GAME_OVER, INSTRUCTIONS, MAY_BUY, NOT_THIRD, OTHERS, Q_CHOOSE, Q_DISCARD,
    Q_PLAY_CARD, RESERVE, TAVERN, THIS_TURN, TRAVELLER, TREASURE, TURN_FIRST, TURN_START, TYPES, WHEN_DISCARD,
    WHEN_GAIN, WHOLE_GAME, Cost, at_most,
)  # fmt: skip

if TYPE_CHECKING:
    from freehold.rules.events import Event, Later
    from freehold.rules.player import Player
    from freehold.rules.playing import Play

SET = ["Adventures"]

# --- Reserve cards ---

coin_of_the_realm = card(
    "Coin of the Realm", TREASURE | RESERVE, 2, "$1. Put this on your Tavern mat.",
    "After you play an Action card, you may call this, for +2 Actions.",
    sets=SET, worth=1,
)  # fmt: skip


@coin_of_the_realm.play
def coin_of_the_realm_play(you: Player, this: Play) -> None:
    this.to_tavern()


@coin_of_the_realm.on(AFTER_PLAY, TAVERN, optional=True, of=ACTION)
def coin_of_the_realm_call(you: Player, this: Later, event: Event) -> None:
    if you.call(this.card) >= 0:
        you.plus(actions=2)


royal_carriage = card(
    "Royal Carriage", ACTION | RESERVE, 5, "+1 Action. Put this on your Tavern mat.",
    "After you play an Action card, if it is still in play, you may call this, to replay that Action.",
    sets=SET,
)  # fmt: skip


@royal_carriage.play
def royal_carriage_play(you: Player, this: Play) -> None:
    you.plus(actions=1)
    this.to_tavern()


def still_in_play(you: Player, this: Later, event: Event) -> bool:
    return event.card in you.in_play


@royal_carriage.on(AFTER_PLAY, TAVERN, optional=True, of=ACTION, when=still_in_play)
def royal_carriage_call(you: Player, this: Later, event: Event) -> None:
    if still_in_play(you, this, event):
        called = you.call(this.card)
        if called >= 0:
            you.play_again(event.card, None, called)


duplicate = card(
    "Duplicate", ACTION | RESERVE, 4, "Put this on your Tavern mat.",
    "When you gain a card costing up to $6, you may call this, to gain a copy of that card.",
    sets=SET,
)  # fmt: skip


@duplicate.play
def duplicate_play(you: Player, this: Play) -> None:
    this.to_tavern()


def costs_up_to_6(you: Player, this: Later, event: Event) -> bool:
    return at_most(event.cost, Cost(6))


@duplicate.on(WHEN_GAIN, TAVERN, optional=True, when=costs_up_to_6)
def duplicate_call(you: Player, this: Later, event: Event) -> None:
    if you.call(this.card) >= 0:
        you.gain_copy(you.game.kinds[event.kind_id])


wine_merchant = card(
    "Wine Merchant", ACTION | RESERVE, 5, "+1 Buy. +$4. Put this on your Tavern mat.",
    "At the end of your Buy phase, if you have at least $2 unspent, you may discard this from your Tavern mat.",
    sets=SET, plus_coins=True,
)  # fmt: skip


@wine_merchant.play
def wine_merchant_play(you: Player, this: Play) -> None:
    you.plus(buys=1, coins=4)
    this.to_tavern()


def could_have_2(you: Player, this: Later, event: Event) -> bool:
    """Coffers may still be spent at the end of the Buy phase."""
    return you.coins + you.coffers >= 2


@wine_merchant.on(BUY_END, TAVERN, optional=True, when=could_have_2)
def wine_merchant_discard(you: Player, this: Later, event: Event) -> None:
    if you.coins < 2:
        you.offer_spending()
    if you.coins >= 2:
        you.discard([this.card])


# --- Page and what she becomes ---

page = card(
    "Page", ACTION | TRAVELLER, 2, "+1 Card. +1 Action.",
    "When you discard this from play, you may exchange it for a Treasure Hunter.",
    sets=SET, brings=["Treasure Hunter", "Warrior", "Hero", "Champion"],
)  # fmt: skip


@page.play
def page_play(you: Player, this: Play) -> None:
    you.plus(cards=1, actions=1)


treasure_hunter = card(
    "Treasure Hunter", ACTION | TRAVELLER, 3,
    "+1 Action. +$1. Gain a Silver for each card the player to your right gained on their last turn.",
    "When you discard this from play, you may exchange it for a Warrior. (Not in the Supply.)",
    sets=SET, category="non_supply", copies=5, plus_coins=True,
)  # fmt: skip


@treasure_hunter.play
def treasure_hunter_play(you: Player, this: Play) -> None:
    you.plus(actions=1, coins=1)
    for _ in you.right_neighbour.gained_last_turn():
        you.gain_named("Silver")


warrior = card(
    "Warrior", ACTION | ATTACK | TRAVELLER, 4,
    "+2 Cards. For each Traveller you have in play (this too), each other player discards the top card of their deck "
    "and trashes it if it costs $3 or $4.",
    "When you discard this from play, you may exchange it for a Hero. (Not in the Supply.)",
    sets=SET, category="non_supply", copies=5,
)  # fmt: skip


@warrior.play
def warrior_play(you: Player, this: Play) -> None:
    you.plus(cards=2)
    times = len(you.of_type(you.in_play, TRAVELLER))
    for victim in this.victims():
        for _ in range(times):
            for top in victim.discard_top(1):
                if you.game.cost(top) in (Cost(3), Cost(4)):
                    victim.trash([top])


hero = card(
    "Hero", ACTION | TRAVELLER, 5, "+$2. Gain a Treasure.",
    "When you discard this from play, you may exchange it for a Champion. (Not in the Supply.)",
    sets=SET, category="non_supply", copies=5, plus_coins=True,
)  # fmt: skip


@hero.play
def hero_play(you: Player, this: Play) -> None:
    you.plus(coins=2)
    you.choose_gain(you.supply(types=TREASURE))


champion = card(
    "Champion", ACTION | DURATION, 6,
    "+1 Action. For the rest of the game, when another player plays an Attack, it does not affect you, and when you "
    "play an Action card, you first get +1 Action. (Not in the Supply.)",
    sets=SET, category="non_supply", copies=5,
)  # fmt: skip


@champion.play
def champion_play(you: Player, this: Play) -> None:
    you.plus(actions=1)
    this.rest_of_game(champion_protects)
    this.rest_of_game(champion_action)


@champion.later(BEFORE_PLAY, whose=OTHERS, of=ATTACK)
def champion_protects(you: Player, this: Later, event: Event) -> None:
    if event.play is not None:
        event.play.spare(you)


@champion.later(BEFORE_PLAY, of=ACTION)
def champion_action(you: Player, this: Later, event: Event) -> None:
    you.plus(actions=1)


# --- Peasant and what he becomes ---

peasant = card(
    "Peasant", ACTION | TRAVELLER, 2, "+1 Buy. +$1.",
    "When you discard this from play, you may exchange it for a Soldier.",
    sets=SET, brings=["Soldier", "Fugitive", "Disciple", "Teacher"], plus_coins=True,
)  # fmt: skip


@peasant.play
def peasant_play(you: Player, this: Play) -> None:
    you.plus(buys=1, coins=1)


soldier = card(
    "Soldier", ACTION | ATTACK | TRAVELLER, 3,
    "+$2. +$1 for each other Attack you have in play. Each other player with 4 or more cards in hand discards a card.",
    "When you discard this from play, you may exchange it for a Fugitive. (Not in the Supply.)",
    sets=SET, category="non_supply", copies=5, plus_coins=True,
)  # fmt: skip


@soldier.play
def soldier_play(you: Player, this: Play) -> None:
    you.plus(coins=2)
    you.plus(coins=sum(1 for attack in you.of_type(you.in_play, ATTACK) if attack != this.card))
    for victim in this.victims():
        if victim.hand_size() >= 4:
            victim.discard(victim.choose(Q_DISCARD, victim.hand, 1, 1))


fugitive = card(
    "Fugitive", ACTION | TRAVELLER, 4, "+2 Cards. +1 Action. Discard a card.",
    "When you discard this from play, you may exchange it for a Disciple. (Not in the Supply.)",
    sets=SET, category="non_supply", copies=5,
)  # fmt: skip


@fugitive.play
def fugitive_play(you: Player, this: Play) -> None:
    you.plus(cards=2, actions=1)
    you.discard(you.choose(Q_DISCARD, you.hand, 1, 1))


disciple = card(
    "Disciple", ACTION | TRAVELLER, 5, "You may play an Action card from your hand twice. Gain a copy of it.",
    "When you discard this from play, you may exchange it for a Teacher. (Not in the Supply.)",
    sets=SET, category="non_supply", copies=5,
)  # fmt: skip


@disciple.play
def disciple_play(you: Player, this: Play) -> None:
    chosen = you.choose_one(Q_PLAY_CARD, you.of_type(you.hand, ACTION), optional=True)
    if chosen >= 0:
        kind = you.game.kind(chosen)
        you.play_times(chosen, 2, this)
        you.gain_copy(kind)


teacher = card(
    "Teacher", ACTION | RESERVE, 6, "Put this on your Tavern mat.",
    "At the start of your turn, you may call this, to move your +1 Card, +1 Action, +1 Buy or +$1 token to an Action "
    "Supply pile you have no tokens on. (When you play a card from that pile, you first get that bonus.) (Not in the "
    "Supply.)",
    sets=SET, category="non_supply", copies=5, brings=[PILE_TOKEN_RULES],
)  # fmt: skip

PLUS_TOKENS: Final = {"+1 Card": CARD_TOKEN, "+1 Action": ACTION_TOKEN, "+1 Buy": BUY_TOKEN, "+$1": COIN_TOKEN}


@teacher.play
def teacher_play(you: Player, this: Play) -> None:
    this.to_tavern()


@teacher.on(TURN_START, TAVERN, optional=True)
def teacher_call(you: Player, this: Later, event: Event) -> None:
    if you.call(this.card) < 0:
        return
    piles = [pile for pile in you.supply_piles(ACTION) if pile not in you.token_at]
    if piles:
        token = PLUS_TOKENS[you.pick("+1 Card", "+1 Action", "+1 Buy", "+$1")]
        you.token_at[token] = you.choose_pile(piles)


UPGRADES: Final = {
    "Page": "Treasure Hunter", "Treasure Hunter": "Warrior", "Warrior": "Hero", "Hero": "Champion",
    "Peasant": "Soldier", "Soldier": "Fugitive", "Fugitive": "Disciple", "Disciple": "Teacher",
}  # fmt: skip


def can_upgrade(you: Player, this: Later, event: Event) -> bool:
    """Discarded from play, it has a pile to go to, and there is one of what it becomes."""
    game = you.game
    return event.from_play and game.home_of(event.card) >= 0 and game.top_named(UPGRADES[this.kind.name]) >= 0


def upgrade(you: Player, this: Later, event: Event) -> None:
    you.exchange(event.card, UPGRADES[this.kind.name])


for traveller in (page, treasure_hunter, warrior, hero, peasant, soldier, fugitive, disciple):
    traveller.on(WHEN_DISCARD, optional=True, when=can_upgrade)(upgrade)


# --- Events ---

mission = landscape(
    "Mission", EVENT,
    "Take an extra turn after this one (but not a third turn in a row), on which you cannot buy cards. (You can still "
    "buy Events.)",
    sets=SET, cost=4,
)  # fmt: skip


@mission.play
def mission_play(you: Player, this: Play) -> None:
    you.extra_turn(mission, mission_begins, limit=NOT_THIRD)


@mission.later(TURN_FIRST)
def mission_begins(you: Player, this: Later, event: Event) -> None:
    you.set_up(mission_no_cards, THIS_TURN)


@mission.later(MAY_BUY)
def mission_no_cards(you: Player, this: Later, event: Event) -> None:
    if event.card >= 0:
        event.number = 0


inheritance = landscape(
    "Inheritance", EVENT,
    "Once per game: set aside a non-Command, non-Duration Action card from the Supply costing up to $4. Put your Estate "
    "token on it. (During your turns, Estates are also Command Actions with \"Play the card with your Estate token, "
    "leaving it there.\")",
    sets=SET, cost=7, once_per_game=True,
)  # fmt: skip


@inheritance.play
def inheritance_play(you: Player, this: Play) -> None:
    cards = you.supply(up_to=Cost(4), types=ACTION, without=COMMAND | DURATION)
    for token_card in you.set_aside([you.choose_one(Q_CHOOSE, cards)]):
        you.set_up(inheritance_types, WHOLE_GAME)
        you.set_up(inheritance_instructions, WHOLE_GAME).cards = [token_card]


def is_estate(you: Player, this: Later, event: Event) -> bool:
    """An Estate on the owner's turn. (Between turns and at the end of the game it is nobody's turn.)"""
    game = you.game
    return you.on_turn and game.phase not in (BETWEEN_TURNS, GAME_OVER) and game.kinds[event.kind_id] is estate


@inheritance.later(TYPES, when=is_estate)
def inheritance_types(you: Player, this: Later, event: Event) -> None:
    event.number |= ACTION | COMMAND


@inheritance.later(INSTRUCTIONS, whose=ANYONE, when=is_estate)
def inheritance_instructions(you: Player, this: Later, event: Event) -> None:
    # On your turns, whoever plays the Estate: they play the card with your token, which stays where it is.
    event.replaced = True
    event.player.play(this.cards[0], by=event.play, leaving=True)
