"""Antiquities: what is shuffled into piles, Discovery and the Boulder Traps."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from freehold.rules.common import rule
from freehold.rules.kinds import card
from freehold.rules.vocab import (
    ALWAYS, DECK, GAME_START, PLAY, Q_MAY, TRAP, TREASURE, WHEN_BUY, WHEN_DISCARD, WHEN_GAIN, WHEN_TRASH, Cost,
)  # fmt: skip

if TYPE_CHECKING:
    from freehold.rules.events import Event, Later
    from freehold.rules.player import Player

SET = ["Antiquities (fan)"]
COVERED_PILES: Final = "Cards shuffled into piles"

covered_piles = rule(
    COVERED_PILES,
    "A card that is shuffled into a pile is shuffled with all but the top card, which stays on top face up; the rest lie face "
    "down. Whoever gains or trashes the top card of such a pile turns up the next, with what it does when turned up.",
)  # fmt: skip

# --- Discovery -------------------------------------------------------------------------------------------------------

discovery = card(
    "Discovery", TREASURE, Cost(2), "$2",
    "While you have this in play, buying a card makes you shuffle this into that card's Supply pile. When you turn this "
    "up from a pile other than its own, gain it and a Gold.",
    sets=SET, worth=2, brings=[COVERED_PILES],
)  # fmt: skip


@discovery.on(WHEN_BUY, PLAY)
def discovery_hides(you: Player, this: Later, event: Event) -> None:
    """Into the pile the card was bought from, if it still has a card to put on top."""
    pile = int(you.game.zone_of(event.card) - you.game.first_pile)
    if pile >= 0 and you.game.piles[pile].supply:
        you.game.shuffle_into(this.card, pile)


# --- Boulder Trap ----------------------------------------------------------------------------------------------------

boulder_trap = card(
    "Boulder Trap", TRAP, Cost(4), "-1 VP. Upon discarding this, you may have it gained by the player to your left.",
    "If you gain this from the Supply, a Silver comes with it, onto your deck.", sets=SET, points=-1, category="trap",
    copies=12, pile=False, brings=[COVERED_PILES],
)  # fmt: skip


def first_seat(you: Player, this: Later, event: Event) -> bool:
    return you.seat == 0


@boulder_trap.on(GAME_START, ALWAYS, at_once=True, when=first_seat)
def lay_traps(you: Player, this: Later, event: Event) -> None:
    """One into each Kingdom pile; the rest stay in the box."""
    for pile in you.game.piles:
        if pile.supply and pile.kingdom:
            you.game.shuffle_into(you.game.spare(boulder_trap), int(pile.index))


@boulder_trap.on(WHEN_DISCARD)
def boulder_trap_passed(you: Player, this: Later, event: Event) -> None:
    if you.game.still_there(event.card) and you.may(Q_MAY, event.card):
        you.left_neighbour.gain(event.card)


def from_supply(you: Player, this: Later, event: Event) -> bool:
    pile = event.from_slot - you.game.first_pile
    return pile >= 0 and you.game.piles[pile].supply


@boulder_trap.on(WHEN_GAIN, when=from_supply)
def boulder_trap_silver(you: Player, this: Later, event: Event) -> None:
    you.gain_named("Silver", DECK)


# --- turning up ------------------------------------------------------------------------------------------------------


def turned_up(you: Player, zone: int) -> int:
    """The card that lies on top of that pile now, if it does something when turned up there; -1: it does not."""
    game = you.game
    pile = zone - int(game.first_pile)
    if pile < 0 or not game.piles[pile].supply:
        return -1
    top = game.top(pile)
    if top < 0:
        return -1
    if game.kind(top).types & TRAP or (game.kind(top) is discovery and game.home_of(top) != pile):
        return top
    return -1


def turn_up(you: Player, zone: int) -> None:
    top = turned_up(you, zone)
    if top >= 0:
        treasure = you.game.kind(top) is discovery
        you.gain(top)
        if treasure:
            you.gain_named("Gold")


def gain_turns_up(you: Player, this: Later, event: Event) -> bool:
    return turned_up(you, int(event.from_slot)) >= 0


@covered_piles.on(WHEN_GAIN, ALWAYS, when=gain_turns_up)
def turn_up_after_gain(you: Player, this: Later, event: Event) -> None:
    turn_up(you, int(event.from_slot))


def trash_turns_up(you: Player, this: Later, event: Event) -> bool:
    return turned_up(you, int(event.from_slot) - 100) >= 0


@covered_piles.on(WHEN_TRASH, ALWAYS, when=trash_turns_up)
def turn_up_after_trash(you: Player, this: Later, event: Event) -> None:
    turn_up(you, int(event.from_slot) - 100)
