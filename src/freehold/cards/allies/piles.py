"""Allies: the piles of four different cards each."""

from __future__ import annotations

from typing import TYPE_CHECKING

from freehold.cards.allies.kingdom import discarded_from_play
from freehold.rules.kinds import FIRST_PRINTING, card, mixed_pile, older
from freehold.rules.vocab import (
    ACTION, ATTACK, AUGUR, CLASH, DURATION, FORT, LIAISON, MAY_PLAY, NOT_THIRD, ODYSSEY, OTHERS, Q_DISCARD, Q_KEEP, Q_PLACE,
    Q_PLAY_CARD, Q_REVEAL, Q_TAKE, Q_TOPDECK, Q_TRASH, THIS_TURN, TOWNSFOLK, TRASH, TREASURE, TURN_FIRST, TURN_START,
    VICTORY, WHEN_DISCARD, WHEN_GAIN, WHEN_TRASH, WHOLE_GAME, WIZARD, WOULD_TAKE_TURN, Cost, cheaper,
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

# --- the Augurs ------------------------------------------------------------------------------------------------------

herb_gatherer = card(
    "Herb Gatherer", ACTION | AUGUR, 3,
    "+1 Buy. Put your deck into your discard pile and look through that; you may play a Treasure out of it. Then you may "
    "rotate the Augurs.", sets=SET, pile=False, copies=4,
)  # fmt: skip


@herb_gatherer.play
def herb_gatherer_play(you: Player, this: Play) -> None:
    you.plus(buys=1)
    you.discard_deck()
    you.play(you.choose_one(Q_PLAY_CARD, you.of_type(you.discards, TREASURE), optional=True), by=this)
    may_rotate(you, "Augurs")


acolyte = card(
    "Acolyte", ACTION | AUGUR, 4,
    "You may trash an Action or a Victory card from your hand; if you do, gain a Gold. You may trash this; if you do, gain "
    "an Augur.", sets=SET, pile=False, copies=4,
)  # fmt: skip


@acolyte.play
def acolyte_play(you: Player, this: Play) -> None:
    if you.trash(you.choose(Q_TRASH, you.of_type(you.hand, ACTION | VICTORY), 0, 1)):
        you.gain_named("Gold")
    if this.is_there() and you.may(Q_TRASH, this.card) and this.trash():
        you.choose_gain(you.supply(types=AUGUR))


sorceress = card(
    "Sorceress", ACTION | ATTACK | AUGUR, 5,
    "+1 Action. Name a card, then reveal your top card and put it into your hand. If it is the named one, each other "
    "player gains a Curse.", sets=SET, pile=False, copies=4,
)  # fmt: skip


@sorceress.play
def sorceress_play(you: Player, this: Play) -> None:
    you.plus(actions=1)
    named = you.name_card()
    shown = you.reveal_top(1)
    right = bool(shown) and you.game.name(shown[0]) == named.name
    you.to_hand(shown)
    for victim in this.victims() if right else []:
        victim.gain_named("Curse")


sibyl = card(
    "Sibyl", ACTION | AUGUR, 6,
    "+4 Cards. +1 Action. Put a card from your hand onto your deck, and another under it.", sets=SET, pile=False, copies=4,
)  # fmt: skip


@sibyl.play
def sibyl_play(you: Player, this: Play) -> None:
    you.plus(cards=4, actions=1)
    you.topdeck(you.choose(Q_TOPDECK, you.hand, 1, 1))
    you.bottom_deck(you.choose(Q_PLACE, you.hand, 1, 1))


augurs = mixed_pile("Augurs", [herb_gatherer, acolyte, sorceress, sibyl], [4, 4, 4, 4], types=ACTION | AUGUR, cost=3, sets=SET)

# --- the Clashes -----------------------------------------------------------------------------------------------------

battle_plan = card(
    "Battle Plan", ACTION | CLASH, 3,
    "+1 Card. +1 Action. You may reveal an Attack from your hand; if you do, +1 Card. Then you may rotate a Supply pile.",
    sets=SET, pile=False, copies=4,
)  # fmt: skip


@battle_plan.play
def battle_plan_play(you: Player, this: Play) -> None:
    game = you.game
    you.plus(cards=1, actions=1)
    shown = you.choose(Q_REVEAL, you.of_type(you.hand, ATTACK), 0, 1)
    if shown:
        you.reveal(shown)
        you.plus(cards=1)
    chosen = you.choose_pile([pile for pile in you.supply_piles() if may_have_others(you, pile)], optional=True)
    if chosen >= 0:
        game.rotate(chosen)


def may_have_others(you: Player, pile: int) -> bool:
    """Might rotating the pile change its top card, as far as anybody may know?"""
    game = you.game
    return game.left(pile) > 1 if game.piles[pile].hidden else game.rotates(pile)


archer = card(
    "Archer", ACTION | ATTACK | CLASH, 4,
    "+$2. The others who hold 5 cards or more each reveal all of them but one, and discard one of those, which you choose.",
    sets=SET, pile=False, copies=4, plus_coins=True,
)  # fmt: skip


@archer.play
def archer_play(you: Player, this: Play) -> None:
    you.plus(coins=2)
    for victim in this.victims():
        if victim.hand_size() >= 5:
            kept = victim.choose(Q_KEEP, victim.hand, 1, 1)
            shown = [each for each in victim.hand if each not in kept]
            victim.reveal(shown)
            victim.discard([you.choose_one(Q_DISCARD, victim.still(shown))])


warlord = card(
    "Warlord", ACTION | DURATION | ATTACK | CLASH, 5,
    "+1 Action. When your next turn starts, +2 Cards. Until then, no other player may play an Action from their hand of "
    "which they have 2 or more copies in play.", sets=SET, pile=False, copies=4,
)  # fmt: skip


@warlord.play
def warlord_play(you: Player, this: Play) -> None:
    you.plus(actions=1)
    this.next_turn(warlord_draws)
    this.until_next_turn(warlord_forbids)


@warlord.later(TURN_START)
def warlord_draws(you: Player, this: Later, event: Event) -> None:
    you.plus(cards=2)


def has_2_copies_in_play(you: Player, this: Later, event: Event) -> bool:
    other = event.player
    game = you.game
    return (
        this.affects(other)
        and game.is_a(event.card, ACTION)
        and event.card in other.hand
        and other.count_in_play(game.kind(event.card)) >= 2
    )


@warlord.later(MAY_PLAY, whose=OTHERS, when=has_2_copies_in_play)
def warlord_forbids(you: Player, this: Later, event: Event) -> None:
    event.number = 0


territory = card(
    "Territory", VICTORY | CLASH, 6, "1 VP for each differently named Victory card you have.",
    "When you gain this, gain a Gold for each empty Supply pile.", sets=SET, pile=False, copies=4,
)  # fmt: skip


@territory.on(WHEN_GAIN)
def territory_gained(you: Player, this: Later, event: Event) -> None:
    for _ in range(int(you.game.empty_supply_piles())):
        you.gain_named("Gold")


@territory.scores
def territory_points(you: Player) -> int:
    return len({you.game.name(each) for each in you.of_type(you.all_cards(), VICTORY)})


clashes = mixed_pile("Clashes", [battle_plan, archer, warlord, territory], [4, 4, 4, 4], types=ACTION | CLASH, cost=3, sets=SET)

# --- the Forts -------------------------------------------------------------------------------------------------------

tent = card(
    "Tent", ACTION | FORT, 3, "+$2. You may rotate the Forts.",
    "When you discard this from play, you may put it onto your deck.", sets=SET, pile=False, copies=4, plus_coins=True,
)  # fmt: skip


@tent.play
def tent_play(you: Player, this: Play) -> None:
    you.plus(coins=2)
    may_rotate(you, "Forts")


@tent.on(WHEN_DISCARD, optional=True, when=discarded_from_play, moves_it=True)
def tent_returns(you: Player, this: Later, event: Event) -> None:
    you.topdeck([event.card])


garrison = card(
    "Garrison", ACTION | DURATION | FORT, 4,
    "+$2. For the rest of this turn, each card you gain puts a token on this. When your next turn starts, remove the "
    "tokens: +1 Card for each.", sets=SET, pile=False, copies=4, plus_coins=True,
)  # fmt: skip


@garrison.play
def garrison_play(you: Player, this: Play) -> None:
    you.plus(coins=2)
    if this.is_there():
        this.this_turn(garrison_counts)


def is_in_play(you: Player, this: Later, event: Event) -> bool:
    return you.game.still_there(this.card)


@garrison.later(WHEN_GAIN, when=is_in_play)
def garrison_counts(you: Player, this: Later, event: Event) -> None:
    # The tokens are the card's, however often it was played: they are counted where it waits to be rid of them.
    for waiting in you.game.waiting(garrison_draws):
        if waiting.card == this.card:
            waiting.number += 1
            return
    next_turn = int(you.game.turn_serial) + 1
    draws = you.set_up(garrison_draws, WHOLE_GAME, card=int(this.card), once=True, holds=True, not_before=next_turn)
    draws.number = 1


@garrison.later(TURN_START)
def garrison_draws(you: Player, this: Later, event: Event) -> None:
    if you.game.still_there(this.card):
        you.plus(cards=int(this.number))


hill_fort = card(
    "Hill Fort", ACTION | FORT, 5,
    "Gain a card costing up to $4. Choose one: put it into your hand; or +1 Card and +1 Action.", sets=SET, pile=False,
    copies=4,
)  # fmt: skip


@hill_fort.play
def hill_fort_play(you: Player, this: Play) -> None:
    gained = you.choose_gain(you.supply(up_to=Cost(4)))
    for option in this.choose(["put it into your hand", "+1 Card and +1 Action"]):
        if option == "put it into your hand":
            you.to_hand([gained])
        else:
            you.plus(cards=1, actions=1)


stronghold = card(
    "Stronghold", ACTION | VICTORY | DURATION | FORT, 6,
    "Choose one: +$3; or when your next turn starts, +3 Cards.", "2 VP", sets=SET, pile=False, copies=4, points=2,
    plus_coins=True,
)  # fmt: skip


@stronghold.play
def stronghold_play(you: Player, this: Play) -> None:
    for option in this.choose(["+$3", "+3 Cards next turn"]):
        if option == "+$3":
            you.plus(coins=3)
        else:
            this.next_turn(stronghold_draws)


@stronghold.later(TURN_START)
def stronghold_draws(you: Player, this: Later, event: Event) -> None:
    you.plus(cards=3)


forts = mixed_pile("Forts", [tent, garrison, hill_fort, stronghold], [4, 4, 4, 4], types=ACTION | FORT, cost=3, sets=SET)
