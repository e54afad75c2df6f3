"""Empires."""

from __future__ import annotations

from typing import TYPE_CHECKING

from freehold.rules.kinds import card
from freehold.rules.vocab import ACTION, ATTACK, DURATION, OTHERS, TURN_START, WOULD_RESOLVE

if TYPE_CHECKING:
    from freehold.rules.events import Event, Later
    from freehold.rules.player import Player
    from freehold.rules.playing import Play

SET = ["Empires"]

enchantress = card(
    "Enchantress", ACTION | ATTACK | DURATION, 3,
    "Until your next turn, the first time each other player plays an Action card on their turn, they get +1 Card and "
    "+1 Action instead of following its instructions. At the start of your next turn, +2 Cards.",
    sets=SET,
)  # fmt: skip


@enchantress.play
def enchantress_play(you: Player, this: Play) -> None:
    this.until_next_turn(enchantress_instead)
    this.next_turn(enchantress_later)


def first_action_of_their_turn(you: Player, this: Later, event: Event) -> bool:
    return you.on_turn and this.affects(you) and event.play is not None and event.play.nth(ACTION) == 1


@enchantress.later(WOULD_RESOLVE, whose=OTHERS, theirs=True, of=ACTION, when=first_action_of_their_turn)
def enchantress_instead(you: Player, this: Later, event: Event) -> None:
    event.replaced = True
    you.plus(cards=1, actions=1)


@enchantress.later(TURN_START)
def enchantress_later(you: Player, this: Later, event: Event) -> None:
    you.plus(cards=2)
