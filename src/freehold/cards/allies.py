"""Allies."""

from __future__ import annotations

from typing import TYPE_CHECKING

from freehold.rules.kinds import FIRST_PRINTING, card, landscape, mixed_pile, older
from freehold.rules.vocab import (
    ACTION, AFTER_PLAY, ALLY, ALWAYS, ATTACK, BUY_START, COIN_TOKENS, COST, DECK, DISCARD, DURATION, GAME_START, LIAISON,
    MAY_PLAY, NOT_THIRD, ODYSSEY, OTHERS, Q_DISCARD, Q_KEEP, Q_PLACE, Q_PLAY_CARD, Q_SET_ASIDE, Q_SPEND, Q_TAKE, Q_TRASH,
    SHUFFLING, THIS_TURN, TOWNSFOLK, TRASH, TREASURE, TURN_END, TURN_FIRST, TURN_START, VICTORY, WHEN_GAIN,
    WHEN_TRASH, WHOLE_GAME, WIZARD, WOULD_DISCARD_HAND, WOULD_RESOLVE, WOULD_TAKE_TURN, Cost, cheaper, coins_in,
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


def take_top_card(you: Player, this: Later, event: Event) -> bool:
    return you.game.still_there(event.card)


# --- Liaisons --------------------------------------------------------------------------------------------------------

underling = card("Underling", ACTION | LIAISON, 3, "+1 Card. +1 Action. +1 Favor.", sets=SET)


@underling.play
def underling_play(you: Player, this: Play) -> None:
    you.plus(cards=1, actions=1)
    you.get_favors(1)


broker = card(
    "Broker", ACTION | LIAISON, 4,
    "Trash a card from your hand and choose one, per $1 it costs: +1 Card; or +1 Action; or +$1; or +1 Favor.",
    sets=SET, plus_coins=True,
)  # fmt: skip


@broker.play
def broker_play(you: Player, this: Play) -> None:
    for trashed in you.trash(you.choose(Q_TRASH, you.hand, 1, 1)):
        size = coins_in(you.game.cost(trashed))
        for option in this.choose(["+Cards", "+Actions", "+$", "+Favors"]) if size else []:
            if option == "+Cards":
                you.plus(cards=size)
            elif option == "+Actions":
                you.plus(actions=size)
            elif option == "+$":
                you.plus(coins=size)
            else:
                you.get_favors(size)


bauble = card(
    "Bauble", TREASURE | LIAISON, 2,
    "Choose two different of these: +1 Buy; +$1; +1 Favor; each card you gain this turn may go onto your deck.", sets=SET,
    order_matters=True,
)  # fmt: skip


@bauble.play
def bauble_play(you: Player, this: Play) -> None:
    for option in this.choose(["+1 Buy", "+$1", "+1 Favor", "gains onto your deck"], 2):
        if option == "+1 Buy":
            you.plus(buys=1)
        elif option == "+$1":
            you.plus(coins=1)
        elif option == "+1 Favor":
            you.get_favors(1)
        else:
            this.this_turn(bauble_topdecks)


@bauble.later(WHEN_GAIN, optional=True, when=take_top_card, moves_it=True)
def bauble_topdecks(you: Player, this: Later, event: Event) -> None:
    you.topdeck([event.card])


importer = card(
    "Importer", ACTION | DURATION | LIAISON, 3, "When your next turn starts, gain a card costing up to $5.",
    "Set-up: everyone gets +4 Favors.", sets=SET,
)  # fmt: skip


@importer.on(GAME_START, ALWAYS, at_once=True)
def importer_favors(you: Player, this: Later, event: Event) -> None:
    you.get_favors(4)


@importer.play
def importer_play(you: Player, this: Play) -> None:
    this.next_turn(importer_later)


@importer.later(TURN_START)
def importer_later(you: Player, this: Later, event: Event) -> None:
    you.choose_gain(you.supply(up_to=Cost(5)))


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

# --- Durations -------------------------------------------------------------------------------------------------------

royal_galley = card(
    "Royal Galley", ACTION | DURATION, 4,
    "+1 Card. You may play an Action card from your hand that is no Duration. Set it aside after that; if this was "
    "done, it is played again when your next turn starts.", sets=SET,
)  # fmt: skip


@royal_galley.play
def royal_galley_play(you: Player, this: Play) -> None:
    you.plus(cards=1)
    cards = you.not_of_type(you.playable(ACTION), DURATION)
    played = you.play(you.choose_one(Q_PLAY_CARD, cards, optional=True), by=this)
    if played in you.in_play:
        aside = you.set_aside([played])
        if aside:
            this.next_turn(royal_galley_later).cards = aside


@royal_galley.later(TURN_START)
def royal_galley_later(you: Player, this: Later, event: Event) -> None:
    for aside in this.cards:
        you.play(aside)


highwayman = card(
    "Highwayman", ACTION | DURATION | ATTACK, 5,
    "When your next turn starts, discard this from play, and +3 Cards. Until then, the first Treasure that another "
    "player plays on a turn has no effect.", sets=SET,
)  # fmt: skip


@highwayman.play
def highwayman_play(you: Player, this: Play) -> None:
    this.until_next_turn(highwayman_waylays)
    this.next_turn(highwayman_later)


def first_treasure(you: Player, this: Later, event: Event) -> bool:
    return this.affects(you) and event.play is not None and event.play.nth(TREASURE) == 1


@highwayman.later(WOULD_RESOLVE, whose=OTHERS, theirs=True, of=TREASURE, when=first_treasure)
def highwayman_waylays(you: Player, this: Later, event: Event) -> None:
    event.replaced = True


@highwayman.later(TURN_START)
def highwayman_later(you: Player, this: Later, event: Event) -> None:
    if this.card in you.in_play:
        you.discard([this.card])
    you.plus(cards=3)


# --- Allies ----------------------------------------------------------------------------------------------------------

island_folk = landscape(
    "Island Folk", ALLY,
    "When your turn ends, you may spend 5 Favors for another one (unless it would be your 3rd in a row).", sets=SET,
)  # fmt: skip


def can_take_another_turn(you: Player, this: Later, event: Event) -> bool:
    return you.favors >= 5 and you.game.previous_seat != you.seat


@island_folk.on(TURN_END, ALWAYS, optional=True, when=can_take_another_turn)
def island_folk_use(you: Player, this: Later, event: Event) -> None:
    if you.spend_favors(5):
        you.extra_turn(island_folk, limit=NOT_THIRD)


first_island_folk = older(
    island_folk, FIRST_PRINTING,
    changed="After 2023: no third turn in a row; before, only if the turn before was not yours.",
    text="When your turn ends, if the one before it was not yours, you may spend 5 Favors for another turn.",
)  # fmt: skip


@first_island_folk.on(TURN_END, ALWAYS, optional=True, when=can_take_another_turn)
def first_island_folk_use(you: Player, this: Later, event: Event) -> None:
    if you.spend_favors(5):
        you.extra_turn(first_island_folk)


family_of_inventors = landscape(
    "Family of Inventors", ALLY,
    "When your Buy phase starts, you may move one of your Favors onto a Supply pile that is no Victory pile. Each "
    "Favor on a pile makes its cards cost $1 less.", sets=SET,
)  # fmt: skip


def has_favors(you: Player, this: Later, event: Event) -> bool:
    return you.favors > 0


@family_of_inventors.on(BUY_START, ALWAYS, when=has_favors)
def family_of_inventors_use(you: Player, this: Later, event: Event) -> None:
    game = you.game
    piles = [pile for pile in you.supply_piles() if not game.pile_is(pile, VICTORY)]
    chosen = you.choose_pile(piles, optional=True)
    if chosen >= 0 and you.spend_favors(1):
        game.put_tokens(chosen, COIN_TOKENS, 1)


def has_inventors_tokens(you: Player, this: Later, event: Event) -> bool:
    return event.pile >= 0 and you.game.tokens_on(int(event.pile), COIN_TOKENS) > 0


@family_of_inventors.on(COST, ALWAYS, when=has_inventors_tokens)
def family_of_inventors_cost(you: Player, this: Later, event: Event) -> None:
    event.number -= you.game.tokens_on(int(event.pile), COIN_TOKENS)


circle_of_witches = landscape(
    "Circle of Witches", ALLY,
    "After each Liaison you play, you may spend 3 Favors; if you do, each other player gains a Curse.", sets=SET,
)  # fmt: skip


def has_3_favors(you: Player, this: Later, event: Event) -> bool:
    return you.favors >= 3


@circle_of_witches.on(AFTER_PLAY, ALWAYS, optional=True, of=LIAISON, when=has_3_favors)
def circle_of_witches_use(you: Player, this: Later, event: Event) -> None:
    if you.spend_favors(3):
        for other in you.others():
            other.gain_named("Curse")


coastal_haven = landscape(
    "Coastal Haven", ALLY,
    "As you discard your hand in Clean-up, you may spend Favors: for each, a card stays in your hand for next turn. "
    "You draw 5 as ever.", sets=SET,
)  # fmt: skip


@coastal_haven.on(WOULD_DISCARD_HAND, ALWAYS, when=has_favors)
def coastal_haven_use(you: Player, this: Later, event: Event) -> None:
    kept = you.choose(Q_KEEP, event.cards, 0, int(you.favors))
    if kept and you.spend_favors(len(kept)):
        event.cards = [each for each in event.cards if each not in kept]


# --- Allies of the start of the turn ---------------------------------------------------------------------------------

cave_dwellers = landscape(
    "Cave Dwellers", ALLY,
    "When your turn starts, you may spend a Favor, discard a card and then draw one; as often as you like.", sets=SET,
)  # fmt: skip


@cave_dwellers.on(TURN_START, ALWAYS, when=has_favors)
def cave_dwellers_use(you: Player, this: Later, event: Event) -> None:
    while you.favors > 0 and you.may(Q_SPEND):
        you.spend_favors(1)
        you.discard(you.choose(Q_DISCARD, you.hand, 1, 1))
        you.draw(1)


desert_guides = landscape(
    "Desert Guides", ALLY,
    "When your turn starts, you may spend a Favor, discard your hand and then draw 5 cards; as often as you like.", sets=SET,
)  # fmt: skip


@desert_guides.on(TURN_START, ALWAYS, when=has_favors)
def desert_guides_use(you: Player, this: Later, event: Event) -> None:
    while you.favors > 0 and you.may(Q_SPEND):
        you.spend_favors(1)
        you.discard(you.hand)
        you.draw(5)


forest_dwellers = landscape(
    "Forest Dwellers", ALLY,
    "When your turn starts, you may spend a Favor. If you do, look at 3 cards from the top of your deck: discard those "
    "you like, and put the others back in any order.", sets=SET,
)  # fmt: skip


@forest_dwellers.on(TURN_START, ALWAYS, optional=True, when=has_favors)
def forest_dwellers_use(you: Player, this: Later, event: Event) -> None:
    if you.spend_favors(1):
        cards = you.look(3)
        you.discard(you.choose(Q_DISCARD, cards))
        you.put_back(you.still(cards))


gang_of_pickpockets = landscape(
    "Gang of Pickpockets", ALLY, "When your turn starts, spend a Favor, or else discard down to 4 cards in hand.", sets=SET,
)  # fmt: skip


@gang_of_pickpockets.on(TURN_START, ALWAYS)
def gang_of_pickpockets_robs(you: Player, this: Later, event: Event) -> None:
    if you.hand_size() <= 4 or (you.favors > 0 and you.may(Q_SPEND) and you.spend_favors(1)):
        return
    you.discard_down_to(4)


crafters_guild = landscape(
    "Crafters' Guild", ALLY,
    "When your turn starts, you may spend 2 Favors; if you do, gain a card costing up to $4 onto your deck.", sets=SET,
)  # fmt: skip


def has_2_favors(you: Player, this: Later, event: Event) -> bool:
    return you.favors >= 2


@crafters_guild.on(TURN_START, ALWAYS, optional=True, when=has_2_favors)
def crafters_guild_use(you: Player, this: Later, event: Event) -> None:
    if you.spend_favors(2):
        you.choose_gain(you.supply(up_to=Cost(4)), to=DECK)


mountain_folk = landscape(
    "Mountain Folk", ALLY, "When your turn starts, you may spend 5 Favors; if you do, +3 Cards.", sets=SET,
)  # fmt: skip


def has_5_favors(you: Player, this: Later, event: Event) -> bool:
    return you.favors >= 5


@mountain_folk.on(TURN_START, ALWAYS, optional=True, when=has_5_favors)
def mountain_folk_use(you: Player, this: Later, event: Event) -> None:
    if you.spend_favors(5):
        you.plus(cards=3)


# --- Allies of the start of the Buy phase ----------------------------------------------------------------------------

league_of_bankers = landscape(
    "League of Bankers", ALLY, "When your Buy phase starts, every full 4 Favors you have give +$1.", sets=SET,
)  # fmt: skip


@league_of_bankers.on(BUY_START, ALWAYS)
def league_of_bankers_pays(you: Player, this: Later, event: Event) -> None:
    if you.favors >= 4:
        you.plus(coins=int(you.favors) // 4)


market_towns = landscape(
    "Market Towns", ALLY,
    "When your Buy phase starts, you may play Action cards from your hand one after the other, spending a Favor for "
    "each.", sets=SET,
)  # fmt: skip


@market_towns.on(BUY_START, ALWAYS, when=has_favors)
def market_towns_use(you: Player, this: Later, event: Event) -> None:
    while you.favors > 0:
        chosen = you.choose_one(Q_PLAY_CARD, you.playable(ACTION), optional=True)
        if chosen < 0 or not you.spend_favors(1):
            return
        you.play(chosen)


peaceful_cult = landscape(
    "Peaceful Cult", ALLY, "When your Buy phase starts, you may trash cards from your hand, spending a Favor for each.",
    sets=SET,
)  # fmt: skip


@peaceful_cult.on(BUY_START, ALWAYS, when=has_favors)
def peaceful_cult_use(you: Player, this: Later, event: Event) -> None:
    chosen = you.choose(Q_TRASH, you.hand, 0, int(you.favors))
    if you.spend_favors(len(chosen)):
        you.trash(chosen)


woodworkers_guild = landscape(
    "Woodworkers' Guild", ALLY,
    "When your Buy phase starts, you may spend a Favor and trash an Action card from your hand; if one was trashed, "
    "gain an Action card.", sets=SET,
)  # fmt: skip


@woodworkers_guild.on(BUY_START, ALWAYS, when=has_favors)
def woodworkers_guild_use(you: Player, this: Later, event: Event) -> None:
    chosen = you.choose(Q_TRASH, you.of_type(you.hand, ACTION), 0, 1)
    if chosen and you.spend_favors(1) and you.trash(chosen):
        you.choose_gain(you.supply(types=ACTION))


# --- Allies of gaining -----------------------------------------------------------------------------------------------

architects_guild = landscape(
    "Architects' Guild", ALLY,
    "Each time you gain a card, you may spend 2 Favors; if you do, gain a card that costs less than it and is no "
    "Victory card.", sets=SET,
)  # fmt: skip


def cheaper_cards(you: Player, card: int) -> list[int]:
    return you.supply(cheaper_than=you.game.cost(card), without=VICTORY)


def can_gain_a_cheaper_card(you: Player, this: Later, event: Event) -> bool:
    return you.favors >= 2 and bool(cheaper_cards(you, event.card))


@architects_guild.on(WHEN_GAIN, ALWAYS, optional=True, when=can_gain_a_cheaper_card)
def architects_guild_use(you: Player, this: Later, event: Event) -> None:
    if you.spend_favors(2):
        you.choose_gain(cheaper_cards(you, event.card))


band_of_nomads = landscape(
    "Band of Nomads", ALLY,
    "Each time you gain a card that costs $3 or more, you may spend a Favor; if you do, you get +1 Card, +1 Action or "
    "+1 Buy.", sets=SET,
)  # fmt: skip


def costs_3_or_more(you: Player, this: Later, event: Event) -> bool:
    return you.favors > 0 and coins_in(event.cost) >= 3


@band_of_nomads.on(WHEN_GAIN, ALWAYS, optional=True, when=costs_3_or_more)
def band_of_nomads_use(you: Player, this: Later, event: Event) -> None:
    if you.spend_favors(1):
        option = you.pick("+1 Card", "+1 Action", "+1 Buy")
        if option == "+1 Card":
            you.plus(cards=1)
        elif option == "+1 Action":
            you.plus(actions=1)
        else:
            you.plus(buys=1)


city_state = landscape(
    "City-state", ALLY, "An Action card that you gain on your turn may be played at once, if you spend 2 Favors.", sets=SET,
)  # fmt: skip


def can_play_it(you: Player, this: Later, event: Event) -> bool:
    return you.on_turn and you.favors >= 2 and you.game.still_there(event.card)


@city_state.on(WHEN_GAIN, ALWAYS, optional=True, of=ACTION, when=can_play_it, moves_it=True)
def city_state_use(you: Player, this: Later, event: Event) -> None:
    if you.spend_favors(2):
        you.play(event.card)


trappers_lodge = landscape(
    "Trappers' Lodge", ALLY, "A card that you gain may go onto your deck, if you spend a Favor.", sets=SET,
)  # fmt: skip


def can_topdeck_it(you: Player, this: Later, event: Event) -> bool:
    return you.favors > 0 and you.game.still_there(event.card)


@trappers_lodge.on(WHEN_GAIN, ALWAYS, optional=True, when=can_topdeck_it, moves_it=True)
def trappers_lodge_use(you: Player, this: Later, event: Event) -> None:
    if you.spend_favors(1):
        you.topdeck([event.card])


# --- other Allies ----------------------------------------------------------------------------------------------------

fellowship_of_scribes = landscape(
    "Fellowship of Scribes", ALLY,
    "After each Action you play, if your hand has no more than 4 cards, you may spend a Favor; if you do, +1 Card.", sets=SET,
)  # fmt: skip


def has_4_cards_or_fewer(you: Player, this: Later, event: Event) -> bool:
    return you.favors > 0 and you.hand_size() <= 4


@fellowship_of_scribes.on(AFTER_PLAY, ALWAYS, optional=True, of=ACTION, when=has_4_cards_or_fewer)
def fellowship_of_scribes_use(you: Player, this: Later, event: Event) -> None:
    if you.hand_size() <= 4 and you.spend_favors(1):
        you.plus(cards=1)


league_of_shopkeepers = landscape(
    "League of Shopkeepers", ALLY,
    "After each Liaison you play: +$1 with 5 Favors or more; +1 Action and +1 Buy besides with 10 or more.", sets=SET,
)  # fmt: skip


@league_of_shopkeepers.on(AFTER_PLAY, ALWAYS, of=LIAISON, when=has_5_favors)
def league_of_shopkeepers_pays(you: Player, this: Later, event: Event) -> None:
    if you.favors >= 5:
        you.plus(coins=1)
    if you.favors >= 10:
        you.plus(actions=1, buys=1)


def keep_while_shuffling(you: Player, event: Event, each: int) -> list[int]:
    """Spend Favors to pick so many of the cards that are shuffled for each; in the order picked."""
    deck = you.zone(DECK)
    cards = [card for card in event.cards if card in deck]  # without what something else took or placed before
    if not cards or not you.may(Q_SPEND):
        return []
    chosen = you.choose(Q_PLACE, cards, 0, each * int(you.favors), ordered=each == 1)
    you.spend_favors(max(1, (len(chosen) + each - 1) // each))
    return chosen


def can_spend_while_shuffling(you: Player, this: Later, event: Event) -> bool:
    return you.favors > 0 and you.game.turn_serial > 0


order_of_astrologers = landscape(
    "Order of Astrologers", ALLY, "Whenever you shuffle, you may spend Favors: for each, a card of your choice goes on top.",
    sets=SET,
)  # fmt: skip


@order_of_astrologers.on(SHUFFLING, ALWAYS, when=can_spend_while_shuffling)
def order_of_astrologers_use(you: Player, this: Later, event: Event) -> None:
    for each in reversed(keep_while_shuffling(you, event, 1)):
        you.put_in_deck(each, int(event.number))


order_of_masons = landscape(
    "Order of Masons", ALLY,
    "Whenever you shuffle, you may spend Favors: for each, up to 2 cards of your choice go to your discard pile "
    "instead.", sets=SET,
)  # fmt: skip


@order_of_masons.on(SHUFFLING, ALWAYS, when=can_spend_while_shuffling)
def order_of_masons_use(you: Player, this: Later, event: Event) -> None:
    for each in keep_while_shuffling(you, event, 2):
        you.pull(each, DISCARD)


plateau_shepherds = landscape(
    "Plateau Shepherds", ALLY, "At the end, 2 VP for each pair of a Favor and a card costing $2 that you have.", sets=SET,
)  # fmt: skip


@plateau_shepherds.scores
def plateau_shepherds_score(you: Player) -> int:
    cards = sum(1 for each in you.all_cards() if you.game.cost(each) == Cost(2))
    return 2 * min(cards, int(you.favors))


# --- more Liaisons ---------------------------------------------------------------------------------------------------

sycophant = card(
    "Sycophant", ACTION | LIAISON, 2, "+1 Action. Discard 3 cards. For one or more discarded, +$3.",
    "+2 Favors when you gain this, and when you trash it.", sets=SET, plus_coins=True,
)  # fmt: skip


@sycophant.play
def sycophant_play(you: Player, this: Play) -> None:
    you.plus(actions=1)
    if you.discard(you.choose(Q_DISCARD, you.hand, 3, 3)):
        you.plus(coins=3)


@sycophant.on(WHEN_GAIN)
def sycophant_gained(you: Player, this: Later, event: Event) -> None:
    you.get_favors(2)


@sycophant.on(WHEN_TRASH)
def sycophant_trashed(you: Player, this: Later, event: Event) -> None:
    you.get_favors(2)


guildmaster = card(
    "Guildmaster", ACTION | LIAISON, 5, "+$3. For the rest of this turn, each card you gain gives +1 Favor.", sets=SET,
    plus_coins=True,
)  # fmt: skip


@guildmaster.play
def guildmaster_play(you: Player, this: Play) -> None:
    you.plus(coins=3)
    this.this_turn(guildmaster_favor)


@guildmaster.later(WHEN_GAIN)
def guildmaster_favor(you: Player, this: Later, event: Event) -> None:
    you.get_favors(1)


contract = card(
    "Contract", TREASURE | DURATION | LIAISON, 5,
    "$2. +1 Favor. You may set an Action card from your hand aside; it is played when your next turn starts.", sets=SET,
    worth=2, order_matters=True,
)  # fmt: skip


@contract.play
def contract_play(you: Player, this: Play) -> None:
    you.get_favors(1)
    aside = you.set_aside(you.choose(Q_SET_ASIDE, you.of_type(you.hand, ACTION), 0, 1))
    if aside:
        this.next_turn(contract_later).cards = aside


@contract.later(TURN_START)
def contract_later(you: Player, this: Later, event: Event) -> None:
    for aside in this.cards:
        you.play(aside)


emissary = card(
    "Emissary", ACTION | LIAISON, 5, "+3 Cards. +1 Action and +2 Favors, if you had to shuffle a card or more for that.",
    sets=SET,
)  # fmt: skip


@emissary.play
def emissary_play(you: Player, this: Play) -> None:
    wanted = 0 if this.swapped else 2 if you.minus_card else 3
    shuffles = you.deck_size() < wanted and bool(you.discards)
    you.plus(cards=3)
    if shuffles:
        you.plus(actions=1)
        you.get_favors(2)


__all__ = ["odysseys", "townsfolk", "wizards"]
