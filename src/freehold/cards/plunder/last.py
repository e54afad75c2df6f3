"""Plunder: the Kingdom cards that watch others, or remember something from turn to turn, and three Events."""

from __future__ import annotations

from typing import TYPE_CHECKING

from freehold.rules.kinds import card, landscape
from freehold.rules.vocab import (
    ACTION, AFTER_PLAY, ALWAYS, ANYONE, ASIDE, ATTACK, DURATION, EVENT, OTHERS, Q_PLAY_CARD, Q_TAKE, Q_TRASH,
    REACTION, THIS_TURN, TRASH, TREASURE, TURN_END, TURN_START, VICTORY, WHEN_DISCARD, WHEN_GAIN, WHOLE_GAME, Cost,
    at_most,
)  # fmt: skip

if TYPE_CHECKING:
    from freehold.rules.events import Event, Later
    from freehold.rules.player import Player
    from freehold.rules.playing import Play

SET = ["Plunder"]

# --- $2 and $3 -------------------------------------------------------------------------------------------------------

shaman = card(
    "Shaman", ACTION, Cost(2), "+1 Action. +$1. You may trash a card from your hand.",
    "In games using this, every turn starts with the player gaining a card from the trash that costs up to $6.", sets=SET,
    plus_coins=True,
)  # fmt: skip


@shaman.play
def shaman_play(you: Player, this: Play) -> None:
    you.plus(actions=1, coins=1)
    you.trash(you.choose(Q_TRASH, you.hand, 0, 1))


@shaman.on(TURN_START, ALWAYS)
def shaman_gains(you: Player, this: Later, event: Event) -> None:
    game = you.game
    you.choose_gain([each for each in game.cards_in(TRASH) if at_most(game.cost(each), Cost(6))])


stowaway = card(
    "Stowaway", ACTION | DURATION | REACTION, Cost(3), "When your next turn starts, +2 Cards.",
    "You may play this from your hand when anyone gains a Duration card.", sets=SET,
)  # fmt: skip


@stowaway.play
def stowaway_play(you: Player, this: Play) -> None:
    this.next_turn(stowaway_draws)


@stowaway.later(TURN_START)
def stowaway_draws(you: Player, this: Later, event: Event) -> None:
    you.plus(cards=2)


stowaway.may_be_played(WHEN_GAIN, whose=ANYONE, of=DURATION)


taskmaster = card(
    "Taskmaster", ACTION | DURATION, Cost(3),
    "+1 Action. +$1. If you gain a card this turn that costs exactly $5, do all of this again when your next turn "
    "starts.", sets=SET, plus_coins=True,
)  # fmt: skip


@taskmaster.play
def taskmaster_play(you: Player, this: Play) -> None:
    you.plus(actions=1, coins=1)
    this.once_this_turn(taskmaster_watches).number = int(this.holder())


def costs_exactly_five(you: Player, this: Later, event: Event) -> bool:
    return event.cost == Cost(5)


@taskmaster.later(WHEN_GAIN, when=costs_exactly_five)
def taskmaster_watches(you: Player, this: Later, event: Event) -> None:
    """For what is repeated the card stays in play that holds it (`number`): another one, if this was played where it lies."""
    you.set_up(taskmaster_repeats, WHOLE_GAME, card=this.number, once=True, holds=True,
               not_before=int(you.game.turn_serial) + 1)  # fmt: skip


@taskmaster.later(TURN_START)
def taskmaster_repeats(you: Player, this: Later, event: Event) -> None:
    you.plus(actions=1, coins=1)
    you.set_up(taskmaster_watches, THIS_TURN, card=int(this.card), once=True).number = int(this.card)


# --- $4 --------------------------------------------------------------------------------------------------------------

cabin_boy = card(
    "Cabin Boy", ACTION | DURATION, Cost(4),
    "+1 Card. +1 Action. When your next turn starts, choose one: +$2; trash this and, if you did, gain a Duration card.",
    sets=SET, plus_coins=True,
)  # fmt: skip


@cabin_boy.play
def cabin_boy_play(you: Player, this: Play) -> None:
    you.plus(cards=1, actions=1)
    this.next_turn(cabin_boy_chooses)


@cabin_boy.later(TURN_START)
def cabin_boy_chooses(you: Player, this: Later, event: Event) -> None:
    if you.pick("+$2", "trash this") == "+$2":
        you.plus(coins=2)
    elif this.card in you.in_play and you.trash([this.card]):
        you.choose_gain(you.supply(types=DURATION))


