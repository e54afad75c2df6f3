"""Adventures."""

from __future__ import annotations

from typing import TYPE_CHECKING

from freehold.cards.basic import estate
from freehold.rules.kinds import card, landscape
from freehold.rules.vocab import (
    ACTION, AFTER_PLAY, ANYONE, COMMAND, EVENT, INSTRUCTIONS, PLAY, PLAYER_ZONES, Q_CHOOSE, RESERVE, TAVERN, TYPES,
    WHOLE_GAME, Cost,
)  # fmt: skip

if TYPE_CHECKING:
    from freehold.rules.events import Event, Later
    from freehold.rules.player import Player
    from freehold.rules.playing import Play

SET = ["Adventures"]

royal_carriage = card(
    "Royal Carriage", ACTION | RESERVE, 5, "+1 Action. Put this on your Tavern mat.",
    "Directly after you finish playing an Action card, if it is still in play, you may call this, to replay that "
    "Action.",
    sets=SET,
)  # fmt: skip


@royal_carriage.play
def royal_carriage_play(you: Player, this: Play) -> None:
    you.plus(actions=1)
    this.to_tavern()


def still_in_play(you: Player, this: Later, event: Event) -> bool:
    game = you.game
    return game.still_there(event.card) and game.zone_of(event.card) % PLAYER_ZONES == PLAY


@royal_carriage.on(AFTER_PLAY, TAVERN, optional=True, of=ACTION, when=still_in_play)
def royal_carriage_call(you: Player, this: Later, event: Event) -> None:
    called = you.call(this.card)
    you.play_again(event.card, None, called)


inheritance = landscape(
    "Inheritance", EVENT,
    "Once per game: set aside a non-Command Action card from the Supply costing up to $4. Put your Estate token on it. "
    "(During your turns, Estates are also Actions with \"Play the card with your Estate token, leaving it there.\")",
    sets=SET, cost=7, once_per_game=True,
)  # fmt: skip


@inheritance.play
def inheritance_play(you: Player, this: Play) -> None:
    chosen = you.choose_one(Q_CHOOSE, you.supply(up_to=Cost(4), types=ACTION, without=COMMAND))
    for token_card in you.set_aside([chosen]):
        you.set_up(inheritance_types, WHOLE_GAME)
        you.set_up(inheritance_instructions, WHOLE_GAME).cards = [token_card]


def is_estate(you: Player, this: Later, event: Event) -> bool:
    return you.game.kinds[event.kind_id] is estate


@inheritance.later(TYPES, when=is_estate)
def inheritance_types(you: Player, this: Later, event: Event) -> None:
    event.number |= ACTION


@inheritance.later(INSTRUCTIONS, whose=ANYONE, when=is_estate)
def inheritance_instructions(you: Player, this: Later, event: Event) -> None:
    # On your turns, whoever plays the Estate: they play the card with your token, which stays where it is.
    if you.on_turn:
        event.replaced = True
        event.player.play(this.cards[0], by=event.play, leaving=True)
