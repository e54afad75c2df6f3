"""Menagerie."""

from __future__ import annotations

from typing import TYPE_CHECKING

from freehold.rules.common import EXILE_RULES
from freehold.rules.kinds import ASIDE_CARD, FIRST_PRINTING, Extra, PileKind, card, landscape, older
from freehold.rules.vocab import (
    ACTION, ALWAYS, ANYONE, ATTACK, COST, DURATION, EVENT, HAND, OTHERS, Q_DISCARD, Q_EXILE, Q_GAIN, Q_PLAY_CARD,
    Q_TRASH, REACTION, THIS_TURN, TREASURE, TURN_END, TURN_START, VICTORY, WAY, WHEN_DISCARD, WHEN_EXILE, WHEN_GAIN, WHOLE_GAME,
    WOULD_PAY, WOULD_RESOLVE, at_most, coins_in, cost_plus,
)  # fmt: skip

if TYPE_CHECKING:
    from freehold.rules.events import Event, Later
    from freehold.rules.kinds import CardKind
    from freehold.rules.player import Player
    from freehold.rules.playing import Play

SET = ["Menagerie"]

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


# --- Events ----------------------------------------------------------------------------------------------------------

invest = landscape(
    "Invest", EVENT,
    "Choose an Action card in the Supply and Exile it. As long as it stays in Exile: +2 Cards each time another player "
    "gains a copy of it, or Exiles one with Invest.", sets=SET, cost=4, brings=[EXILE_RULES],
)  # fmt: skip


@invest.play
def invest_play(you: Player, this: Play) -> None:
    chosen = you.choose_one(Q_EXILE, you.supply(types=ACTION))
    if chosen < 0:
        return
    for invested in you.exile([chosen]):
        you.set_up(invest_gained, WHOLE_GAME).number = invested
        you.set_up(invest_invested, WHOLE_GAME).number = invested


def copy_of_my_investment(you: Player, this: Later, event: Event) -> bool:
    game = you.game
    return game.still_there(this.number) and game.kind(int(this.number)) is game.kind(event.card)


def invested_in_a_copy(you: Player, this: Later, event: Event) -> bool:
    return you.asking() == invest.id and copy_of_my_investment(you, this, event)


@invest.later(WHEN_GAIN, whose=OTHERS, when=copy_of_my_investment)
def invest_gained(you: Player, this: Later, event: Event) -> None:
    you.plus(cards=2)


@invest.later(WHEN_EXILE, whose=OTHERS, when=invested_in_a_copy)
def invest_invested(you: Player, this: Later, event: Event) -> None:
    you.plus(cards=2)


seize_the_day = landscape(
    "Seize the Day", EVENT, "Once per game: you get an extra turn after this one.", sets=SET, cost=4, once_per_game=True,
)  # fmt: skip


@seize_the_day.play
def seize_the_day_play(you: Player, this: Play) -> None:
    you.extra_turn(seize_the_day)


# --- Ways ------------------------------------------------------------------------------------------------------------


def not_yet_used(you: Player, this: Later, event: Event) -> bool:
    """A Way may be used unless something else already happens in place of the card (or with it)."""
    return event.play is not None and event.play.made_by < 0


def suits_the_mouse(pile: PileKind) -> bool:
    return bool(pile.types & ACTION) and not pile.types & DURATION and pile.cost in (2, 3)


def suited_the_first_mouse(pile: PileKind) -> bool:
    return bool(pile.types & ACTION) and pile.cost in (2, 3)


way_of_the_mouse = landscape(
    "Way of the Mouse", WAY,
    "The set-aside card is played where it lies. (Set-up: set aside an unused Action card that costs $2 or $3 and is "
    "no Duration.)", sets=SET, extra=Extra(ASIDE_CARD, suits_the_mouse),
)  # fmt: skip
first_way_of_the_mouse = older(
    way_of_the_mouse, FIRST_PRINTING,
    changed="After 2023: the card set aside is no Duration.",
    text="The set-aside card is played where it lies. (Set-up: set aside an unused Action card that costs $2 or $3.)",
)  # fmt: skip
first_way_of_the_mouse.extra = Extra(ASIDE_CARD, suited_the_first_mouse)


def play_mouse_card(you: Player, event: Event, mouse: CardKind) -> None:
    event.replaced = True
    you.play(you.game.aside_card(mouse), by=event.play, leaving=True)


# The set-aside card itself is not played by this Way again: that would never end.


def not_the_mouse_card(you: Player, this: Later, event: Event) -> bool:
    return not_yet_used(you, this, event) and event.card != you.game.aside_card(this.kind)


@way_of_the_mouse.on(WOULD_RESOLVE, ALWAYS, optional=True, of=ACTION, when=not_the_mouse_card)
def way_of_the_mouse_use(you: Player, this: Later, event: Event) -> None:
    play_mouse_card(you, event, way_of_the_mouse)


@first_way_of_the_mouse.on(WOULD_RESOLVE, ALWAYS, optional=True, of=ACTION, when=not_the_mouse_card)
def first_way_of_the_mouse_use(you: Player, this: Later, event: Event) -> None:
    play_mouse_card(you, event, first_way_of_the_mouse)


