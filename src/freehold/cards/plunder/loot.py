"""Plunder: the fifteen Loots, two of each in one face-down pile outside the Supply."""

from __future__ import annotations

from typing import TYPE_CHECKING

from freehold.rules.kinds import SHUFFLED, card, mixed_pile
from freehold.rules.vocab import (
    ACTION, ANYONE, ATTACK, BEFORE_PLAY, DISCARD, DURATION, HAND, LOOT, OTHERS, Q_DISCARD, Q_PLAY_CARD,
    Q_SET_ASIDE, Q_TRASH, REACTION, TREASURE, TURN_END, TURN_START, WHEN_GAIN, Cost,
)  # fmt: skip

if TYPE_CHECKING:
    from freehold.rules.events import Event, Later
    from freehold.rules.kinds import CardKind
    from freehold.rules.player import Player
    from freehold.rules.playing import Play

SET = ["Plunder"]
PILE = "Loot"


def gain_loot(you: Player, to: int = DISCARD) -> int:
    """Gain the top card of the Loot pile, showing it; its handle, -1 if it was not gained."""
    pile = you.game.pile_named(PILE)
    gained = you.gain(you.game.top(pile), to) if pile >= 0 else -1
    if to == HAND and you.game.still_there(gained):
        you.reveal([gained])
    return gained


def loot(name: str, types: int, text: str, below: str = "", *, worth: int = 0, order_matters: bool = False) -> CardKind:
    return card(name, types | LOOT, Cost(7), text, below, sets=SET, worth=worth, category="non_supply", copies=2, pile=False,
                order_matters=order_matters)  # fmt: skip


amphora = loot(
    "Amphora", TREASURE | DURATION, "+1 Buy and +$3: either now, or at the start of your next turn."
)


@amphora.play
def amphora_play(you: Player, this: Play) -> None:
    if you.pick("now", "next turn") == "now":
        you.plus(buys=1, coins=3)
    else:
        this.next_turn(amphora_pays)


@amphora.later(TURN_START)
def amphora_pays(you: Player, this: Later, event: Event) -> None:
    you.plus(buys=1, coins=3)


doubloons = loot("Doubloons", TREASURE, "$3", "Upon gaining this, you gain a Gold as well.", worth=3)


@doubloons.on(WHEN_GAIN)
def doubloons_gained(you: Player, this: Later, event: Event) -> None:
    you.gain_named("Gold")


endless_chalice = loot(
    "Endless Chalice", TREASURE | DURATION,
    "$1. +1 Buy. The same at the start of each of your turns for the rest of the game.", worth=1,
)  # fmt: skip


@endless_chalice.play
def endless_chalice_play(you: Player, this: Play) -> None:
    you.plus(buys=1)
    this.rest_of_game(endless_chalice_pours)


@endless_chalice.later(TURN_START)
def endless_chalice_pours(you: Player, this: Later, event: Event) -> None:
    you.get_coins(1)
    you.plus(buys=1)


figurehead = loot("Figurehead", TREASURE | DURATION, "$3. When your next turn starts, +2 Cards.", worth=3)


@figurehead.play
def figurehead_play(you: Player, this: Play) -> None:
    this.next_turn(figurehead_draws)


@figurehead.later(TURN_START)
def figurehead_draws(you: Player, this: Later, event: Event) -> None:
    you.plus(cards=2)


hammer = loot("Hammer", TREASURE, "$3. Gain a card costing up to $4.", worth=3)


@hammer.play
def hammer_play(you: Player, this: Play) -> None:
    you.choose_gain(you.supply(up_to=Cost(4)))


insignia = loot("Insignia", TREASURE, "$3. For the rest of this turn, each card you gain may go onto your deck.", worth=3)


@insignia.play
def insignia_play(you: Player, this: Play) -> None:
    this.this_turn(insignia_topdeck)


@insignia.later(WHEN_GAIN, optional=True, moves_it=True)
def insignia_topdeck(you: Player, this: Later, event: Event) -> None:
    you.topdeck([event.card])


jewels = loot(
    "Jewels", TREASURE | DURATION, "$3. +1 Buy. When your next turn starts, this goes to the bottom of your deck.", worth=3,
)  # fmt: skip


@jewels.play
def jewels_play(you: Player, this: Play) -> None:
    you.plus(buys=1)
    this.next_turn(jewels_sink)


@jewels.later(TURN_START)
def jewels_sink(you: Player, this: Later, event: Event) -> None:
    if this.card in you.in_play:
        you.bottom_deck([this.card])


