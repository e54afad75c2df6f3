"""Guilds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from freehold.rules.kinds import card
from freehold.rules.vocab import ACTION, ALWAYS, GAME_START, Q_TRASH

if TYPE_CHECKING:
    from freehold.rules.events import Event, Later
    from freehold.rules.player import Player
    from freehold.rules.playing import Play

BOTH = ["Guilds 1st Edition", "Cornucopia & Guilds 2nd Edition"]

stonemason = card(
    "Stonemason", ACTION, 2, "Trash a card from your hand. Gain 2 cards, each costing less than it.",
    "Overpay: Gain 2 Action cards, each costing the amount overpaid.",
    sets=BOTH,
)  # fmt: skip


@stonemason.play
def stonemason_play(you: Player, this: Play) -> None:
    chosen = you.choose_one(Q_TRASH, you.hand)
    if chosen >= 0 and you.trash([chosen]):
        for _ in range(2):
            you.choose_gain(you.supply(cheaper_than=you.game.cost(chosen)))


@stonemason.overpaid
def stonemason_overpaid(you: Player, this: Later, amount: int) -> None:
    for _ in range(2):
        you.choose_gain(you.supply(exactly=amount, types=ACTION))


baker = card(
    "Baker", ACTION, 5, "+1 Card. +1 Action. +1 Coffers.", "Setup: Each player gets +1 Coffers.", sets=BOTH
)


@baker.play
def baker_play(you: Player, this: Play) -> None:
    you.plus(cards=1, actions=1)
    you.get_coffers(1)


@baker.on(GAME_START, ALWAYS)
def baker_start(you: Player, this: Later, event: Event) -> None:
    you.get_coffers(1)
