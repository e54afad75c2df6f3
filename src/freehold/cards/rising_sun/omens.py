"""Rising Sun: Omens and Prophecies, Shadow cards, Debt."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from freehold.rules.common import rule
from freehold.rules.kinds import EXTRA_PILE, CardKind, Extra, PileKind, card, landscape
from freehold.rules.setup import replace_kingdom
from freehold.rules.vocab import (
    ACTION, AFTER_PLAY, ALWAYS, ATTACK, BUY_END, CLEANUP_START, DECK, GAME_START, OMEN, PLAY_FROM, PROPHECY, Q_DISCARD,
    Q_MAY, Q_ORDER, Q_TRASH, SHADOW, SHUFFLING, SUN_TOKENS, TRASH, TURN_START, TURN_TOKENS, WHEN_GAIN, WHEN_SUN, Cost,
    at_most, cost_plus,
)  # fmt: skip

if TYPE_CHECKING:
    from freehold.rules.events import Event, Later
    from freehold.rules.player import Player
    from freehold.rules.playing import Play

SET = ["Rising Sun"]
OMEN_RULES: Final = "Omens and the Prophecy"
SHADOW_RULES: Final = "Shadow cards"
SUNS: Final = (5, 8, 10, 12, 13)  # for 2 to 6 players

# --- Omens and the Prophecy ------------------------------------------------------------------------------------------

omens = rule(
    OMEN_RULES,
    "With any Omen, one Prophecy is in the game, with 5, 8, 10, 12 or 13 Sun tokens for 2 to 6 players. +1 Sun removes "
    "one. When the last is removed the Prophecy happens: from then on its text holds for everybody.",
)  # fmt: skip


def first_seat(you: Player, this: Later, event: Event) -> bool:
    return you.seat == 0


@omens.on(GAME_START, ALWAYS, at_once=True, when=first_seat)
def put_suns(you: Player, this: Later, event: Event) -> None:
    for kind in you.game.setup.landscapes:
        if kind.types & PROPHECY:
            you.game.put_tokens(you.game.spot_of(kind), SUN_TOKENS, SUNS[len(you.game.players) - 2])


def foretold(name: str, text: str, extra: Extra | None = None) -> CardKind:
    """A Prophecy: while it is not active nobody has it."""
    return landscape(name, PROPHECY, text, sets=SET, extra=extra)


def attack_pile(pile: PileKind) -> bool:
    return bool(pile.types & ATTACK)


approaching_army = foretold(
    "Approaching Army", "After each Attack card you play, +$1. Set-up: one more Kingdom pile is in the Supply, of an Attack.",
    Extra(EXTRA_PILE, attack_pile),
)  # fmt: skip


@approaching_army.on(AFTER_PLAY, ALWAYS, of=ATTACK)
def approaching_army_pays(you: Player, this: Later, event: Event) -> None:
    you.plus(coins=1)


bureaucracy = foretold("Bureaucracy", "With each card you gain whose cost is not $0, you gain a Copper.")


def costs_something(you: Player, this: Later, event: Event) -> bool:
    return event.cost != Cost(0)


@bureaucracy.on(WHEN_GAIN, ALWAYS, when=costs_something)
def bureaucracy_copper(you: Player, this: Later, event: Event) -> None:
    you.gain_named("Copper")


great_leader = foretold("Great Leader", "+1 Action after each Action card you play.")


@great_leader.on(AFTER_PLAY, ALWAYS, of=ACTION)
def great_leader_leads(you: Player, this: Later, event: Event) -> None:
    you.plus(actions=1)


progress = foretold("Progress", "Each card you gain goes onto your deck.")


@progress.on(WHEN_GAIN, ALWAYS)
def progress_topdeck(you: Player, this: Later, event: Event) -> None:
    you.topdeck([event.card])


sickness = foretold("Sickness", "When your turn starts, choose one: gain a Curse onto your deck; discard 3 cards.")


@sickness.on(TURN_START, ALWAYS)
def sickness_strikes(you: Player, this: Later, event: Event) -> None:
    if you.pick("gain a Curse", "discard 3 cards") == "gain a Curse":
        you.gain_named("Curse", DECK)
    else:
        you.discard(you.choose(Q_DISCARD, you.hand, 3, 3))


# --- Omens -----------------------------------------------------------------------------------------------------------


def omen(name: str, types: int, cost: int, text: str, plus_coins: bool = False) -> CardKind:
    return card(name, types | OMEN, cost, text, sets=SET, plus_coins=plus_coins, brings=[OMEN_RULES])


kitsune = omen(
    "Kitsune", ACTION | ATTACK, Cost(5),
    "+1 Sun. Choose two: +2 Actions; +$2; each other player gains a Curse; gain a Silver.", plus_coins=True,
)  # fmt: skip


@kitsune.play
def kitsune_play(you: Player, this: Play) -> None:
    you.get_sun()
    for option in this.choose(["+2 Actions", "+$2", "Curses", "a Silver"], 2):
        if option == "+2 Actions":
            you.plus(actions=2)
        elif option == "+$2":
            you.plus(coins=2)
        elif option == "Curses":
            for victim in this.victims():
                victim.gain_named("Curse")
        else:
            you.gain_named("Silver")


mountain_shrine = omen(
    "Mountain Shrine", ACTION, Cost(debt=5),
    "+1 Sun. +$2. You may trash a card from your hand. After that, +2 Cards if there is an Action card in the trash.",
    plus_coins=True,
)  # fmt: skip


@mountain_shrine.play
def mountain_shrine_play(you: Player, this: Play) -> None:
    you.get_sun()
    you.plus(coins=2)
    you.trash(you.choose(Q_TRASH, you.hand, 0, 1))
    if you.of_type(you.game.cards_in(TRASH), ACTION):
        you.plus(cards=2)


poet = omen(
    "Poet", ACTION, Cost(4),
    "+1 Sun. +1 Card. +1 Action. Reveal the top card of your deck; at a cost of $3 or less it goes into your hand.",
)  # fmt: skip


@poet.play
def poet_play(you: Player, this: Play) -> None:
    you.get_sun()
    you.plus(cards=1, actions=1)
    for each in you.reveal_top(1):
        if at_most(you.game.cost(each), Cost(3)):
            you.to_hand([each])
        else:
            you.topdeck([each])


river_shrine = omen(
    "River Shrine", ACTION, Cost(4),
    "+1 Sun. Trash up to 2 cards from your hand. When Clean-up starts, gain a card costing up to $4, unless you gained "
    "any in a Buy phase this turn.",
)  # fmt: skip


@river_shrine.play
def river_shrine_play(you: Player, this: Play) -> None:
    you.get_sun()
    you.trash(you.choose(Q_TRASH, you.hand, 0, 2))
    this.once_this_turn(river_shrine_gain)


def gained_in_this_phase(you: Player, this: Later, event: Event) -> bool:
    return bool(you.game.gained_cards(int(you.seat), this_phase=True))


@river_shrine.on(BUY_END, ALWAYS, at_once=True, when=gained_in_this_phase)
def river_shrine_notes(you: Player, this: Later, event: Event) -> None:
    """A gain in any Buy phase of the turn counts, also in one before a River Shrine was played."""
    spot = you.game.spot_of(river_shrine)
    you.game.take_tokens(spot, TURN_TOKENS)
    you.game.put_tokens(spot, TURN_TOKENS, int(you.game.turn_serial))


@river_shrine.later(CLEANUP_START)
def river_shrine_gain(you: Player, this: Later, event: Event) -> None:
    if you.game.tokens_on(you.game.spot_of(river_shrine), TURN_TOKENS) != you.game.turn_serial:
        you.choose_gain(you.supply(up_to=Cost(4)))


rustic_village = omen(
    "Rustic Village", ACTION, Cost(4), "+1 Sun. +1 Card. +2 Actions. You may discard 2 cards; if you do, +1 Card.",
)  # fmt: skip


@rustic_village.play
def rustic_village_play(you: Player, this: Play) -> None:
    you.get_sun()
    you.plus(cards=1, actions=2)
    if you.hand and you.may(Q_DISCARD):
        if len(you.discard(you.choose(Q_DISCARD, you.hand, 2, 2))) == 2:
            you.plus(cards=1)


tea_house = omen("Tea House", ACTION, Cost(5), "+1 Sun. +1 Card. +1 Action. +$2.", plus_coins=True)


@tea_house.play
def tea_house_play(you: Player, this: Play) -> None:
    you.get_sun()
    you.plus(cards=1, actions=1, coins=2)


# --- Shadow cards ----------------------------------------------------------------------------------------------------

shadows = rule(
    SHADOW_RULES,
    "Shadow cards go to the bottom when shuffled. They may be played from the deck, wherever in it they are, as if from the "
    "hand.",
)  # fmt: skip


def shadows_in(you: Player, cards: list[int]) -> list[int]:
    return [each for each in cards if you.game.kind(each).types & SHADOW]


@shadows.on(PLAY_FROM, ALWAYS)
def play_shadows(you: Player, this: Later, event: Event) -> None:
    event.cards.extend(shadows_in(you, you.zone(DECK)))


def shuffles_shadows(you: Player, this: Later, event: Event) -> bool:
    deck = you.zone(DECK)
    return any(each in deck for each in shadows_in(you, event.cards))


@shadows.on(SHUFFLING, ALWAYS, when=shuffles_shadows)
def sink_shadows(you: Player, this: Later, event: Event) -> None:
    deck = you.zone(DECK)
    cards = [each for each in shadows_in(you, event.cards) if each in deck]
    if any(you.game.kind(each) is not you.game.kind(cards[0]) for each in cards):
        cards = you.order(cards, Q_ORDER)
    for each in cards:
        you.put_in_deck(each, you.deck_size())


def shadow(name: str, types: int, cost: int, text: str, plus_coins: bool = False) -> CardKind:
    below = "While this is in your deck, you can play it as though it were in your hand."
    return card(name, types | SHADOW, cost, text, below, sets=SET, plus_coins=plus_coins, brings=[SHADOW_RULES])


alley = shadow("Alley", ACTION, Cost(4), "+1 Card. +1 Action. Discard a card.")


@alley.play
def alley_play(you: Player, this: Play) -> None:
    you.plus(cards=1, actions=1)
    you.discard(you.choose(Q_DISCARD, you.hand, 1, 1))


fishmonger = shadow("Fishmonger", ACTION, Cost(2), "+1 Buy. +$1.", plus_coins=True)


@fishmonger.play
def fishmonger_play(you: Player, this: Play) -> None:
    you.plus(buys=1, coins=1)


ninja = shadow("Ninja", ACTION | ATTACK, Cost(4), "+1 Card. Each other player discards down to 3 cards in hand.")


@ninja.play
def ninja_play(you: Player, this: Play) -> None:
    you.plus(cards=1)
    for victim in this.victims():
        victim.discard_down_to(3)


ronin = shadow("Ronin", ACTION, Cost(5), "Draw until your hand has 7 cards.")


@ronin.play
def ronin_play(you: Player, this: Play) -> None:
    you.draw_up_to(7)


tanuki = shadow("Tanuki", ACTION, Cost(5), "Trash a card from your hand, and gain one costing up to $2 more.")


@tanuki.play
def tanuki_play(you: Player, this: Play) -> None:
    trashed = you.trash(you.choose(Q_TRASH, you.hand, 1, 1))
    if trashed:
        you.choose_gain(you.supply(up_to=cost_plus(you.game.cost(trashed[0]), 2)))


# --- the other Kingdom cards -----------------------------------------------------------------------------------------

aristocrat = card(
    "Aristocrat", ACTION, Cost(3),
    "It depends on how many Aristocrats you have in play. 1 or 5: +3 Actions. 2 or 6: +3 Cards. 3 or 7: +$3. 4 or 8: "
    "+3 Buys.", sets=SET, plus_coins=True,
)  # fmt: skip


@aristocrat.play
def aristocrat_play(you: Player, this: Play) -> None:
    count = you.count_in_play(aristocrat)
    if count in (1, 5):
        you.plus(actions=3)
    elif count in (2, 6):
        you.plus(cards=3)
    elif count in (3, 7):
        you.plus(coins=3)
    elif count in (4, 8):
        you.plus(buys=3)


artist = card(
    "Artist", ACTION, Cost(debt=8), "+1 Action. +1 Card for each name of which you have exactly one card in play.", sets=SET,
)  # fmt: skip


@artist.play
def artist_play(you: Player, this: Play) -> None:
    you.plus(actions=1)
    you.plus(cards=sum(1 for each in you.in_play if you.count_in_play(you.game.kind(each)) == 1))


craftsman = card("Craftsman", ACTION, Cost(3), "+2 Debt. Gain a card costing up to $5.", sets=SET)


@craftsman.play
def craftsman_play(you: Player, this: Play) -> None:
    you.get_debt(2)
    you.choose_gain(you.supply(up_to=Cost(5)))


gold_mine = card(
    "Gold Mine", ACTION, Cost(5), "+1 Card. +1 Action. +1 Buy. You may gain a Gold, together with +4 Debt.", sets=SET,
)  # fmt: skip


@gold_mine.play
def gold_mine_play(you: Player, this: Play) -> None:
    you.plus(cards=1, actions=1, buys=1)
    if you.may(Q_MAY):
        you.gain_named("Gold")
        you.get_debt(4)


imperial_envoy = card("Imperial Envoy", ACTION, Cost(5), "+5 Cards. +1 Buy. +2 Debt.", sets=SET)


@imperial_envoy.play
def imperial_envoy_play(you: Player, this: Play) -> None:
    you.plus(cards=5, buys=1)
    you.get_debt(2)


litter = card("Litter", ACTION, Cost(5), "+2 Cards. +2 Actions. +1 Debt.", sets=SET)


@litter.play
def litter_play(you: Player, this: Play) -> None:
    you.plus(cards=2, actions=2)
    you.get_debt(1)


root_cellar = card("Root Cellar", ACTION, Cost(3), "+3 Cards. +1 Action. +3 Debt.", sets=SET)


@root_cellar.play
def root_cellar_play(you: Player, this: Play) -> None:
    you.plus(cards=3, actions=1)
    you.get_debt(3)


# --- a Prophecy that changes the table -------------------------------------------------------------------------------

divine_wind = foretold(
    "Divine Wind",
    "When you remove the last Sun, all Kingdom piles leave the Supply for good; 10 new ones are set up at random.",
)  # fmt: skip


@divine_wind.on(WHEN_SUN, ALWAYS)
def divine_wind_blows(you: Player, this: Later, event: Event) -> None:
    replace_kingdom(you.game, 10)