orb = loot(
    "Orb", TREASURE,
    "Look at all the cards of your discard pile. Choose one: play an Action or Treasure of them; +1 Buy and +$3.",
    order_matters=True,
)  # fmt: skip


@orb.play
def orb_play(you: Player, this: Play) -> None:
    for option in this.choose_one(["play a card", "+1 Buy and +$3"]):
        if option == "play a card":
            you.play(you.choose_one(Q_PLAY_CARD, you.of_type(you.discards, ACTION | TREASURE)), by=this)
        else:
            you.plus(buys=1, coins=3)


prize_goat = loot(
    "Prize Goat", TREASURE, "$3. +1 Buy. You may trash a card from your hand.", worth=3, order_matters=True
)


@prize_goat.play
def prize_goat_play(you: Player, this: Play) -> None:
    you.plus(buys=1)
    you.trash(you.choose(Q_TRASH, you.hand, 0, 1))


puzzle_box = loot(
    "Puzzle Box", TREASURE,
    "$3. +1 Buy. You may lay a card from your hand aside face down; it comes back into your hand when the turn ends.",
    worth=3, order_matters=True,
)  # fmt: skip


@puzzle_box.play
def puzzle_box_play(you: Player, this: Play) -> None:
    you.plus(buys=1)
    aside = you.set_aside(you.choose(Q_SET_ASIDE, you.hand, 0, 1), face_down=True)
    if aside:
        this.once_this_turn(puzzle_box_opens).cards = aside


@puzzle_box.later(TURN_END, whose=ANYONE)
def puzzle_box_opens(you: Player, this: Later, event: Event) -> None:
    you.to_hand(this.cards)


sextant = loot(
    "Sextant", TREASURE,
    "$3. +1 Buy. Look at 5 cards from the top of your deck: discard those you like, and put the others back in any "
    "order.", worth=3,
)  # fmt: skip


@sextant.play
def sextant_play(you: Player, this: Play) -> None:
    you.plus(buys=1)
    cards = you.look(5)
    you.discard(you.choose(Q_DISCARD, cards))
    you.put_back(cards)


shield = loot(
    "Shield", TREASURE | REACTION, "$3. +1 Buy.",
    "Before another player's Attack card takes effect, you may reveal this from your hand: it does not affect you.", worth=3,
)  # fmt: skip


@shield.play
def shield_play(you: Player, this: Play) -> None:
    you.plus(buys=1)


def attack_that_affects(you: Player, this: Later, event: Event) -> bool:
    return event.play is not None and event.play.affects(you)


@shield.on(BEFORE_PLAY, HAND, whose=OTHERS, optional=True, of=ATTACK, when=attack_that_affects)
def shield_reveal(you: Player, this: Later, event: Event) -> None:
    you.reveal([this.card])
    if event.play is not None:
        event.play.spare(you)


spell_scroll = loot(
    "Spell Scroll", ACTION | TREASURE,
    "Trash this to gain a card that costs less. If it is an Action or Treasure, you may play it.", order_matters=True,
)  # fmt: skip


@spell_scroll.play
def spell_scroll_play(you: Player, this: Play) -> None:
    if not this.trash():
        return
    gained = you.choose_gain(you.supply(cheaper_than=you.game.cost(this.card)))
    if you.game.still_there(gained) and you.game.is_a(gained, ACTION | TREASURE) and you.may(Q_PLAY_CARD, gained):
        you.play(gained, by=this)


staff = loot(
    "Staff", TREASURE, "$3. +1 Buy. You may play an Action card from your hand.", worth=3, order_matters=True
)


@staff.play
def staff_play(you: Player, this: Play) -> None:
    you.plus(buys=1)
    you.play(you.choose_one(Q_PLAY_CARD, you.playable(ACTION), optional=True), by=this)


sword = loot("Sword", TREASURE | ATTACK, "$3. +1 Buy. The others discard until they hold 4 cards.", worth=3)


@sword.play
def sword_play(you: Player, this: Play) -> None:
    you.plus(buys=1)
    for victim in this.victims():
        victim.discard_down_to(4)


mixed_pile(
    PILE,
    [amphora, doubloons, endless_chalice, figurehead, hammer, insignia, jewels, orb, prize_goat, puzzle_box, sextant,
     shield, spell_scroll, staff, sword],
    [2] * 15, types=TREASURE | LOOT, cost=Cost(7), sets=SET, category="face down", arrangement=SHUFFLED,
)  # fmt: skip
