"""Plunder: the Kingdom cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from freehold.cards.plunder.loot import gain_loot
from freehold.rules.kinds import card
from freehold.rules.vocab import (
    ACTION, AFTER_PLAY, ANYONE, COMMAND, DURATION, HAND, PILE_EMPTIED, Q_PLAY_CARD, Q_SET_ASIDE, Q_TRASH, THIS_TURN,
    TREASURE, TURN_END, VICTORY, WHEN_GAIN, WHEN_TRASH, Cost, coins_in,
)  # fmt: skip

if TYPE_CHECKING:
    from freehold.rules.events import Event, Later
    from freehold.rules.player import Player
    from freehold.rules.playing import Play

SET = ["Plunder"]

# --- $2 --------------------------------------------------------------------------------------------------------------

cage = card(
    "Cage", TREASURE | DURATION, Cost(2),
    "Lay up to 4 cards from your hand face down on this. When you next gain a Victory card, trash this; those cards "
    "come into your hand when that turn ends.", sets=SET, order_matters=True,
)  # fmt: skip


@cage.play
def cage_play(you: Player, this: Play) -> None:
    aside = you.set_aside(you.choose(Q_SET_ASIDE, you.hand, 0, 4), face_down=True)
    this.next_time(cage_opens).cards = aside


@cage.later(WHEN_GAIN, of=VICTORY)
def cage_opens(you: Player, this: Later, event: Event) -> None:
    if this.card in you.in_play:
        you.trash([this.card])
    you.set_up(cage_returns, THIS_TURN, once=True).cards = this.cards


@cage.later(TURN_END, whose=ANYONE)
def cage_returns(you: Player, this: Later, event: Event) -> None:
    you.to_hand(this.cards)


jewelled_egg = card(
    "Jewelled Egg", TREASURE, Cost(2), "$1. +1 Buy.", "Upon trashing this, gain a Loot.",
    sets=SET, worth=1, brings=["Loot"],
)  # fmt: skip


@jewelled_egg.play
def jewelled_egg_play(you: Player, this: Play) -> None:
    you.plus(buys=1)


@jewelled_egg.on(WHEN_TRASH)
def jewelled_egg_trashed(you: Player, this: Later, event: Event) -> None:
    gain_loot(you)


search = card(
    "Search", ACTION | DURATION, Cost(2), "+$2. As soon as a Supply pile empties, trash this and gain a Loot.", sets=SET,
    plus_coins=True, brings=["Loot"],
)  # fmt: skip


@search.play
def search_play(you: Player, this: Play) -> None:
    you.plus(coins=2)
    this.next_time(search_finds)


@search.later(PILE_EMPTIED, whose=ANYONE)
def search_finds(you: Player, this: Later, event: Event) -> None:
    if this.card in you.in_play:
        you.trash([this.card])
    gain_loot(you)


# --- $4 --------------------------------------------------------------------------------------------------------------

flagship = card(
    "Flagship", ACTION | DURATION | COMMAND, Cost(4),
    "+$2. The next Action card you play that is no Command is played once more afterwards.", sets=SET, plus_coins=True,
)  # fmt: skip


def replayable_so_far(you: Player) -> int:
    """How many non-Command Actions the player has played this turn (every Command is an Action)."""
    return you.game.played(int(you.seat), ACTION) - you.game.played(int(you.seat), COMMAND)


@flagship.play
def flagship_play(you: Player, this: Play) -> None:
    you.plus(coins=2)
    this.next_time(flagship_replays).number = replayable_so_far(you)


def next_play(you: Player, this: Later, event: Event) -> bool:
    """The first one announced since, even if another has been resolved before it."""
    if event.types & COMMAND or event.play is None:
        return False
    before = this.number if this.born == you.game.turn_serial else 0
    return event.play.nth(ACTION) - event.play.nth(COMMAND) == before + 1


@flagship.later(AFTER_PLAY, of=ACTION, when=next_play)
def flagship_replays(you: Player, this: Later, event: Event) -> None:
    if event.play is None:
        return
    if event.play.leaving:  # it was played where it lies
        you.play(event.play.entered, leaving=True)
    else:
        you.play_again(event.play.entered, None, this.holder)


fortune_hunter = card(
    "Fortune Hunter", ACTION, Cost(4),
    "+$2. Look at 3 cards from the top of your deck: you may play one Treasure of them; put the others back in any "
    "order.", sets=SET, plus_coins=True,
)  # fmt: skip


@fortune_hunter.play
def fortune_hunter_play(you: Player, this: Play) -> None:
    you.plus(coins=2)
    cards = you.look(3)
    you.play(you.choose_one(Q_PLAY_CARD, you.of_type(cards, TREASURE), optional=True), by=this)
    you.put_back(cards)


# --- $5 and more -----------------------------------------------------------------------------------------------------

pickaxe = card(
    "Pickaxe", TREASURE, Cost(5), "$1. Trash a card from your hand; for one that costs $3 or more, gain a Loot to your hand.",
    sets=SET, worth=1, order_matters=True, brings=["Loot"],
)  # fmt: skip


@pickaxe.play
def pickaxe_play(you: Player, this: Play) -> None:
    chosen = you.choose_one(Q_TRASH, you.hand)
    if you.trash([chosen]) and coins_in(you.game.cost(chosen)) >= 3:
        gain_loot(you, HAND)


sack_of_loot = card(
    "Sack of Loot", TREASURE, Cost(6), "$1. +1 Buy. Gain a Loot.", sets=SET, worth=1, brings=["Loot"]
)


@sack_of_loot.play
def sack_of_loot_play(you: Player, this: Play) -> None:
    you.plus(buys=1)
    gain_loot(you)


kings_cache = card(
    "King's Cache", TREASURE, Cost(7), "You may choose a Treasure in your hand and play it three times.", sets=SET,
    order_matters=True,
)  # fmt: skip


@kings_cache.play
def kings_cache_play(you: Player, this: Play) -> None:
    you.play_times(you.choose_one(Q_PLAY_CARD, you.playable(TREASURE), optional=True), 3, this)
