"""Alchemy."""

from __future__ import annotations

from typing import TYPE_CHECKING

from freehold.cards.basic import copper, potion
from freehold.rules.kinds import FIRST_PRINTING, card, older
from freehold.rules.vocab import (
    ACTION, ATTACK, CLEANUP_START, DECK, DISCARD, NOT_SECOND, PLAYER_ZONES, Q_DISCARD, Q_PLAY_CARD, Q_TOPDECK, Q_TRASH,
    THIS_TURN, TREASURE, TURN_END, TURN_FIRST, VICTORY, WHEN_DISCARD, WHEN_TRASH, WOULD_GAIN, WOULD_GET_DEBT, Cost,
    coins_in, potions_in,
)  # fmt: skip

if TYPE_CHECKING:
    from freehold.rules.events import Event, Later
    from freehold.rules.player import Player
    from freehold.rules.playing import Play

SET = ["Alchemy"]

# --- Transmute ---------------------------------------------------------------------------------------------------------

transmute = card(
    "Transmute", ACTION, Cost(potion=1),
    "Trash a card from your hand. If it is an Action, gain a Duchy; if a Treasure, a Transmute; if a Victory card, a "
    "Gold.",
    sets=SET,
)  # fmt: skip


@transmute.play
def transmute_play(you: Player, this: Play) -> None:
    for trashed in you.trash(you.choose(Q_TRASH, you.hand, 1, 1)):
        types = you.game.types(trashed)
        if types & ACTION:
            you.gain_named("Duchy")
        if types & TREASURE:
            you.gain_named("Transmute")
        if types & VICTORY:
            you.gain_named("Gold")


# --- Vineyard ----------------------------------------------------------------------------------------------------------

vineyard = card("Vineyard", VICTORY, Cost(potion=1), "Worth 1 VP for every 3 Action cards you have, rounded down.", sets=SET)


@vineyard.scores
def vineyard_scores(you: Player) -> int:
    return len(you.of_type(you.all_cards(), ACTION)) // 3


# --- Herbalist ---------------------------------------------------------------------------------------------------------

herbalist = card(
    "Herbalist", ACTION, 2,
    "+1 Buy. +$1. Of the Treasures that you discard from play this turn, you may put one onto your deck.",
    sets=SET, plus_coins=True,
)  # fmt: skip


@herbalist.play
def herbalist_play(you: Player, this: Play) -> None:
    you.plus(buys=1, coins=1)
    this.this_turn(herbalist_topdeck)


def not_yet_from_play(you: Player, this: Later, event: Event) -> bool:
    return event.from_play and this.number == 0 and you.game.still_there(event.card)


@herbalist.later(WHEN_DISCARD, optional=True, of=TREASURE, when=not_yet_from_play, moves_it=True)
def herbalist_topdeck(you: Player, this: Later, event: Event) -> None:
    if you.move_to(event.card, DECK) >= 0:
        this.number = 1


herbalist_first = older(
    herbalist, FIRST_PRINTING,
    changed="2022: the Treasure returns as it is discarded itself; before, as the Herbalist was.",
    text="+1 Buy. +$1.",
    below="When you discard this from play, you may put a Treasure that you have in play onto your deck.",
)  # fmt: skip


@herbalist_first.play
def herbalist_first_play(you: Player, this: Play) -> None:
    you.plus(buys=1, coins=1)


def treasures_stand_by(you: Player, this: Later, event: Event) -> bool:
    return event.from_play and bool(you.of_type(you.in_play, TREASURE))


@herbalist_first.on(WHEN_DISCARD, optional=True, when=treasures_stand_by)
def herbalist_first_topdeck(you: Player, this: Later, event: Event) -> None:
    you.topdeck(you.choose(Q_TOPDECK, you.of_type(you.in_play, TREASURE), 1, 1))


# --- Apothecary --------------------------------------------------------------------------------------------------------

apothecary = card(
    "Apothecary", ACTION, Cost(2, potion=1),
    "+1 Card. +1 Action. Reveal your top 4 cards. Take the Coppers and Potions into your hand; put the others back in "
    "any order.",
    sets=SET,
)  # fmt: skip


