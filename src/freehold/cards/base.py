"""Dominion: both editions of the first set."""

from __future__ import annotations

from typing import TYPE_CHECKING

from freehold.rules.kinds import card
from freehold.rules.vocab import ACTION, ATTACK, BEFORE_PLAY, HAND, OTHERS, Q_DISCARD, Q_PLAY_CARD, REACTION

if TYPE_CHECKING:
    from freehold.rules.events import Event, Later
    from freehold.rules.player import Player
    from freehold.rules.playing import Play

BOTH = ["Dominion 1st Edition", "Dominion 2nd Edition"]

cellar = card("Cellar", ACTION, 2, "+1 Action. Discard any number of cards, then draw that many.", sets=BOTH)


@cellar.play
def cellar_play(you: Player, this: Play) -> None:
    you.plus(actions=1)
    you.draw(len(you.discard(you.choose(Q_DISCARD, you.hand))))


moat = card(
    "Moat", ACTION | REACTION, 2, "+2 Cards.",
    "When another player plays an Attack card, you may first reveal this from your hand, to be unaffected by it.",
    sets=BOTH,
)  # fmt: skip


@moat.play
def moat_play(you: Player, this: Play) -> None:
    you.plus(cards=2)


def attack_that_affects(you: Player, this: Later, event: Event) -> bool:
    return event.play is not None and event.play.affects(you)


@moat.on(BEFORE_PLAY, HAND, whose=OTHERS, optional=True, of=ATTACK, when=attack_that_affects)
def moat_reveal(you: Player, this: Later, event: Event) -> None:
    you.reveal([this.card])
    if event.play is not None:
        event.play.spare(you)


village = card("Village", ACTION, 3, "+1 Card. +2 Actions.", sets=BOTH)


@village.play
def village_play(you: Player, this: Play) -> None:
    you.plus(cards=1, actions=2)


militia = card(
    "Militia", ACTION | ATTACK, 4, "+$2. Each other player discards down to 3 cards in hand.", sets=BOTH, plus_coins=True
)


@militia.play
def militia_play(you: Player, this: Play) -> None:
    you.plus(coins=2)
    for victim in this.victims():
        victim.discard_down_to(3)


smithy = card("Smithy", ACTION, 4, "+3 Cards.", sets=BOTH)


@smithy.play
def smithy_play(you: Player, this: Play) -> None:
    you.plus(cards=3)


market = card("Market", ACTION, 5, "+1 Card. +1 Action. +1 Buy. +$1.", sets=BOTH, plus_coins=True)


@market.play
def market_play(you: Player, this: Play) -> None:
    you.plus(cards=1, actions=1, buys=1, coins=1)


throne_room = card("Throne Room", ACTION, 4, "You may play an Action card from your hand twice.", sets=BOTH)


@throne_room.play
def throne_room_play(you: Player, this: Play) -> None:
    chosen = you.choose_one(Q_PLAY_CARD, you.of_type(you.hand, ACTION), optional=True)
    you.play_times(chosen, 2, this)
