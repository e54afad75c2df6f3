"""Menagerie: Ways."""

from __future__ import annotations

from typing import TYPE_CHECKING

from freehold.cards.menagerie.cards import SET, exile_from_supply
from freehold.rules.common import EXILE_RULES
from freehold.rules.kinds import ASIDE_CARD, FIRST_PRINTING, Extra, PileKind, landscape, older
from freehold.rules.vocab import (
    ACTION, ALWAYS, ANYONE, DURATION, Q_DISCARD, Q_TRASH, THIS_TURN, TREASURE, TURN_END, TURN_START, WAY,
    WHEN_DISCARD, WHEN_GAIN, WHOLE_GAME, WOULD_RESOLVE, cost_plus,
)  # fmt: skip

if TYPE_CHECKING:
    from freehold.rules.events import Event, Later
    from freehold.rules.kinds import CardKind
    from freehold.rules.player import Player


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
