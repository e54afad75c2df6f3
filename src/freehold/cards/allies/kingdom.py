"""Allies: the other Kingdom cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from freehold.rules.kinds import card
from freehold.rules.vocab import (
    ACTION, ATTACK, DURATION, OTHERS, Q_PLAY_CARD, TREASURE, TURN_START, WOULD_RESOLVE,
)  # fmt: skip

if TYPE_CHECKING:
    from freehold.rules.events import Event, Later
    from freehold.rules.player import Player
    from freehold.rules.playing import Play

SET = ["Allies"]


royal_galley = card(
    "Royal Galley", ACTION | DURATION, 4,
    "+1 Card. You may play an Action card from your hand that is no Duration. Set it aside after that; if this was "
    "done, it is played again when your next turn starts.", sets=SET,
)  # fmt: skip


@royal_galley.play
def royal_galley_play(you: Player, this: Play) -> None:
    you.plus(cards=1)
    cards = you.not_of_type(you.playable(ACTION), DURATION)
    played = you.play(you.choose_one(Q_PLAY_CARD, cards, optional=True), by=this)
    if played in you.in_play:
        aside = you.set_aside([played])
        if aside:
            this.next_turn(royal_galley_later).cards = aside


@royal_galley.later(TURN_START)
def royal_galley_later(you: Player, this: Later, event: Event) -> None:
    for aside in this.cards:
        you.play(aside)


highwayman = card(
    "Highwayman", ACTION | DURATION | ATTACK, 5,
    "When your next turn starts, discard this from play, and +3 Cards. Until then, the first Treasure that another "
    "player plays on a turn has no effect.", sets=SET,
)  # fmt: skip


@highwayman.play
def highwayman_play(you: Player, this: Play) -> None:
    this.until_next_turn(highwayman_waylays)
    this.next_turn(highwayman_later)


def first_treasure(you: Player, this: Later, event: Event) -> bool:
    return this.affects(you) and event.play is not None and event.play.nth(TREASURE) == 1


@highwayman.later(WOULD_RESOLVE, whose=OTHERS, theirs=True, of=TREASURE, when=first_treasure)
def highwayman_waylays(you: Player, this: Later, event: Event) -> None:
    event.replaced = True


@highwayman.later(TURN_START)
def highwayman_later(you: Player, this: Later, event: Event) -> None:
    if this.card in you.in_play:
        you.discard([this.card])
    you.plus(cards=3)
