"""Menagerie: the cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from freehold.rules.common import EXILE_RULES
from freehold.rules.kinds import card
from freehold.rules.vocab import (
    ACTION, ANYONE, ATTACK, COST, DURATION, HAND, OTHERS, Q_GAIN, Q_PLAY_CARD, Q_TRASH, REACTION, TREASURE,
    TURN_START, VICTORY, WHEN_DISCARD, WHEN_GAIN, WOULD_PAY, at_most, coins_in,
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


@black_cat.on(WHEN_GAIN, HAND, whose=OTHERS, optional=True, of=VICTORY)
def black_cat_react(you: Player, this: Later, event: Event) -> None:
    you.play(this.card)


sheepdog = card(
    "Sheepdog", ACTION | REACTION, 3, "+2 Cards.", "You may play this from your hand when you gain a card.", sets=SET,
)  # fmt: skip


@sheepdog.play
def sheepdog_play(you: Player, this: Play) -> None:
    you.plus(cards=2)


@sheepdog.on(WHEN_GAIN, HAND, optional=True)
def sheepdog_react(you: Player, this: Later, event: Event) -> None:
    you.play(this.card)


falconer = card(
    "Falconer", ACTION | REACTION, 5, "Gain to your hand a card that costs less than this.",
    "You may play this from your hand when anyone gains a card of two or more types.", sets=SET,
)  # fmt: skip


@falconer.play
def falconer_play(you: Player, this: Play) -> None:
    you.choose_gain(you.supply(cheaper_than=you.game.cost(this.card)), to=HAND)


def has_two_types(you: Player, this: Later, event: Event) -> bool:
    return event.types & (event.types - 1) != 0


@falconer.on(WHEN_GAIN, HAND, whose=ANYONE, optional=True, when=has_two_types)
def falconer_react(you: Player, this: Later, event: Event) -> None:
    you.play(this.card)


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
