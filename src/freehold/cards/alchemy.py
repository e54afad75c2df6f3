"""Alchemy."""

from __future__ import annotations

from typing import TYPE_CHECKING

from freehold.rules.kinds import card
from freehold.rules.vocab import (
    ACTION, DISCARD, THIS_TURN, TURN_END, TURN_FIRST, WHEN_TRASH, WOULD_GAIN, WOULD_GET_DEBT, Cost,
)  # fmt: skip

if TYPE_CHECKING:
    from freehold.rules.events import Event, Later
    from freehold.rules.player import Player
    from freehold.rules.playing import Play

SET = ["Alchemy"]

possession = card(
    "Possession", ACTION, Cost(6, potion=1),
    "The player to your left takes an extra turn after this one. On it you see their cards and decide everything for "
    "them; cards and debt they would gain are yours instead; cards of theirs that are trashed are set aside and go to "
    "their discard pile at the end of that turn.",
    sets=SET,
)  # fmt: skip


@possession.play
def possession_play(you: Player, this: Play) -> None:
    you.left_neighbour.extra_turn(possession, possession_begins, controller=you)


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


@possession.later(WHEN_TRASH)
def possession_trash(you: Player, this: Later, event: Event) -> None:
    kept = you.set_aside([event.card])
    if kept:
        you.set_up(possession_returns, THIS_TURN, once=True).cards = kept


@possession.later(TURN_END)
def possession_returns(you: Player, this: Later, event: Event) -> None:
    you.move_all(this.cards, DISCARD)