way_of_the_butterfly = landscape(
    "Way of the Butterfly", WAY, "You may return this to its pile. If you do, gain a card that costs exactly $1 more.",
    sets=SET,
)  # fmt: skip


@way_of_the_butterfly.on(WOULD_RESOLVE, ALWAYS, optional=True, of=ACTION, when=not_yet_used)
def way_of_the_butterfly_use(you: Player, this: Later, event: Event) -> None:
    event.replaced = True
    play = event.play
    if play is not None and you.may():
        cost = you.game.cost(play.card)
        if play.return_to_pile():
            you.choose_gain(you.supply(exactly=cost_plus(cost, 1)))


way_of_the_chameleon = landscape(
    "Way of the Chameleon", WAY,
    "Follow the card's instructions, but all this turn its +Cards give you +$ instead, and its +$ give you +Cards.", sets=SET,
)  # fmt: skip


@way_of_the_chameleon.on(WOULD_RESOLVE, ALWAYS, optional=True, of=ACTION, when=not_yet_used)
def way_of_the_chameleon_use(you: Player, this: Later, event: Event) -> None:
    # The card's own instructions are still followed, so that something else may yet happen in their place.
    play = event.play
    if play is not None:
        play.swapped = True
        play.made_by = way_of_the_chameleon.id


def exile_from_supply(you: Player, name: str) -> None:
    """Exile such a card from the Supply."""
    you.exile([you.game.top_named(name)])


way_of_the_camel = landscape(
    "Way of the Camel", WAY, "Exile a Gold from the Supply.", sets=SET, brings=[EXILE_RULES]
)


@way_of_the_camel.on(WOULD_RESOLVE, ALWAYS, optional=True, of=ACTION, when=not_yet_used)
def way_of_the_camel_use(you: Player, this: Later, event: Event) -> None:
    event.replaced = True
    exile_from_supply(you, "Gold")


way_of_the_frog = landscape(
    "Way of the Frog", WAY, "+1 Action. If you discard this from play this turn, it goes onto your deck.", sets=SET,
)  # fmt: skip


@way_of_the_frog.on(WOULD_RESOLVE, ALWAYS, optional=True, of=ACTION, when=not_yet_used)
def way_of_the_frog_use(you: Player, this: Later, event: Event) -> None:
    event.replaced = True
    you.plus(actions=1)
    play = event.play
    if play is not None and play.is_there():
        you.set_up(way_of_the_frog_topdecks, THIS_TURN).number = play.card


def is_that_card_from_play(you: Player, this: Later, event: Event) -> bool:
    return event.from_play and you.game.at_most_one_move(this.number, event.card)


@way_of_the_frog.later(WHEN_DISCARD, when=is_that_card_from_play)
def way_of_the_frog_topdecks(you: Player, this: Later, event: Event) -> None:
    you.topdeck([event.card])


way_of_the_goat = landscape("Way of the Goat", WAY, "Trash a card from your hand.", sets=SET)


@way_of_the_goat.on(WOULD_RESOLVE, ALWAYS, optional=True, of=ACTION, when=not_yet_used)
def way_of_the_goat_use(you: Player, this: Later, event: Event) -> None:
    event.replaced = True
    you.trash(you.choose(Q_TRASH, you.hand, 1, 1))


way_of_the_horse = landscape("Way of the Horse", WAY, "+2 Cards. +1 Action. Return this to its pile.", sets=SET)


@way_of_the_horse.on(WOULD_RESOLVE, ALWAYS, optional=True, of=ACTION, when=not_yet_used)
def way_of_the_horse_use(you: Player, this: Later, event: Event) -> None:
    event.replaced = True
    you.plus(cards=2, actions=1)
    if event.play is not None:
        event.play.return_to_pile()


way_of_the_mole = landscape("Way of the Mole", WAY, "+1 Action. Discard your hand. +3 Cards.", sets=SET)


@way_of_the_mole.on(WOULD_RESOLVE, ALWAYS, optional=True, of=ACTION, when=not_yet_used)
def way_of_the_mole_use(you: Player, this: Later, event: Event) -> None:
    event.replaced = True
    you.plus(actions=1)
    you.discard(you.hand)
    you.plus(cards=3)


way_of_the_monkey = landscape("Way of the Monkey", WAY, "+1 Buy. +$1.", sets=SET)


@way_of_the_monkey.on(WOULD_RESOLVE, ALWAYS, optional=True, of=ACTION, when=not_yet_used)
def way_of_the_monkey_use(you: Player, this: Later, event: Event) -> None:
    event.replaced = True
    you.plus(buys=1, coins=1)


way_of_the_mule = landscape("Way of the Mule", WAY, "+1 Action. +$1.", sets=SET)


@way_of_the_mule.on(WOULD_RESOLVE, ALWAYS, optional=True, of=ACTION, when=not_yet_used)
def way_of_the_mule_use(you: Player, this: Later, event: Event) -> None:
    event.replaced = True
    you.plus(actions=1, coins=1)


way_of_the_otter = landscape("Way of the Otter", WAY, "+2 Cards.", sets=SET)


