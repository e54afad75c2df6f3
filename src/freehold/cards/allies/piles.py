"""Allies: the piles of four different cards each."""

from __future__ import annotations

from typing import TYPE_CHECKING

from freehold.rules.kinds import FIRST_PRINTING, card, mixed_pile, older
from freehold.rules.vocab import (
    ACTION, ATTACK, DURATION, LIAISON, MAY_PLAY, NOT_THIRD, ODYSSEY, Q_DISCARD, Q_PLAY_CARD, Q_TAKE, Q_TRASH, THIS_TURN,
    TOWNSFOLK, TRASH, TREASURE, TURN_FIRST, TURN_START, VICTORY, WHEN_TRASH, WHOLE_GAME, WIZARD, WOULD_TAKE_TURN, Cost,
    cheaper,
)  # fmt: skip

if TYPE_CHECKING:
    from freehold.rules.events import Event, Later
    from freehold.rules.player import Player
    from freehold.rules.playing import Play

SET = ["Allies"]


def may_rotate(you: Player, name: str) -> None:
    """Rotate a pile if the player wants to (and if that would change anything)."""
    game = you.game
    pile = game.pile_named(name)
    if pile >= 0 and game.rotates(pile) and you.may():
        game.rotate(pile)


# --- the Wizards -----------------------------------------------------------------------------------------------------

student = card(
    "Student", ACTION | WIZARD | LIAISON, 3,
    "+1 Action. You may rotate the Wizards. Trash a card from your hand; for a Treasure, +1 Favor, and this goes onto "
    "your deck.", sets=SET, pile=False, copies=4,
)  # fmt: skip


@student.play
def student_play(you: Player, this: Play) -> None:
    you.plus(actions=1)
    may_rotate(you, "Wizards")
    for trashed in you.trash(you.choose(Q_TRASH, you.hand, 1, 1)):
        if you.game.is_a(trashed, TREASURE):
            you.get_favors(1)
            if this.is_there():
                you.topdeck([this.card])


conjurer = card(
    "Conjurer", ACTION | DURATION | WIZARD, 4,
    "Gain a card costing up to $4. When your next turn starts, this goes into your hand.", sets=SET, pile=False, copies=4,
)  # fmt: skip


@conjurer.play
def conjurer_play(you: Player, this: Play) -> None:
    you.choose_gain(you.supply(up_to=Cost(4)))
    if this.is_there():
        this.next_turn(conjurer_later)


@conjurer.later(TURN_START)
def conjurer_later(you: Player, this: Later, event: Event) -> None:
    you.to_hand([this.card])


sorcerer = card(
    "Sorcerer", ACTION | ATTACK | WIZARD, 5,
    "+1 Card. +1 Action. The others each name a card and reveal their top card; who named another one "
    "gains a Curse.",
    sets=SET, pile=False, copies=4,
)  # fmt: skip


@sorcerer.play
def sorcerer_play(you: Player, this: Play) -> None:
    you.plus(cards=1, actions=1)
    for victim in this.victims():
        named = victim.name_card()
        shown = victim.reveal_top(1)
        right = bool(shown) and you.game.name(shown[0]) == named.name
        victim.put_back(shown)
        if not right:
            victim.gain_named("Curse")


lich = card(
    "Lich", ACTION | WIZARD, 6, "+6 Cards. +2 Actions. You skip a turn.",
    "Upon trashing this, discard it, and gain a card from the trash that costs less.", sets=SET, pile=False, copies=4,
)  # fmt: skip


@lich.play
def lich_play(you: Player, this: Play) -> None:
    you.plus(cards=6, actions=2)
    you.set_up(lich_skips, WHOLE_GAME).number = 1


def not_yet_skipped(you: Player, this: Later, event: Event) -> bool:
    return this.number > 0


@lich.later(WOULD_TAKE_TURN, when=not_yet_skipped)
def lich_skips(you: Player, this: Later, event: Event) -> None:
    # Not `once`: of several Liches each must skip a turn of its own.
    this.number = 0
    event.replaced = True


@lich.on(WHEN_TRASH)
def lich_trashed(you: Player, this: Later, event: Event) -> None:
    game = you.game
    cost = game.cost(event.card)
    you.discard([event.card])
    you.choose_gain([each for each in game.cards_in(TRASH) if cheaper(game.cost(each), cost)])


wizards = mixed_pile(
    "Wizards", [student, conjurer, sorcerer, lich], [4, 4, 4, 4], types=ACTION | WIZARD | LIAISON, cost=3, sets=SET
)

# --- the Townsfolk ---------------------------------------------------------------------------------------------------

town_crier = card(
    "Town Crier", ACTION | TOWNSFOLK, 2,
    "Choose one: +$2; gain a Silver; +1 Card and +1 Action. Then you may rotate the Townsfolk.", sets=SET, pile=False,
    copies=4, plus_coins=True,
)  # fmt: skip


@town_crier.play
def town_crier_play(you: Player, this: Play) -> None:
    for option in this.choose(["+$2", "gain a Silver", "+1 Card and +1 Action"]):
        if option == "+$2":
            you.plus(coins=2)
        elif option == "gain a Silver":
            you.gain_named("Silver")
        else:
            you.plus(cards=1, actions=1)
    may_rotate(you, "Townsfolk")


