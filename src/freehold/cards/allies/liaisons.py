"""Allies: the Liaisons that have a pile of their own."""

from __future__ import annotations

from typing import TYPE_CHECKING

from freehold.rules.kinds import card
from freehold.rules.vocab import (
    ACTION, ALWAYS, DURATION, GAME_START, LIAISON, Q_DISCARD, Q_SET_ASIDE, Q_TRASH, TREASURE, TURN_START, WHEN_GAIN,
    WHEN_TRASH, Cost, coins_in,
)  # fmt: skip

if TYPE_CHECKING:
    from freehold.rules.events import Event, Later
    from freehold.rules.player import Player
    from freehold.rules.playing import Play

SET = ["Allies"]


def take_top_card(you: Player, this: Later, event: Event) -> bool:
    return you.game.still_there(event.card)


underling = card("Underling", ACTION | LIAISON, 3, "+1 Card. +1 Action. +1 Favor.", sets=SET)


@underling.play
def underling_play(you: Player, this: Play) -> None:
    you.plus(cards=1, actions=1)
    you.get_favors(1)


broker = card(
    "Broker", ACTION | LIAISON, 4,
    "Trash a card from your hand and choose one, per $1 it costs: +1 Card; or +1 Action; or +$1; or +1 Favor.",
    sets=SET, plus_coins=True,
)  # fmt: skip


@broker.play
def broker_play(you: Player, this: Play) -> None:
    for trashed in you.trash(you.choose(Q_TRASH, you.hand, 1, 1)):
        size = coins_in(you.game.cost(trashed))
        for option in this.choose(["+Cards", "+Actions", "+$", "+Favors"]) if size else []:
            if option == "+Cards":
                you.plus(cards=size)
            elif option == "+Actions":
                you.plus(actions=size)
            elif option == "+$":
                you.plus(coins=size)
            else:
                you.get_favors(size)


bauble = card(
    "Bauble", TREASURE | LIAISON, 2,
    "Choose two different of these: +1 Buy; +$1; +1 Favor; each card you gain this turn may go onto your deck.", sets=SET,
    order_matters=True,
)  # fmt: skip


@bauble.play
def bauble_play(you: Player, this: Play) -> None:
    for option in this.choose(["+1 Buy", "+$1", "+1 Favor", "gains onto your deck"], 2):
        if option == "+1 Buy":
            you.plus(buys=1)
        elif option == "+$1":
            you.plus(coins=1)
        elif option == "+1 Favor":
            you.get_favors(1)
        else:
            this.this_turn(bauble_topdecks)


@bauble.later(WHEN_GAIN, optional=True, when=take_top_card, moves_it=True)
def bauble_topdecks(you: Player, this: Later, event: Event) -> None:
    you.topdeck([event.card])


importer = card(
    "Importer", ACTION | DURATION | LIAISON, 3, "When your next turn starts, gain a card costing up to $5.",
    "Set-up: everyone gets +4 Favors.", sets=SET,
)  # fmt: skip


@importer.on(GAME_START, ALWAYS, at_once=True)
def importer_favors(you: Player, this: Later, event: Event) -> None:
    you.get_favors(4)


@importer.play
def importer_play(you: Player, this: Play) -> None:
    this.next_turn(importer_later)


@importer.later(TURN_START)
def importer_later(you: Player, this: Later, event: Event) -> None:
    you.choose_gain(you.supply(up_to=Cost(5)))


sycophant = card(
    "Sycophant", ACTION | LIAISON, 2, "+1 Action. Discard 3 cards. For one or more discarded, +$3.",
    "+2 Favors when you gain this, and when you trash it.", sets=SET, plus_coins=True,
)  # fmt: skip


@sycophant.play
def sycophant_play(you: Player, this: Play) -> None:
    you.plus(actions=1)
    if you.discard(you.choose(Q_DISCARD, you.hand, 3, 3)):
        you.plus(coins=3)


@sycophant.on(WHEN_GAIN)
def sycophant_gained(you: Player, this: Later, event: Event) -> None:
    you.get_favors(2)


@sycophant.on(WHEN_TRASH)
def sycophant_trashed(you: Player, this: Later, event: Event) -> None:
    you.get_favors(2)


guildmaster = card(
    "Guildmaster", ACTION | LIAISON, 5, "+$3. For the rest of this turn, each card you gain gives +1 Favor.", sets=SET,
    plus_coins=True,
)  # fmt: skip


@guildmaster.play
def guildmaster_play(you: Player, this: Play) -> None:
    you.plus(coins=3)
    this.this_turn(guildmaster_favor)


@guildmaster.later(WHEN_GAIN)
def guildmaster_favor(you: Player, this: Later, event: Event) -> None:
    you.get_favors(1)


contract = card(
    "Contract", TREASURE | DURATION | LIAISON, 5,
    "$2. +1 Favor. You may set an Action card from your hand aside; it is played when your next turn starts.", sets=SET,
    worth=2, order_matters=True,
)  # fmt: skip


@contract.play
def contract_play(you: Player, this: Play) -> None:
    you.get_favors(1)
    aside = you.set_aside(you.choose(Q_SET_ASIDE, you.of_type(you.hand, ACTION), 0, 1))
    if aside:
        this.next_turn(contract_later).cards = aside


@contract.later(TURN_START)
def contract_later(you: Player, this: Later, event: Event) -> None:
    for aside in this.cards:
        you.play(aside)


emissary = card(
    "Emissary", ACTION | LIAISON, 5, "+3 Cards. +1 Action and +2 Favors, if you had to shuffle a card or more for that.",
    sets=SET,
)  # fmt: skip


@emissary.play
def emissary_play(you: Player, this: Play) -> None:
    wanted = 0 if this.swapped else 2 if you.minus_card else 3
    shuffles = you.deck_size() < wanted and bool(you.discards)
    you.plus(cards=3)
    if shuffles:
        you.plus(actions=1)
        you.get_favors(2)