@apothecary.play
def apothecary_play(you: Player, this: Play) -> None:
    you.plus(cards=1, actions=1)
    revealed = you.reveal_top(4)
    you.to_hand(you.of_kind(revealed, copper) + you.of_kind(revealed, potion))
    you.put_back(revealed)


# --- Scrying Pool ------------------------------------------------------------------------------------------------------

scrying_pool = card(
    "Scrying Pool", ACTION | ATTACK, Cost(2, potion=1),
    "+1 Action. Each player, you too, reveals the top card of their deck; you say whether they discard it or put it "
    "back. Then reveal cards from your deck until one is not an Action. Put all of those into your hand.",
    sets=SET,
)  # fmt: skip


@scrying_pool.play
def scrying_pool_play(you: Player, this: Play) -> None:
    you.plus(actions=1)
    affected = this.victims()
    for player in you.game.in_order():
        if player is you or player in affected:
            for top in player.reveal_top(1):
                if you.may(Q_DISCARD, top):
                    player.discard([top])
                else:
                    player.put_back([top])
    others, actions = you.dig(lambda revealed: not you.game.is_a(revealed, ACTION))
    you.to_hand(actions + others)


# --- University --------------------------------------------------------------------------------------------------------

university = card(
    "University", ACTION, Cost(2, potion=1), "+2 Actions. You may gain an Action that costs $5 or less.", sets=SET
)


@university.play
def university_play(you: Player, this: Play) -> None:
    you.plus(actions=2)
    you.choose_gain(you.supply(up_to=Cost(5), types=ACTION), optional=True)


# --- Alchemist ---------------------------------------------------------------------------------------------------------

alchemist = card(
    "Alchemist", ACTION, Cost(3, potion=1),
    "+2 Cards. +1 Action. When Clean-up starts this turn, you may put this onto your deck if a Potion of yours is in "
    "play.",
    sets=SET,
)  # fmt: skip


@alchemist.play
def alchemist_play(you: Player, this: Play) -> None:
    you.plus(cards=2, actions=1)
    if this.is_there():
        this.once_this_turn(alchemist_topdeck)


def has_potion_in_play(you: Player) -> bool:
    return bool(you.of_kind(you.in_play, potion))


def beside_a_potion(you: Player, this: Later, event: Event) -> bool:
    return you.game.still_there(this.card) and has_potion_in_play(you)


@alchemist.later(CLEANUP_START, optional=True, when=beside_a_potion)
def alchemist_topdeck(you: Player, this: Later, event: Event) -> None:
    if has_potion_in_play(you):
        you.topdeck([this.card])


alchemist_first = older(
    alchemist, FIRST_PRINTING,
    changed="2022: it may return when Clean-up starts; before, as it was discarded from play.",
    text="+2 Cards. +1 Action.",
    below="When you discard this from play, you may put it onto your deck if a Potion of yours is in play.",
)  # fmt: skip


@alchemist_first.play
def alchemist_first_play(you: Player, this: Play) -> None:
    you.plus(cards=2, actions=1)


def discarded_beside_a_potion(you: Player, this: Later, event: Event) -> bool:
    return event.from_play and has_potion_in_play(you)


@alchemist_first.on(WHEN_DISCARD, optional=True, when=discarded_beside_a_potion, moves_it=True)
def alchemist_first_topdeck(you: Player, this: Later, event: Event) -> None:
    you.topdeck([event.card])


# --- Familiar ----------------------------------------------------------------------------------------------------------

familiar = card(
    "Familiar", ACTION | ATTACK, Cost(3, potion=1), "+1 Card. +1 Action. Every other player gains a Curse.", sets=SET
)


@familiar.play
def familiar_play(you: Player, this: Play) -> None:
    you.plus(cards=1, actions=1)
    for victim in this.victims():
        victim.gain_named("Curse")


# --- Philosopher's Stone -----------------------------------------------------------------------------------------------

philosophers_stone = card(
    "Philosopher's Stone", TREASURE, Cost(3, potion=1),
    "Count your deck and discard pile. +$1 for every 5 cards in them together, rounded down.",
    sets=SET, order_matters=True, plus_coins=True,
)  # fmt: skip


