"""Menagerie: the cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from freehold.cards.basic import curse
from freehold.cards.dark_ages.knights import from_3_to_6
from freehold.rules.common import EXILE_RULES
from freehold.rules.kinds import card
from freehold.rules.vocab import (
    ACTION, ANYONE, ATTACK, BEFORE_PLAY, COST, DECK, DURATION, HAND, OTHERS, Q_DISCARD, Q_EXILE, Q_GAIN,
    Q_PLAY_CARD, Q_TRASH, REACTION, TREASURE, TURN_START, VICTORY, WHEN_DISCARD, WHEN_GAIN, WOULD_GET_ACTIONS,
    WOULD_PAY, Cost, at_most, coins_in, cost_plus,
)  # fmt: skip

if TYPE_CHECKING:
    from freehold.rules.events import Event, Later
    from freehold.rules.player import Player
    from freehold.rules.playing import Play

SET = ["Menagerie"]


def exile_from_supply(you: Player, name: str) -> None:
    """Exile such a card from the Supply."""
    you.exile([you.game.top_named(name)])


# --- Horses ----------------------------------------------------------------------------------------------------------

horse = card(
    "Horse", ACTION, 3, "+2 Cards. +1 Action. This goes back to its pile.", "(Not a Supply card.)",
    sets=SET, category="non_supply", copies=30,
)  # fmt: skip


@horse.play
def horse_play(you: Player, this: Play) -> None:
    you.plus(cards=2, actions=1)
    this.return_to_pile()


cavalry = card(
    "Cavalry", ACTION, 4, "Gain 2 Horses.",
    "Upon gaining this: +2 Cards and +1 Buy; in your Buy phase you also return to your Action phase.", sets=SET,
    brings=["Horse"],
)  # fmt: skip


@cavalry.play
def cavalry_play(you: Player, this: Play) -> None:
    you.gain_named("Horse")
    you.gain_named("Horse")


@cavalry.on(WHEN_GAIN)
def cavalry_gained(you: Player, this: Later, event: Event) -> None:
    you.plus(cards=2, buys=1)
    you.return_to_actions()


livery = card(
    "Livery", ACTION, 5,
    "+$3. For the rest of this turn, each time you gain a card that costs $4 or more, you gain a Horse too.", sets=SET,
    brings=["Horse"], plus_coins=True,
)  # fmt: skip


@livery.play
def livery_play(you: Player, this: Play) -> None:
    you.plus(coins=3)
    this.this_turn(livery_horse)


def costs_4_or_more(you: Player, this: Later, event: Event) -> bool:
    return coins_in(event.cost) >= 4


@livery.later(WHEN_GAIN, when=costs_4_or_more)
def livery_horse(you: Player, this: Later, event: Event) -> None:
    you.gain_named("Horse")

supplies = card(
    "Supplies", TREASURE, 2, "$1. Playing this also gains you a Horse, onto your deck.", sets=SET, worth=1, brings=["Horse"],
    order_matters=True,
)  # fmt: skip


@supplies.play
def supplies_play(you: Player, this: Play) -> None:
    you.gain_named("Horse", to=DECK)


scrap = card(
    "Scrap", ACTION, 3,
    "Trash a card from your hand. For each $1 it costs choose another of these: +1 Card; +1 Action; +1 Buy; +$1; gain a "
    "Silver; gain a Horse.", sets=SET, brings=["Horse"], plus_coins=True,
)  # fmt: skip

SCRAPS = ["+1 Card", "+1 Action", "+1 Buy", "+$1", "gain a Silver", "gain a Horse"]


@scrap.play
def scrap_play(you: Player, this: Play) -> None:
    for trashed in you.trash(you.choose(Q_TRASH, you.hand, 1, 1)):
        count = coins_in(you.game.cost(trashed))
        chosen = SCRAPS
        if count < len(SCRAPS):
            chosen = this.choose(SCRAPS, count) if count or this.extra_options else []
        for scrapped in chosen:
            use_scrap(you, scrapped)


def use_scrap(you: Player, scrapped: str) -> None:
    if scrapped == "+1 Card":
        you.plus(cards=1)
    elif scrapped == "+1 Action":
        you.plus(actions=1)
    elif scrapped == "+1 Buy":
        you.plus(buys=1)
    elif scrapped == "+$1":
        you.plus(coins=1)
    elif scrapped == "gain a Silver":
        you.gain_named("Silver")
    else:
        you.gain_named("Horse")


groom = card(
    "Groom", ACTION, 4,
    "Gain a card costing $4 or less. If it is an Action, gain a Horse; if it is a Treasure, gain a Silver; if it is a "
    "Victory card, +1 Card and +1 Action.", sets=SET, brings=["Horse"],
)  # fmt: skip


@groom.play
def groom_play(you: Player, this: Play) -> None:
    gained = you.choose_gain(you.supply(up_to=Cost(4)))
    if gained >= 0:
        types = you.game.types(gained)
        if types & ACTION:
            you.gain_named("Horse")
        if types & TREASURE:
            you.gain_named("Silver")
        if types & VICTORY:
            you.plus(cards=1, actions=1)


hostelry = card(
    "Hostelry", ACTION, 4, "+1 Card. +2 Actions.",
    "Upon gaining this you may discard Treasures, as many as you like, revealing them; you gain as many Horses.", sets=SET,
    brings=["Horse"], plus=(1, 2, 0, 0),
)  # fmt: skip


@hostelry.on(WHEN_GAIN)
def hostelry_gained(you: Player, this: Later, event: Event) -> None:
    chosen = you.choose(Q_DISCARD, you.of_type(you.hand, TREASURE))
    if chosen:
        you.reveal(chosen)
    for _ in you.discard(chosen, shown=True):
        you.gain_named("Horse")


paddock = card(
    "Paddock", ACTION, 5, "+$2. Gain 2 Horses. +1 Action for each empty Supply pile.", sets=SET, brings=["Horse"],
    plus_coins=True,
)  # fmt: skip


@paddock.play
def paddock_play(you: Player, this: Play) -> None:
    you.plus(coins=2)
    you.gain_named("Horse")
    you.gain_named("Horse")
    you.plus(actions=you.game.empty_supply_piles())


sleigh = card(
    "Sleigh", ACTION | REACTION, 2, "Gain 2 Horses.",
    "When you gain a card you may discard this, to move that card into your hand or onto your deck.", sets=SET,
    brings=["Horse"],
)  # fmt: skip


@sleigh.play
def sleigh_play(you: Player, this: Play) -> None:
    you.gain_named("Horse")
    you.gain_named("Horse")


@sleigh.on(WHEN_GAIN, HAND, optional=True)
def sleigh_react(you: Player, this: Later, event: Event) -> None:
    if you.discard([this.card]) and you.game.still_there(event.card):
        if you.pick("hand", "deck") == "hand":
            you.to_hand([event.card])
        else:
            you.topdeck([event.card])


# --- Exile -----------------------------------------------------------------------------------------------------------

camel_train = card(
    "Camel Train", ACTION, 3, "Choose a card in the Supply that is no Victory card and Exile it.",
    "Upon gaining this, Exile a Gold from the Supply.", sets=SET, brings=[EXILE_RULES],
)  # fmt: skip


@camel_train.play
def camel_train_play(you: Player, this: Play) -> None:
    you.exile([you.choose_one(Q_EXILE, you.supply(without=VICTORY))])


@camel_train.on(WHEN_GAIN)
def camel_train_gained(you: Player, this: Later, event: Event) -> None:
    exile_from_supply(you, "Gold")


stockpile = card(
    "Stockpile", TREASURE, 3, "$3. +1 Buy. Playing this Exiles it.", sets=SET, worth=3, brings=[EXILE_RULES],
    order_matters=True,
)  # fmt: skip


@stockpile.play
def stockpile_play(you: Player, this: Play) -> None:
    you.plus(buys=1)
    if this.is_there():
        you.exile([this.card])


bounty_hunter = card(
    "Bounty Hunter", ACTION, 4, "+1 Action. Exile a card from your hand. +$3 if no copy of it was in your Exile before.",
    sets=SET, brings=[EXILE_RULES], plus_coins=True,
)  # fmt: skip


@bounty_hunter.play
def bounty_hunter_play(you: Player, this: Play) -> None:
    you.plus(actions=1)
    hunted = you.choose_one(Q_EXILE, you.hand)
    if hunted >= 0:
        known = you.of_kind(you.exiled, you.game.kind(hunted))
        if you.exile([hunted]) and not known:
            you.plus(coins=3)


cardinal = card(
    "Cardinal", ACTION | ATTACK, 4,
    "+$2. Each other player reveals their top 2 cards, Exiles one of them that costs from $3 to $6, and discards what is "
    "left.", sets=SET, brings=[EXILE_RULES], plus_coins=True,
)  # fmt: skip


@cardinal.play
def cardinal_play(you: Player, this: Play) -> None:
    you.plus(coins=2)
    game = you.game
    for victim in this.victims():
        revealed = victim.reveal_top(2)
        victim.exile([victim.choose_one(Q_EXILE, [c for c in revealed if from_3_to_6(game.cost(c))])])
        victim.discard(revealed)


coven = card(
    "Coven", ACTION | ATTACK, 5,
    "+1 Action. +$2. Each other player Exiles a Curse from the Supply; who cannot discards all Curses from their Exile.",
    sets=SET, brings=[EXILE_RULES], plus_coins=True,
)  # fmt: skip


@coven.play
def coven_play(you: Player, this: Play) -> None:
    you.plus(actions=1, coins=2)
    for victim in this.victims():
        if not victim.exile([you.game.top_named("Curse")]):
            victim.discard(victim.of_kind(victim.exiled, curse))


displace = card(
    "Displace", ACTION, 5, "Exile a card from your hand. Gain a card of another name that costs at most $2 more.", sets=SET,
    brings=[EXILE_RULES],
)  # fmt: skip


@displace.play
def displace_play(you: Player, this: Play) -> None:
    game = you.game
    for displaced in you.exile(you.choose(Q_EXILE, you.hand, 1, 1)):
        limit = cost_plus(game.cost(displaced), 2)
        you.choose_gain([c for c in you.supply(up_to=limit) if game.kind(c) is not game.kind(displaced)])


sanctuary = card(
    "Sanctuary", ACTION, 5, "+1 Card. +1 Action. +1 Buy. You may Exile a card from your hand.", sets=SET, brings=[EXILE_RULES],
)  # fmt: skip


@sanctuary.play
def sanctuary_play(you: Player, this: Play) -> None:
    you.plus(cards=1, actions=1, buys=1)
    you.exile(you.choose(Q_EXILE, you.hand, 0, 1))


# --- Actions and plays -----------------------------------------------------------------------------------------------

snowy_village = card(
    "Snowy Village", ACTION, 3, "+1 Card. +4 Actions. +1 Buy. Any +Actions that you would get later this turn are ignored.",
    sets=SET,
)  # fmt: skip


@snowy_village.play
def snowy_village_play(you: Player, this: Play) -> None:
    you.plus(cards=1, actions=4, buys=1)
    you.offer_villagers()
    this.this_turn(snowy_village_ignores)


@snowy_village.later(WOULD_GET_ACTIONS)
def snowy_village_ignores(you: Player, this: Later, event: Event) -> None:
    event.replaced = True


goatherd = card(
    "Goatherd", ACTION, 3,
    "+1 Action. You may trash a card from your hand. +1 Card for each card that the player to your right trashed on their "
    "last turn.", sets=SET,
)  # fmt: skip


@goatherd.play
def goatherd_play(you: Player, this: Play) -> None:
    you.plus(actions=1)
    you.trash(you.choose(Q_TRASH, you.hand, 0, 1))
    you.plus(cards=you.right_neighbour.trashed_last_turn())


hunting_lodge = card(
    "Hunting Lodge", ACTION, 5, "+1 Card. +2 Actions. You may discard your hand; if you do, +5 Cards.", sets=SET,
)  # fmt: skip


@hunting_lodge.play
def hunting_lodge_play(you: Player, this: Play) -> None:
    you.plus(cards=1, actions=2)
    if you.may(Q_DISCARD):
        you.discard(you.hand)
        you.plus(cards=5)


kiln = card(
    "Kiln", ACTION, 5, "+$2. When you next play a card this turn, you may gain a copy of it before it does anything.", sets=SET,
    plus_coins=True,
)  # fmt: skip


@kiln.play
def kiln_play(you: Player, this: Play) -> None:
    you.plus(coins=2)
    this.once_this_turn(kiln_copies)


@kiln.later(BEFORE_PLAY)
def kiln_copies(you: Player, this: Later, event: Event) -> None:
    kind = you.game.kind(event.card)
    copy = you.game.top_named(kind.name)
    if copy >= 0 and you.game.in_supply(copy) and you.may(Q_GAIN, copy):
        you.gain_copy(kind)


# --- Reactions that play themselves ----------------------------------------------------------------------------------

black_cat = card(
    "Black Cat", ACTION | ATTACK | REACTION, 2, "+2 Cards. Outside your turn, each other player also gains a Curse.",
    "You may play this from your hand when another player gains a Victory card.", sets=SET,
)  # fmt: skip


@black_cat.play
def black_cat_play(you: Player, this: Play) -> None:
    you.plus(cards=2)
    if not you.on_turn:
        for victim in this.victims():
            victim.gain_named("Curse")


black_cat.may_be_played(WHEN_GAIN, whose=OTHERS, of=VICTORY)


sheepdog = card(
    "Sheepdog", ACTION | REACTION, 3, "+2 Cards.", "You may play this from your hand when you gain a card.", sets=SET,
)  # fmt: skip


@sheepdog.play
def sheepdog_play(you: Player, this: Play) -> None:
    you.plus(cards=2)


sheepdog.may_be_played(WHEN_GAIN)


falconer = card(
    "Falconer", ACTION | REACTION, 5, "Gain to your hand a card that costs less than this.",
    "You may play this from your hand when anyone gains a card of two or more types.", sets=SET,
)  # fmt: skip


@falconer.play
def falconer_play(you: Player, this: Play) -> None:
    you.choose_gain(you.supply(cheaper_than=you.game.cost(this.card)), to=HAND)


def has_two_types(you: Player, this: Later, event: Event) -> bool:
    return event.types & (event.types - 1) != 0


falconer.may_be_played(WHEN_GAIN, whose=ANYONE, when=has_two_types)


village_green = card(
    "Village Green", ACTION | DURATION | REACTION, 4,
    "+1 Card and +2 Actions: either now, or at the start of your next turn.",
    "If you discard this outside Clean-up, you may play it.", sets=SET,
)  # fmt: skip


@village_green.play
def village_green_play(you: Player, this: Play) -> None:
    if you.pick("now", "next turn") == "now":
        you.plus(cards=1, actions=2)
    else:
        this.next_turn(village_green_later)


@village_green.later(TURN_START)
def village_green_later(you: Player, this: Later, event: Event) -> None:
    you.plus(cards=1, actions=2)


def not_in_cleanup(you: Player, this: Later, event: Event) -> bool:
    return not event.in_cleanup


@village_green.on(WHEN_DISCARD, optional=True, when=not_in_cleanup, moves_it=True)
def village_green_react(you: Player, this: Later, event: Event) -> None:
    you.play(event.card)


# --- Durations -------------------------------------------------------------------------------------------------------

gatekeeper = card(
    "Gatekeeper", ACTION | DURATION | ATTACK, 5,
    "Your next turn starts with +$3. Until then, other players must Exile each Action and Treasure they gain, unless a "
    "copy of it is in their Exile already.", sets=SET, brings=[EXILE_RULES], plus_coins=True,
)  # fmt: skip


@gatekeeper.play
def gatekeeper_play(you: Player, this: Play) -> None:
    this.until_next_turn(gatekeeper_exiles)
    this.next_turn(gatekeeper_later)


def has_no_exiled_copy(you: Player, this: Later, event: Event) -> bool:
    return this.affects(you) and not you.of_kind(you.exiled, you.game.kind(event.card))


@gatekeeper.later(WHEN_GAIN, whose=OTHERS, theirs=True, of=ACTION | TREASURE, when=has_no_exiled_copy, fixed=True)
def gatekeeper_exiles(you: Player, this: Later, event: Event) -> None:
    you.exile([event.card])


@gatekeeper.later(TURN_START)
def gatekeeper_later(you: Player, this: Later, event: Event) -> None:
    you.plus(coins=3)


mastermind = card(
    "Mastermind", ACTION | DURATION, 5,
    "When your next turn starts, you may choose an Action card in your hand and play it three times.", sets=SET,
)  # fmt: skip


@mastermind.play
def mastermind_play(you: Player, this: Play) -> None:
    this.next_turn(mastermind_later)


@mastermind.later(TURN_START)
def mastermind_later(you: Player, this: Later, event: Event) -> None:
    first = you.play(you.choose_one(Q_PLAY_CARD, you.playable(ACTION), optional=True))
    if first >= 0:
        for _ in range(2):
            you.play_again(first, None, int(this.holder))


barge = card("Barge", ACTION | DURATION, 5, "+3 Cards and +1 Buy: either now, or at the start of your next turn.", sets=SET)


@barge.play
def barge_play(you: Player, this: Play) -> None:
    if you.pick("now", "next turn") == "now":
        you.plus(cards=3, buys=1)
    else:
        this.next_turn(barge_later)


@barge.later(TURN_START)
def barge_later(you: Player, this: Later, event: Event) -> None:
    you.plus(cards=3, buys=1)


# --- costs -----------------------------------------------------------------------------------------------------------

animal_fair = card(
    "Animal Fair", ACTION, 7, "+$4. +1 Buy for each empty Supply pile.",
    "To get this you may trash an Action card from your hand, in place of paying its cost.", sets=SET, plus_coins=True,
)  # fmt: skip


@animal_fair.play
def animal_fair_play(you: Player, this: Play) -> None:
    you.plus(coins=4)
    you.plus(buys=you.game.empty_supply_piles())


def has_action_in_hand(you: Player, this: Later, event: Event) -> bool:
    return bool(you.of_type(you.hand, ACTION))


@animal_fair.on(WOULD_PAY, when=has_action_in_hand)
def animal_fair_paid(you: Player, this: Later, event: Event) -> None:
    if at_most(you.game.cost(event.card), you.coins) and not you.may(Q_TRASH, event.card):
        return
    event.replaced = True
    you.trash(you.choose(Q_TRASH, you.of_type(you.hand, ACTION), 1, 1))


destrier = card(
    "Destrier", ACTION, 6, "+2 Cards. +1 Action.", "On your turn, each card you have gained in it makes this cost $1 less.",
    sets=SET,
)  # fmt: skip


@destrier.play
def destrier_play(you: Player, this: Play) -> None:
    you.plus(cards=2, actions=1)


@destrier.on(COST)
def destrier_cost(you: Player, this: Later, event: Event) -> None:
    event.number -= len(you.game.gained_cards(int(you.seat)))


wayfarer = card(
    "Wayfarer", ACTION, 6, "+3 Cards. You may gain a Silver.",
    "If another card was gained this turn, this costs whatever the last of those costs.", sets=SET,
)  # fmt: skip


@wayfarer.play
def wayfarer_play(you: Player, this: Play) -> None:
    you.plus(cards=3)
    silver = you.game.top_named("Silver")
    if silver >= 0 and you.may(Q_GAIN, silver):
        you.gain(silver)


def last_other_gain(you: Player) -> int:
    for gained in reversed(you.game.gained_cards(-1)):
        if you.game.kind(gained) is not wayfarer:
            return gained
    return -1


def something_was_gained(you: Player, this: Later, event: Event) -> bool:
    return last_other_gain(you) >= 0


@wayfarer.on(COST, when=something_was_gained)
def wayfarer_cost(you: Player, this: Later, event: Event) -> None:
    event.replaced = True
    event.cost = you.game.cost(last_other_gain(you))


fisherman = card(
    "Fisherman", ACTION, 5, "+1 Card. +1 Action. +$1.", "On your turns this costs $3 less while your discard pile is empty.",
    sets=SET, plus=(1, 1, 0, 1),
)  # fmt: skip


def nothing_in_discard(you: Player, this: Later, event: Event) -> bool:
    return not you.discards


@fisherman.on(COST, when=nothing_in_discard)
def fisherman_cost(you: Player, this: Later, event: Event) -> None:
    event.number -= 3