harbor_village = card(
    "Harbor Village", ACTION, Cost(4),
    "+1 Card. +2 Actions. If the next Action you play this turn gives you +$, you get +$1 more after it.", sets=SET,
    plus_coins=True,
)  # fmt: skip


@harbor_village.play
def harbor_village_play(you: Player, this: Play) -> None:
    you.plus(cards=1, actions=2)
    this.this_turn(harbor_village_pays).number = you.game.played(int(you.seat), ACTION)


def next_action(you: Player, this: Later, event: Event) -> bool:
    """The first announced since, even if another has been resolved before it."""
    return event.play is not None and event.play.nth(ACTION) == this.number + 1


@harbor_village.later(AFTER_PLAY, of=ACTION, when=next_action)
def harbor_village_pays(you: Player, this: Later, event: Event) -> None:
    """It counts as +$ of the next Action, if that is a Harbor Village, that it has paid already (`kind_id` tells so)."""
    paid = any(each.owner == you.seat and each.number == this.number + 1 and each.kind_id == harbor_village.id
               for each in you.game.waiting(harbor_village_pays))  # fmt: skip
    if paid or (event.play is not None and event.play.made_coins):
        this.kind_id = harbor_village.id
        you.plus(coins=1)


landing_party = card(
    "Landing Party", ACTION | DURATION, Cost(4),
    "+2 Cards. +2 Actions. As soon as the first card you play on a turn is a Treasure, this goes onto your deck after "
    "it.", sets=SET,
)  # fmt: skip


@landing_party.play
def landing_party_play(you: Player, this: Play) -> None:
    you.plus(cards=2, actions=2)
    if this.is_there():
        this.next_time(landing_party_lands)


def first_card_of_turn(you: Player, this: Later, event: Event) -> bool:
    return event.play is not None and this.born < you.game.turn_serial and event.play.nth(-1) == 1


@landing_party.later(AFTER_PLAY, of=TREASURE, when=first_card_of_turn)
def landing_party_lands(you: Player, this: Later, event: Event) -> None:
    if this.card in you.in_play:
        you.topdeck([this.card])


mapmaker = card(
    "Mapmaker", ACTION | REACTION, Cost(4),
    "Look at 4 cards from the top of your deck: 2 go into your hand, the others are discarded.",
    "You may play this from your hand when anyone gains a Victory card.", sets=SET,
)  # fmt: skip


@mapmaker.play
def mapmaker_play(you: Player, this: Play) -> None:
    cards = you.look(4)
    you.to_hand(you.choose(Q_TAKE, cards, 2, 2))
    you.discard(cards)


mapmaker.may_be_played(WHEN_GAIN, whose=ANYONE, of=VICTORY)


# --- $5 --------------------------------------------------------------------------------------------------------------

first_mate = card(
    "First Mate", ACTION, Cost(5),
    "Play as many Action cards of one name from your hand as you like. Then draw until your hand has 6 cards.", sets=SET,
)  # fmt: skip


@first_mate.play
def first_mate_play(you: Player, this: Play) -> None:
    chosen = you.choose_one(Q_PLAY_CARD, you.playable(ACTION), optional=True)
    while chosen >= 0:
        name = you.game.name(chosen)
        you.play(chosen, by=this)
        copies = [each for each in you.playable(ACTION) if you.game.name(each) == name]
        chosen = you.choose_one(Q_PLAY_CARD, copies, optional=True)
    you.draw_up_to(6)


frigate = card(
    "Frigate", ACTION | DURATION | ATTACK, Cost(5),
    "+$3. Until your next turn starts, other players discard down to 4 cards in hand after each Action card they play.",
    sets=SET, plus_coins=True,
)  # fmt: skip


@frigate.play
def frigate_play(you: Player, this: Play) -> None:
    you.plus(coins=3)
    if this.victims():
        this.until_next_turn(frigate_fires)


def is_under_fire(you: Player, this: Later, event: Event) -> bool:
    return this.affects(you)


@frigate.later(AFTER_PLAY, whose=OTHERS, of=ACTION, when=is_under_fire, theirs=True)
def frigate_fires(you: Player, this: Later, event: Event) -> None:
    you.discard_down_to(4)


mining_road = card(
    "Mining Road", ACTION, Cost(5),
    "+1 Action. +1 Buy. +$2. One Treasure that you gain this turn may be played as you gain it.", sets=SET, plus_coins=True,
)  # fmt: skip


