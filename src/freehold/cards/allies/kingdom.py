"""Allies: the other Kingdom cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from freehold.rules.kinds import card
from freehold.rules.vocab import (
    ACTION, ATTACK, DURATION, HAND, LOOKED, OTHERS, Q_DISCARD, Q_PLAY_CARD, Q_RETURN, Q_SPEND, Q_TAKE, Q_TRASH, TREASURE,
    TURN_START, VICTORY, WHEN_DISCARD, WHEN_GAIN, WOULD_RESOLVE, Cost, coins_in, cost_plus,
)  # fmt: skip

if TYPE_CHECKING:
    from freehold.rules.events import Event, Later
    from freehold.rules.player import Player
    from freehold.rules.playing import Play

SET = ["Allies"]

# --- costing $3 and $4 -----------------------------------------------------------------------------------------------

merchant_camp = card(
    "Merchant Camp", ACTION, 3, "+2 Actions. +$1.", "When you discard this from play, you may put it onto your deck.",
    sets=SET, plus=(0, 2, 0, 1),
)  # fmt: skip


def discarded_from_play(you: Player, this: Later, event: Event) -> bool:
    return event.from_play


@merchant_camp.on(WHEN_DISCARD, optional=True, when=discarded_from_play, moves_it=True)
def merchant_camp_returns(you: Player, this: Later, event: Event) -> None:
    you.topdeck([event.card])


sentinel = card(
    "Sentinel", ACTION, 3,
    "Look at 5 cards from the top of your deck. You may trash one or two of them; the others go back in any order.",
    sets=SET,
)  # fmt: skip


@sentinel.play
def sentinel_play(you: Player, this: Play) -> None:
    cards = you.look(5)
    you.trash(you.choose(Q_TRASH, cards, 0, 2))
    you.put_back(cards)


carpenter = card(
    "Carpenter", ACTION, 4,
    "While no Supply pile is empty: +1 Action, and gain a card costing up to $4. Once one is: trash a card from your "
    "hand, and gain one that costs at most $2 more.", sets=SET,
)  # fmt: skip


@carpenter.play
def carpenter_play(you: Player, this: Play) -> None:
    if not you.game.empty_supply_piles():
        you.plus(actions=1)
        you.choose_gain(you.supply(up_to=Cost(4)))
        return
    for trashed in you.trash(you.choose(Q_TRASH, you.hand, 1, 1)):
        you.choose_gain(you.supply(up_to=cost_plus(you.game.cost(trashed), 2)))


courier = card(
    "Courier", ACTION, 4,
    "+$1. Discard your top card. Then look through your discard pile; you may play an Action or a Treasure out of it.",
    sets=SET, plus_coins=True,
)  # fmt: skip


@courier.play
def courier_play(you: Player, this: Play) -> None:
    you.plus(coins=1)
    you.discard_top(1)
    you.play(you.choose_one(Q_PLAY_CARD, you.of_type(you.discards, ACTION | TREASURE), optional=True), by=this)


innkeeper = card(
    "Innkeeper", ACTION, 4,
    "+1 Action. Choose one: +1 Card; or +3 Cards and discard 3 cards; or +5 Cards and discard 6 cards.", sets=SET,
)  # fmt: skip


@innkeeper.play
def innkeeper_play(you: Player, this: Play) -> None:
    you.plus(actions=1)
    for option in this.choose(["+1 Card", "+3 Cards, discard 3", "+5 Cards, discard 6"]):
        if option == "+1 Card":
            you.plus(cards=1)
        elif option == "+3 Cards, discard 3":
            you.plus(cards=3)
            you.discard(you.choose(Q_DISCARD, you.hand, 3, 3))
        else:
            you.plus(cards=5)
            you.discard(you.choose(Q_DISCARD, you.hand, 6, 6))


town = card("Town", ACTION, 4, "Choose one: +1 Card and +2 Actions; or +1 Buy and +$2.", sets=SET, plus_coins=True)


@town.play
def town_play(you: Player, this: Play) -> None:
    for option in this.choose(["+1 Card and +2 Actions", "+1 Buy and +$2"]):
        if option == "+1 Card and +2 Actions":
            you.plus(cards=1, actions=2)
        else:
            you.plus(buys=1, coins=2)


# --- costing $5 and $6 -----------------------------------------------------------------------------------------------

barbarian = card(
    "Barbarian", ACTION | ATTACK, 5,
    "+$2. Each other player trashes their top card. If that costs $3 or more, they gain a cheaper one that has a type in "
    "common with it; if not, a Curse.", sets=SET, plus_coins=True,
)  # fmt: skip


@barbarian.play
def barbarian_play(you: Player, this: Play) -> None:
    game = you.game
    you.plus(coins=2)
    for victim in this.victims():
        trashed = victim.trash(victim.take_top(1, LOOKED))
        if trashed and coins_in(game.cost(trashed[0])) >= 3:
            types = int(game.types(trashed[0]))
            victim.choose_gain(victim.supply(cheaper_than=game.cost(trashed[0]), types=types))
        else:
            victim.gain_named("Curse")


capital_city = card(
    "Capital City", ACTION, 5,
    "+1 Card. +2 Actions. You may discard 2 cards; if you do, +$2. Then you may pay $2; if you do, +2 Cards.", sets=SET,
    plus_coins=True,
)  # fmt: skip


@capital_city.play
def capital_city_play(you: Player, this: Play) -> None:
    you.plus(cards=1, actions=2)
    if you.hand_size() and you.may(Q_DISCARD) and len(you.discard(you.choose(Q_DISCARD, you.hand, 2, 2))) == 2:
        you.plus(coins=2)
    if you.coins < 2:
        you.offer_coffers()
    if you.coins >= 2 and you.may(Q_SPEND):
        you.lose_coins(2)
        you.plus(cards=2)


galleria = card(
    "Galleria", ACTION, 5, "+$3. For the rest of this turn, each card you gain that costs $3 or $4 gives +1 Buy.", sets=SET,
    plus_coins=True,
)  # fmt: skip


@galleria.play
def galleria_play(you: Player, this: Play) -> None:
    you.plus(coins=3)
    this.this_turn(galleria_buy)


def cost_3_or_4(you: Player, this: Later, event: Event) -> bool:
    return event.cost in (Cost(3), Cost(4))


@galleria.later(WHEN_GAIN, when=cost_3_or_4)
def galleria_buy(you: Player, this: Later, event: Event) -> None:
    you.plus(buys=1)


hunter = card(
    "Hunter", ACTION, 5,
    "+1 Action. Reveal 3 cards from the top of your deck. Of these, an Action, then a Treasure, then a Victory card go "
    "into your hand, as far as there are any; discard what is left.", sets=SET,
)  # fmt: skip


@hunter.play
def hunter_play(you: Player, this: Play) -> None:
    you.plus(actions=1)
    shown = you.reveal_top(3)
    for wanted in (ACTION, TREASURE, VICTORY):
        you.to_hand(you.choose(Q_TAKE, you.of_type(you.still(shown), wanted), 1, 1))
    you.discard(shown)


modify = card(
    "Modify", ACTION, 5,
    "Trash a card from your hand. Choose one: +1 Card and +1 Action; or gain a card that costs at most $2 more than the "
    "trashed one.", sets=SET,
)  # fmt: skip


@modify.play
def modify_play(you: Player, this: Play) -> None:
    trashed = you.trash(you.choose(Q_TRASH, you.hand, 1, 1))
    for option in this.choose(["+1 Card and +1 Action", "gain a card"]):
        if option == "+1 Card and +1 Action":
            you.plus(cards=1, actions=1)
        elif trashed:
            you.choose_gain(you.supply(up_to=cost_plus(you.game.cost(trashed[0]), 2)))


skirmisher = card(
    "Skirmisher", ACTION | ATTACK, 5,
    "+1 Card. +1 Action. +$1. For the rest of this turn, each time you gain an Attack, the others discard down to 3 cards "
    "in hand.", sets=SET, plus_coins=True,
)  # fmt: skip


@skirmisher.play
def skirmisher_play(you: Player, this: Play) -> None:
    you.plus(cards=1, actions=1, coins=1)
    this.this_turn(skirmisher_strikes)


@skirmisher.later(WHEN_GAIN, of=ATTACK)
def skirmisher_strikes(you: Player, this: Later, event: Event) -> None:
    for other in you.others():
        if this.affects(other):
            other.discard_down_to(3)


specialist = card(
    "Specialist", ACTION, 5,
    "You may play an Action or a Treasure from your hand. Then choose one: play it again; or gain a copy of it.", sets=SET,
)  # fmt: skip


@specialist.play
def specialist_play(you: Player, this: Play) -> None:
    chosen = you.choose_one(Q_PLAY_CARD, you.playable(ACTION | TREASURE), optional=True)
    played = you.play(chosen, by=this)
    for option in this.choose(["play it again", "gain a copy"]) if played >= 0 else []:
        if option == "play it again":
            you.play_again(played, this)
        else:
            you.gain_copy(you.game.kind(played))


swap = card(
    "Swap", ACTION, 5,
    "+1 Card. +1 Action. You may return an Action from your hand to its pile. If you do, gain to your hand an Action of "
    "another name costing up to $5.", sets=SET,
)  # fmt: skip


@swap.play
def swap_play(you: Player, this: Play) -> None:
    game = you.game
    you.plus(cards=1, actions=1)
    actions = [each for each in you.of_type(you.hand, ACTION) if game.home_of(each) >= 0]
    chosen = you.choose_one(Q_RETURN, actions, optional=True)
    if chosen >= 0:
        name = game.name(chosen)
        if you.return_to_pile(chosen):
            others = [each for each in you.supply(up_to=Cost(5), types=ACTION) if game.name(each) != name]
            you.choose_gain(others, to=HAND)


marquis = card(
    "Marquis", ACTION, 6, "+1 Buy. +1 Card for each card in your hand. Then discard down to 10 cards in hand.", sets=SET,
)  # fmt: skip


@marquis.play
def marquis_play(you: Player, this: Play) -> None:
    you.plus(buys=1)
    you.plus(cards=you.hand_size())
    you.discard_down_to(10)


# --- Durations -------------------------------------------------------------------------------------------------------

royal_galley = card(
    "Royal Galley", ACTION | DURATION, 4,
    "+1 Card. You may play an Action card from your hand that is no Duration. Set it aside after that; if this was "
    "done, it is played again when your next turn starts.", sets=SET,
)  # fmt: skip


@royal_galley.play
def royal_galley_play(you: Player, this: Play) -> None:
    you.plus(cards=1)
    cards = you.not_of_type(you.playable(ACTION), DURATION)
    played = you.play(you.choose_one(Q_PLAY_CARD, cards, optional=True), by=this)
    if played in you.in_play:
        aside = you.set_aside([played])
        if aside:
            this.next_turn(royal_galley_later).cards = aside


@royal_galley.later(TURN_START)
def royal_galley_later(you: Player, this: Later, event: Event) -> None:
    for aside in this.cards:
        you.play(aside)


highwayman = card(
    "Highwayman", ACTION | DURATION | ATTACK, 5,
    "When your next turn starts, discard this from play, and +3 Cards. Until then, the first Treasure that another "
    "player plays on a turn has no effect.", sets=SET,
)  # fmt: skip


@highwayman.play
def highwayman_play(you: Player, this: Play) -> None:
    this.until_next_turn(highwayman_waylays)
    this.next_turn(highwayman_later)


def first_treasure(you: Player, this: Later, event: Event) -> bool:
    return this.affects(you) and event.play is not None and event.play.nth(TREASURE) == 1


@highwayman.later(WOULD_RESOLVE, whose=OTHERS, theirs=True, of=TREASURE, when=first_treasure)
def highwayman_waylays(you: Player, this: Later, event: Event) -> None:
    event.replaced = True


@highwayman.later(TURN_START)
def highwayman_later(you: Player, this: Later, event: Event) -> None:
    if this.card in you.in_play:
        you.discard([this.card])
    you.plus(cards=3)
