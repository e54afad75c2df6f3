"""Menagerie."""

from __future__ import annotations

from typing import TYPE_CHECKING

from freehold.rules.kinds import ASIDE_CARD, Extra, PileKind, landscape
from freehold.rules.vocab import ACTION, ALWAYS, WAY, WOULD_RESOLVE, cost_plus

if TYPE_CHECKING:
    from freehold.rules.events import Event, Later
    from freehold.rules.player import Player

SET = ["Menagerie"]


def costs_2_or_3(pile: PileKind) -> bool:
    return bool(pile.types & ACTION) and pile.cost in (2, 3)


def not_yet_used(you: Player, this: Later, event: Event) -> bool:
    """A Way may be used unless something else already happens in place of the card (or with it)."""
    return event.play is not None and event.play.made_by < 0


way_of_the_mouse = landscape(
    "Way of the Mouse", WAY, "Play the set-aside card, leaving it there.", sets=SET,
    extra=Extra(ASIDE_CARD, costs_2_or_3),
)  # fmt: skip


def not_the_mouse_card(you: Player, this: Later, event: Event) -> bool:
    """The set-aside card itself is not played by this Way again: that would never end."""
    return not_yet_used(you, this, event) and event.card != you.game.aside_card(way_of_the_mouse)


@way_of_the_mouse.on(WOULD_RESOLVE, ALWAYS, optional=True, of=ACTION, when=not_the_mouse_card)
def way_of_the_mouse_use(you: Player, this: Later, event: Event) -> None:
    event.replaced = True
    you.play(you.game.aside_card(way_of_the_mouse), by=event.play, leaving=True)


way_of_the_butterfly = landscape(
    "Way of the Butterfly", WAY,
    "You may return this to its pile, to gain a card costing exactly $1 more.", sets=SET,
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
    "Follow this card's instructions; each time that would give you +Cards this turn, you get +$ instead, and each "
    "time that would give you +$, +Cards.", sets=SET,
)  # fmt: skip


@way_of_the_chameleon.on(WOULD_RESOLVE, ALWAYS, optional=True, of=ACTION, when=not_yet_used)
def way_of_the_chameleon_use(you: Player, this: Later, event: Event) -> None:
    # The card's own instructions are still followed, so that something else may yet happen in their place.
    play = event.play
    if play is not None:
        play.swapped = True
        play.made_by = way_of_the_chameleon.id