@philosophers_stone.play
def philosophers_stone_play(you: Player, this: Play) -> None:
    you.plus(coins=(you.deck_size() + len(you.discards)) // 5)


# --- Golem -------------------------------------------------------------------------------------------------------------

golem = card(
    "Golem", ACTION, Cost(4, potion=1),
    "Reveal cards from your deck until you have revealed 2 Actions other than Golems. Discard the other cards, then "
    "play those Actions in either order.",
    sets=SET,
)  # fmt: skip


@golem.play
def golem_play(you: Player, this: Play) -> None:
    game = you.game
    actions, others = you.dig(lambda revealed: game.is_a(revealed, ACTION) and game.kind(revealed) is not golem, 2)
    you.discard(others)
    for action in you.order(actions, Q_PLAY_CARD):
        you.play(action, by=this)


# --- Apprentice --------------------------------------------------------------------------------------------------------

apprentice = card(
    "Apprentice", ACTION, 5,
    "+1 Action. Trash a card from your hand. +1 Card for every $1 it costs; +2 Cards if a Potion is in its cost.",
    sets=SET,
)  # fmt: skip


@apprentice.play
def apprentice_play(you: Player, this: Play) -> None:
    you.plus(actions=1)
    for trashed in you.trash(you.choose(Q_TRASH, you.hand, 1, 1)):
        cost = you.game.cost(trashed)
        you.plus(cards=coins_in(cost))
        if potions_in(cost):
            you.plus(cards=2)


# --- Possession --------------------------------------------------------------------------------------------------------

possession = card(
    "Possession", ACTION, Cost(6, potion=1),
    "After this turn the player to your left takes an extra one (but not a second extra turn in a row). On it you see "
    "their cards and decide everything for them; cards and debt they would gain are yours instead; cards of theirs "
    "that are trashed are set aside and go to their discard pile at the end of that turn.",
    sets=SET,
)  # fmt: skip


@possession.play
def possession_play(you: Player, this: Play) -> None:
    you.left_neighbour.extra_turn(possession, possession_begins, controller=you, limit=NOT_SECOND)


@possession.later(TURN_FIRST)
def possession_begins(you: Player, this: Later, event: Event) -> None:
    for hook in (possession_gain, possession_debt, possession_trash):
        you.set_up(hook, THIS_TURN).number = this.number


@possession.later(WOULD_GAIN)
def possession_gain(you: Player, this: Later, event: Event) -> None:
    event.replaced = True
    you.game.players[this.number].gain(event.card)


@possession.later(WOULD_GET_DEBT)
def possession_debt(you: Player, this: Later, event: Event) -> None:
    event.replaced = True
    you.game.players[this.number].get_debt(event.number)


def was_theirs(you: Player, this: Later, event: Event) -> bool:
    """Not a card trashed from the Supply or another shared place."""
    return event.from_slot < PLAYER_ZONES


@possession.later(WHEN_TRASH, when=was_theirs)
def possession_trash(you: Player, this: Later, event: Event) -> None:
    for kept in you.set_aside([event.card]):
        you.set_up(possession_returns, THIS_TURN, once=True).number = kept


@possession.later(TURN_END)
def possession_returns(you: Player, this: Later, event: Event) -> None:
    you.move_to(this.number, DISCARD)


possession_first = older(
    possession, FIRST_PRINTING,
    changed="2018: debt is taken over as well. After 2023: no second extra turn in a row.",
    text="After this turn the player to your left takes an extra one. On it you see their cards and decide everything "
    "for them; cards they would gain are yours instead; cards of theirs that are trashed are set aside and go to "
    "their discard pile at the end of that turn.",
)  # fmt: skip


@possession_first.play
def possession_first_play(you: Player, this: Play) -> None:
    you.left_neighbour.extra_turn(possession_first, possession_first_begins, controller=you)


@possession_first.later(TURN_FIRST)
def possession_first_begins(you: Player, this: Later, event: Event) -> None:
    for hook in (possession_gain, possession_trash):
        you.set_up(hook, THIS_TURN).number = this.number
