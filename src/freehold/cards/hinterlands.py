"""Hinterlands: both editions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from freehold.cards.basic import silver
from freehold.rules.kinds import FIRST_PRINTING, card, older
from freehold.rules.vocab import (
    ACTION, CLEANUP_PHASE, DISCARD, HAND, Q_TRASH, REACTION, WHEN_DISCARD, WHEN_GAIN, WHEN_TRASH, WOULD_GAIN, coins_in,
)  # fmt: skip

if TYPE_CHECKING:
    from freehold.rules.events import Event, Later
    from freehold.rules.player import Player
    from freehold.rules.playing import Play

BOTH = ["Hinterlands 1st Edition", "Hinterlands 2nd Edition"]
SECOND = ["Hinterlands 2nd Edition"]

trader = card(
    "Trader", ACTION | REACTION, 4, "Trash a card from your hand. Gain a Silver for each $1 it costs.",
    "When you gain a card, you may reveal this from your hand, to exchange the card for a Silver.",
    sets=BOTH,
)  # fmt: skip


@trader.play
def trader_play(you: Player, this: Play) -> None:
    chosen = you.choose_one(Q_TRASH, you.hand)
    if chosen >= 0 and you.trash([chosen]):
        for _ in range(coins_in(you.game.cost(chosen))):
            you.gain_named("Silver")


def can_be_exchanged(you: Player, this: Later, event: Event) -> bool:
    game = you.game
    return game.still_there(event.card) and game.home_of(event.card) >= 0 and game.top_named("Silver") >= 0


@trader.on(WHEN_GAIN, HAND, optional=True, when=can_be_exchanged)
def trader_exchange(you: Player, this: Later, event: Event) -> None:
    you.reveal([this.card])
    you.exchange(event.card, "Silver")


trader_first = older(
    trader, FIRST_PRINTING, text="Trash a card from your hand. Gain a Silver for each $1 it costs.",
    below="When you would gain a card, you may reveal this from your hand. If you do, gain a Silver instead.",
)  # fmt: skip


@trader_first.play
def trader_first_play(you: Player, this: Play) -> None:
    trader_play(you, this)


def would_differ(you: Player, this: Later, event: Event) -> bool:
    """Gaining a Silver to the discard pile instead of the same would change nothing, and never end."""
    return you.game.kind(event.card) is not silver or event.number != DISCARD


@trader_first.on(WOULD_GAIN, HAND, optional=True, when=would_differ)
def trader_first_instead(you: Player, this: Later, event: Event) -> None:
    you.reveal([this.card])
    event.replaced = True
    you.gain_named("Silver")


trail = card(
    "Trail", ACTION | REACTION, 4, "+1 Card. +1 Action.",
    "When you gain, trash or discard this, other than in Clean-up, you may play it.",
    sets=SECOND,
)  # fmt: skip


@trail.play
def trail_play(you: Player, this: Play) -> None:
    you.plus(cards=1, actions=1)


def can_be_played(you: Player, this: Later, event: Event) -> bool:
    return you.game.phase != CLEANUP_PHASE and you.game.still_there(event.card)


@trail.on(WHEN_GAIN, optional=True, when=can_be_played)
def trail_gained(you: Player, this: Later, event: Event) -> None:
    you.play(event.card)


@trail.on(WHEN_TRASH, optional=True, when=can_be_played)
def trail_trashed(you: Player, this: Later, event: Event) -> None:
    you.play(event.card)


@trail.on(WHEN_DISCARD, optional=True, when=can_be_played)
def trail_discarded(you: Player, this: Later, event: Event) -> None:
    you.play(event.card)