@way_of_the_otter.on(WOULD_RESOLVE, ALWAYS, optional=True, of=ACTION, when=not_yet_used)
def way_of_the_otter_use(you: Player, this: Later, event: Event) -> None:
    event.replaced = True
    you.plus(cards=2)


way_of_the_owl = landscape("Way of the Owl", WAY, "Draw until your hand has 6 cards.", sets=SET)


@way_of_the_owl.on(WOULD_RESOLVE, ALWAYS, optional=True, of=ACTION, when=not_yet_used)
def way_of_the_owl_use(you: Player, this: Later, event: Event) -> None:
    event.replaced = True
    you.draw_up_to(6)


way_of_the_ox = landscape("Way of the Ox", WAY, "+2 Actions.", sets=SET)


@way_of_the_ox.on(WOULD_RESOLVE, ALWAYS, optional=True, of=ACTION, when=not_yet_used)
def way_of_the_ox_use(you: Player, this: Later, event: Event) -> None:
    event.replaced = True
    you.plus(actions=2)


way_of_the_pig = landscape("Way of the Pig", WAY, "+1 Card. +1 Action.", sets=SET)


@way_of_the_pig.on(WOULD_RESOLVE, ALWAYS, optional=True, of=ACTION, when=not_yet_used)
def way_of_the_pig_use(you: Player, this: Later, event: Event) -> None:
    event.replaced = True
    you.plus(cards=1, actions=1)


way_of_the_rat = landscape("Way of the Rat", WAY, "You may discard a Treasure. If you do, gain a copy of this.", sets=SET)


@way_of_the_rat.on(WOULD_RESOLVE, ALWAYS, optional=True, of=ACTION, when=not_yet_used)
def way_of_the_rat_use(you: Player, this: Later, event: Event) -> None:
    event.replaced = True
    if you.discard(you.choose(Q_DISCARD, you.of_type(you.hand, TREASURE), 0, 1)) and event.play is not None:
        you.gain_copy(event.play.kind)


way_of_the_seal = landscape(
    "Way of the Seal", WAY, "+$1. For the rest of this turn, each card you gain may go onto your deck.", sets=SET,
)  # fmt: skip


@way_of_the_seal.on(WOULD_RESOLVE, ALWAYS, optional=True, of=ACTION, when=not_yet_used)
def way_of_the_seal_use(you: Player, this: Later, event: Event) -> None:
    event.replaced = True
    you.plus(coins=1)
    you.set_up(way_of_the_seal_topdecks, THIS_TURN)


def is_still_there(you: Player, this: Later, event: Event) -> bool:
    return you.game.still_there(event.card)


@way_of_the_seal.later(WHEN_GAIN, optional=True, when=is_still_there, moves_it=True)
def way_of_the_seal_topdecks(you: Player, this: Later, event: Event) -> None:
    you.topdeck([event.card])


way_of_the_sheep = landscape("Way of the Sheep", WAY, "+$2.", sets=SET)


@way_of_the_sheep.on(WOULD_RESOLVE, ALWAYS, optional=True, of=ACTION, when=not_yet_used)
def way_of_the_sheep_use(you: Player, this: Later, event: Event) -> None:
    event.replaced = True
    you.plus(coins=2)


way_of_the_squirrel = landscape("Way of the Squirrel", WAY, "When this turn ends, +2 Cards.", sets=SET)


@way_of_the_squirrel.on(WOULD_RESOLVE, ALWAYS, optional=True, of=ACTION, when=not_yet_used)
def way_of_the_squirrel_use(you: Player, this: Later, event: Event) -> None:
    event.replaced = True
    you.set_up(way_of_the_squirrel_draws, THIS_TURN)


@way_of_the_squirrel.later(TURN_END, whose=ANYONE)
def way_of_the_squirrel_draws(you: Player, this: Later, event: Event) -> None:
    you.plus(cards=2)


way_of_the_turtle = landscape(
    "Way of the Turtle", WAY, "Set this aside; if that was done, play it when your next turn starts.", sets=SET,
)  # fmt: skip


@way_of_the_turtle.on(WOULD_RESOLVE, ALWAYS, optional=True, of=ACTION, when=not_yet_used)
def way_of_the_turtle_use(you: Player, this: Later, event: Event) -> None:
    event.replaced = True
    play = event.play
    if play is not None and play.is_there():
        aside = you.set_aside([play.card])
        not_before = int(you.game.turn_serial) + 1
        you.set_up(way_of_the_turtle_plays, WHOLE_GAME, once=True, not_before=not_before).cards = aside


@way_of_the_turtle.later(TURN_START)
def way_of_the_turtle_plays(you: Player, this: Later, event: Event) -> None:
    for aside in this.cards:
        you.play(aside)


way_of_the_worm = landscape(
    "Way of the Worm", WAY, "Exile an Estate from the Supply.", sets=SET, brings=[EXILE_RULES]
)


@way_of_the_worm.on(WOULD_RESOLVE, ALWAYS, optional=True, of=ACTION, when=not_yet_used)
def way_of_the_worm_use(you: Player, this: Later, event: Event) -> None:
    event.replaced = True
    exile_from_supply(you, "Estate")
