"""Menagerie: Events."""

from __future__ import annotations

from typing import TYPE_CHECKING

from freehold.cards.menagerie.cards import SET
from freehold.rules.common import EXILE_RULES
from freehold.rules.kinds import landscape
from freehold.rules.vocab import (
    ACTION, EVENT, OTHERS, Q_EXILE, WHEN_EXILE, WHEN_GAIN, WHOLE_GAME,
)  # fmt: skip

if TYPE_CHECKING:
    from freehold.rules.events import Event, Later
    from freehold.rules.player import Player
    from freehold.rules.playing import Play


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
