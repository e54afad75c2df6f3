"""The promotional cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from freehold.rules.kinds import card
from freehold.rules.vocab import ACTION, COMMAND, DURATION, Q_PLAY_CARD, TURN_START, Cost

if TYPE_CHECKING:
    from freehold.rules.events import Event, Later
    from freehold.rules.player import Player
    from freehold.rules.playing import Play

SET = ["Promo"]

captain = card(
    "Captain", ACTION | DURATION | COMMAND, 6,
    "Now and at the start of your next turn: play a non-Duration, non-Command Action card from the Supply costing up "
    "to $4, leaving it there.",
    sets=SET,
)  # fmt: skip


def play_from_supply(you: Player, by: Play | None) -> None:
    cards = you.supply(up_to=Cost(4), types=ACTION, without=DURATION | COMMAND)
    you.play(you.choose_one(Q_PLAY_CARD, cards), by=by, leaving=True)


@captain.play
def captain_play(you: Player, this: Play) -> None:
    play_from_supply(you, this)
    this.next_turn(captain_later)


@captain.later(TURN_START)
def captain_later(you: Player, this: Later, event: Event) -> None:
    play_from_supply(you, None)
