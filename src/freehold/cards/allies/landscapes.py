"""Allies: the Allies."""

from __future__ import annotations

from typing import TYPE_CHECKING

from freehold.rules.kinds import FIRST_PRINTING, landscape, older
from freehold.rules.vocab import (
    ACTION, AFTER_PLAY, ALLY, ALWAYS, BUY_START, COIN_TOKENS, COST, DECK, DISCARD, LIAISON, NOT_THIRD, Q_DISCARD, Q_KEEP,
    Q_PLACE, Q_PLAY_CARD, Q_SPEND, Q_TRASH, SHUFFLING, TURN_END, TURN_START, VICTORY, WHEN_GAIN, WOULD_DISCARD_HAND, Cost,
    coins_in,
)  # fmt: skip

if TYPE_CHECKING:
    from freehold.rules.events import Event, Later
    from freehold.rules.player import Player

SET = ["Allies"]


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