@mining_road.play
def mining_road_play(you: Player, this: Play) -> None:
    you.plus(actions=1, buys=1, coins=2)
    this.this_turn(mining_road_plays)


def not_used(you: Player, this: Later, event: Event) -> bool:
    return this.number == 0


@mining_road.later(WHEN_GAIN, optional=True, of=TREASURE, when=not_used, moves_it=True)
def mining_road_plays(you: Player, this: Later, event: Event) -> None:
    this.number = 1
    you.play(event.card)


quartermaster = card(
    "Quartermaster", ACTION | DURATION, Cost(5),
    "For the rest of the game, when your turn starts, choose one: gain a card costing up to $4, which lies aside on "
    "this; take a card from this into your hand.", sets=SET,
)  # fmt: skip


@quartermaster.play
def quartermaster_play(you: Player, this: Play) -> None:
    this.rest_of_game(quartermaster_turn)


@quartermaster.later(TURN_START)
def quartermaster_turn(you: Player, this: Later, event: Event) -> None:
    """The cards on one Quartermaster are one set, however often it was played."""
    mine = [each for each in you.game.waiting(quartermaster_turn) if each.owner == you.seat and each.card == this.card]
    if you.pick("gain a card", "take a card") == "gain a card":
        gained = you.choose_gain(you.supply(up_to=Cost(4)), to=ASIDE)
        if you.game.still_there(gained):
            this.cards = [*this.cards, gained]
    else:
        stored = [handle for each in mine for handle in each.cards]
        you.to_hand([you.choose_one(Q_TAKE, you.still(stored))])
        for each in mine:
            each.cards = you.still(each.cards)


trickster = card(
    "Trickster", ACTION | ATTACK, Cost(5),
    "Each other player gains a Curse. One Treasure that you discard from play this turn may be set aside; it comes "
    "into your hand when the turn ends.", sets=SET,
)  # fmt: skip


@trickster.play
def trickster_play(you: Player, this: Play) -> None:
    for victim in this.victims():
        victim.gain_named("Curse")
    this.this_turn(trickster_keeps)


def unused_and_from_play(you: Player, this: Later, event: Event) -> bool:
    return event.from_play and this.number == 0


@trickster.later(WHEN_DISCARD, optional=True, of=TREASURE, when=unused_and_from_play, moves_it=True)
def trickster_keeps(you: Player, this: Later, event: Event) -> None:
    this.number = 1
    aside = you.set_aside([event.card])
    if aside:
        you.set_up(trickster_returns, THIS_TURN, once=True).cards = aside


@trickster.later(TURN_END, whose=ANYONE)
def trickster_returns(you: Player, this: Later, event: Event) -> None:
    you.to_hand(this.cards)


# --- Events ----------------------------------------------------------------------------------------------------------

mirror = landscape(
    "Mirror", EVENT, "+1 Buy. When you next gain an Action card this turn, you gain another copy of it.", sets=SET,
    cost=Cost(3),
)  # fmt: skip


@mirror.play
def mirror_play(you: Player, this: Play) -> None:
    you.plus(buys=1)
    this.once_this_turn(mirror_copies)


@mirror.later(WHEN_GAIN, of=ACTION)
def mirror_copies(you: Player, this: Later, event: Event) -> None:
    you.gain_copy(you.game.kind(event.card))


prepare = landscape(
    "Prepare", EVENT,
    "Lay your hand aside face up. When your next turn starts, play the Actions and Treasures of it in any order, and "
    "discard the others.", sets=SET, cost=Cost(3),
)  # fmt: skip


@prepare.play
def prepare_play(you: Player, this: Play) -> None:
    aside = you.set_aside(you.hand)
    if aside:
        this.next_turn(prepare_plays).cards = aside


@prepare.later(TURN_START)
def prepare_plays(you: Player, this: Later, event: Event) -> None:
    waiting = you.of_type(you.still(this.cards), ACTION | TREASURE)
    while waiting:
        chosen = you.choose_one(Q_PLAY_CARD, waiting)
        you.play(chosen)
        waiting = you.still([each for each in waiting if each != chosen])
    you.discard(this.cards)


rush = landscape("Rush", EVENT, "+1 Buy. The next Action card you gain this turn is played at once.", sets=SET, cost=Cost(2))


@rush.play
def rush_play(you: Player, this: Play) -> None:
    you.plus(buys=1)
    this.once_this_turn(rush_plays)


@rush.later(WHEN_GAIN, of=ACTION)
def rush_plays(you: Player, this: Later, event: Event) -> None:
    you.play(event.card)