blacksmith = card(
    "Blacksmith", ACTION | TOWNSFOLK, 3, "Choose one: draw until your hand has 6 cards; +2 Cards; +1 Card and +1 Action.",
    sets=SET, pile=False, copies=4,
)  # fmt: skip


@blacksmith.play
def blacksmith_play(you: Player, this: Play) -> None:
    for option in this.choose(["draw up to 6", "+2 Cards", "+1 Card and +1 Action"]):
        if option == "draw up to 6":
            you.draw_up_to(6)
        elif option == "+2 Cards":
            you.plus(cards=2)
        else:
            you.plus(cards=1, actions=1)


miller = card(
    "Miller", ACTION | TOWNSFOLK, 4,
    "+1 Action. Look at 4 cards from the top of your deck: one goes into your hand, the others are discarded.", sets=SET,
    pile=False, copies=4,
)  # fmt: skip


@miller.play
def miller_play(you: Player, this: Play) -> None:
    you.plus(actions=1)
    cards = you.look(4)
    you.to_hand(you.choose(Q_TAKE, cards, 1, 1))
    you.discard(cards)


elder = card(
    "Elder", ACTION | TOWNSFOLK, 5,
    "+$2. You may play an Action card from your hand. Whenever it lets you choose among options this turn, you may "
    "choose one more (a different one).",
    sets=SET, pile=False, copies=4, plus_coins=True,
)  # fmt: skip


@elder.play
def elder_play(you: Player, this: Play) -> None:
    you.plus(coins=2)
    chosen = you.choose_one(Q_PLAY_CARD, you.playable(ACTION), optional=True)
    you.play(chosen, by=this, extra_options=1)


townsfolk = mixed_pile(
    "Townsfolk", [town_crier, blacksmith, miller, elder], [4, 4, 4, 4], types=ACTION | TOWNSFOLK, cost=2, sets=SET
)

# --- the Odysseys ----------------------------------------------------------------------------------------------------

old_map = card(
    "Old Map", ACTION | ODYSSEY, 3, "+1 Card. +1 Action. Discard a card. +1 Card. Then you may rotate the Odysseys.",
    sets=SET, pile=False, copies=4,
)  # fmt: skip


@old_map.play
def old_map_play(you: Player, this: Play) -> None:
    you.plus(cards=1, actions=1)
    you.discard(you.choose(Q_DISCARD, you.hand, 1, 1))
    you.plus(cards=1)
    may_rotate(you, "Odysseys")


voyage = card(
    "Voyage", ACTION | DURATION | ODYSSEY, 4,
    "+1 Action. After this turn you take an extra one (unless it would be your 3rd in a row), on which you cannot play "
    "more than 3 cards from your hand.", sets=SET, pile=False, copies=4,
)  # fmt: skip


@voyage.play
def voyage_play(you: Player, this: Play) -> None:
    you.plus(actions=1)
    you.extra_turn(voyage, voyage_begins, by=this, limit=NOT_THIRD)


@voyage.later(TURN_FIRST)
def voyage_begins(you: Player, this: Later, event: Event) -> None:
    you.set_up(voyage_limit, THIS_TURN)


def is_a_fourth_card(you: Player, this: Later, event: Event) -> bool:
    return you.game.played_from_hand(int(you.seat)) >= 3 and event.card in you.hand


@voyage.later(MAY_PLAY, when=is_a_fourth_card)
def voyage_limit(you: Player, this: Later, event: Event) -> None:
    event.number = 0


first_voyage = older(
    voyage, FIRST_PRINTING,
    changed="After 2023: no third turn in a row; before, only if the turn before was not yours.",
    text="+1 Action. If the previous turn wasn't yours, take an extra turn after this one, on which you can play only 3 "
    "cards from your hand.",
)  # fmt: skip


@first_voyage.play
def first_voyage_play(you: Player, this: Play) -> None:
    you.plus(actions=1)
    if you.game.previous_seat != you.seat:
        you.extra_turn(first_voyage, voyage_begins, by=this)


sunken_treasure = card(
    "Sunken Treasure", TREASURE | ODYSSEY, 5, "Gain an Action card of which you have no copy in play.",
    sets=SET, pile=False, copies=4, order_matters=True,
)  # fmt: skip


@sunken_treasure.play
def sunken_treasure_play(you: Player, this: Play) -> None:
    game = you.game
    have = {game.name(each) for each in you.in_play}
    you.choose_gain([each for each in you.supply(types=ACTION) if game.name(each) not in have])


distant_shore = card(
    "Distant Shore", ACTION | VICTORY | ODYSSEY, 6, "+2 Cards. +1 Action. Gain an Estate.", "2 VP",
    sets=SET, pile=False, copies=4, points=2,
)  # fmt: skip


@distant_shore.play
def distant_shore_play(you: Player, this: Play) -> None:
    you.plus(cards=2, actions=1)
    you.gain_named("Estate")


odysseys = mixed_pile(
    "Odysseys", [old_map, voyage, sunken_treasure, distant_shore], [4, 4, 4, 4], types=ACTION | ODYSSEY, cost=3, sets=SET
)
